import type { CallKind } from '@lernspur/service-kit/service/route-facts'

/** Milliseconds until a service's answer must begin, by kind of call. */
export type TimeLimits = Readonly<Record<CallKind, number>>

export const timeLimits: TimeLimits = { read: 15_000, write: 30_000, file: 120_000 }
