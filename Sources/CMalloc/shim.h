// What the GNU C library lets a program say of its memory, which Swift's overlay leaves out; elsewhere nothing.
#ifndef C_MALLOC_H
#define C_MALLOC_H

#ifdef __linux__
#include <malloc.h>
#endif

static inline void keep_blocks_apart(int bytes) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, bytes);
#endif
}

static inline void give_back_free_pages(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

#endif
