import type { Database } from '@lernspur/service-kit/call/call'

/** Schools that are neither disabled nor about to be removed. */
export const openSchools = (db: Database) => db<{ id: string }[]>`
  select id from tenant where not is_disabled and not is_provider and closes_at is null order by id`
