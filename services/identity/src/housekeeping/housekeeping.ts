import type { Database } from '@lernspur/service-kit/call'
import { keepHouse } from '@lernspur/service-kit/housekeeping'
import type { LogSink } from '@lernspur/service-kit/log'
import { forgetExpired } from './forget-expired'
import { forgetIdempotencyKeys } from './forget-idempotency-keys'

interface HousekeepingOptions {
  readonly db: Database
  readonly log: LogSink
  /** Milliseconds between two runs; an hour by default. */
  readonly pause?: number
}

const tasks = { forgetExpired, forgetIdempotencyKeys } as const

/** Deletes what has expired, at once and every hour. */
export const startHousekeeping = (options: HousekeepingOptions) => keepHouse({ service: 'identity', tasks, ...options })
