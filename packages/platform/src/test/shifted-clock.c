/* Loaded before the C library: what a program asks about the wall clock is answered SHIFTED_SECONDS later. Unlike
   libfaketime it answers alike inside of signal handlers, from which PostgreSQL's timers read the clock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long shift(void) {
  static long seconds;
  static int known;
  if (!known) {
    const char *text = getenv("SHIFTED_SECONDS");
    seconds = text ? atol(text) : 0;
    known = 1;
  }
  return seconds;
}

int clock_gettime(clockid_t id, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int failed = real(id, at);
  if (!failed && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) at->tv_sec += shift();
  return failed;
}

int gettimeofday(struct timeval *at, void *zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}

/* Until when to wait is said in the shifted time, and the C library waits in the real one: it would wait for as long as
   the shift, or not at all. A moment of the monotonic clock, which counts from the start of the machine, stays. */
static struct timespec real_moment(const struct timespec *until) {
  struct timespec moment = *until;
  if (moment.tv_sec > 1000000000) moment.tv_sec -= shift();
  return moment;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until) {
  static int (*real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  /* Without its version the linker may give one from before condition variables had their present form. */
  if (!real) real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!real) real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  struct timespec moment = real_moment(until);
  return real(condition, mutex, &moment);
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until) {
  static int (*real)(pthread_mutex_t *, const struct timespec *);
  if (!real) real = (int (*)(pthread_mutex_t *, const struct timespec *))dlsym(RTLD_NEXT, "pthread_mutex_timedlock");
  struct timespec moment = real_moment(until);
  return real(mutex, &moment);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *until) {
  static int (*real)(sem_t *, const struct timespec *);
  if (!real) real = (int (*)(sem_t *, const struct timespec *))dlsym(RTLD_NEXT, "sem_timedwait");
  struct timespec moment = real_moment(until);
  return real(semaphore, &moment);
}
