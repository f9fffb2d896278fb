// Begins a thread on another processor than the one that asks for it, which the system's own calls leave to chance.
#ifndef C_THREAD_H
#define C_THREAD_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <pthread.h>
#include <sched.h>
#include <stddef.h>

/* What says where the thread may run; 0 where there is no other processor. */
static inline int leave_this_processor(pthread_attr_t *attributes) {
#ifdef __GLIBC__
  extern int sched_getcpu(void);
  extern int sched_getaffinity(int, size_t, cpu_set_t *);
  extern int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);
  cpu_set_t others;
  int processor = sched_getcpu();
  if (processor < 0 || sched_getaffinity(0, sizeof others, &others) != 0) return 1;
  __CPU_CLR_S(processor, sizeof others, &others);
  if (__CPU_COUNT_S(sizeof others, &others) == 0) return 0;
  pthread_attr_setaffinity_np(attributes, sizeof others, &others);
#endif
  return 1;
}

/* The thread; NULL where there is none to be had. */
static inline void *begin_elsewhere(void *(*work)(void *), void *argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0) return NULL;
  int isBegun = leave_this_processor(&attributes) && pthread_create(&thread, &attributes, work, argument) == 0;
  pthread_attr_destroy(&attributes);
  return isBegun ? (void *)thread : NULL;
}

static inline void await_end(void *thread) {
  pthread_join((pthread_t)thread, NULL);
}

#endif
