import type { Database } from '@lernspur/database/connection/connect'
import { eventually } from './eventually'

/**
 * Waits until so many calls wait for locks in the test's database. `owner` is a connection outside any transaction, which
 * would not see connections that are opened later.
 */
export const untilCallsWait = (owner: Database, count = 1): Promise<boolean> =>
  eventually(
    async () => {
      const found = await owner`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return found.length >= count
    },
    () => `${count} calls wait for a lock`,
  )
