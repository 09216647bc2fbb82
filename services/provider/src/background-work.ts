import type { Database } from '@lernspur/service-kit/call/call'
import { hour, type Job, minute } from '@lernspur/service-kit/process/background-work'
import { countAllReach, publishAnnouncements, purgeAnnouncements } from './announcement/publish-announcements'
import { countSchools } from './dashboard/count-schools'

/** What the service does without being called. */
export const providerJobs = (db: Database): Readonly<Record<string, Job>> => ({
  countSchools: { every: hour, work: (stop) => countSchools(db, stop) },
  purgeAnnouncements: { every: hour, work: () => purgeAnnouncements(db) },
  countAllReach: { every: hour, work: () => countAllReach(db) },
  // A notification may be a minute late.
  publishAnnouncements: { every: minute, work: (stop) => publishAnnouncements(db, stop) },
})
