// Lets two paths take each other's place in one step, which Swift's overlay of the C library leaves out.
#ifndef C_EXCHANGE_H
#define C_EXCHANGE_H

#ifdef __APPLE__

extern int renamex_np(const char *, const char *, unsigned int);

static inline int exchange_paths(const char *path, const char *other) {
  return renamex_np(path, other, /* RENAME_SWAP */ 2);
}

#else

extern int renameat2(int, const char *, int, const char *, unsigned int);

static inline int exchange_paths(const char *path, const char *other) {
  return renameat2(/* AT_FDCWD */ -100, path, -100, other, /* RENAME_EXCHANGE */ 2);
}

#endif

#endif
