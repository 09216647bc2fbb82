import type { Database } from '@lernspur/service-kit/call/call'
import type { Logger } from '@lernspur/service-kit/process/log'
import { repeatTasks } from '@lernspur/service-kit/process/repeat-tasks'
import { purgeAudit } from './purge-audit'
import { purgeExpired } from './purge-expired'
import { purgeIdempotencyKeys } from './purge-idempotency-keys'

interface HousekeepingOptions {
  readonly db: Database
  readonly log: Logger
  /** Milliseconds between two runs; an hour by default. */
  readonly pause?: number
}

/** Deletes what has expired, at once and every hour. `stop` waits for the current task. */
export const startHousekeeping = ({ db, ...options }: HousekeepingOptions) =>
  repeatTasks({
    service: 'identity',
    tasks: {
      purgeExpired: () => purgeExpired(db),
      purgeIdempotencyKeys: (stop) => purgeIdempotencyKeys(db, stop),
      purgeAudit: (stop) => purgeAudit(db, stop),
    },
    ...options,
  })
