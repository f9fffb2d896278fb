// The attributes of files beside their modes, lists of who may do what among them, which Swift's overlay of the C library
// leaves out.
#ifndef C_ATTRIBUTES_H
#define C_ATTRIBUTES_H

#include <sys/xattr.h>

#endif
