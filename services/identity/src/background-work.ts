import type { Database } from '@lernspur/service-kit/call/call'
import { hour, type Job } from '@lernspur/service-kit/process/background-work'
import { carryOutResets } from './auth/two-factor-reset/carry-out-resets'
import { housekeeping } from './housekeeping/housekeeping'

/** What the service does without being called, beside sending mails. */
export const identityJobs = (db: Database): Readonly<Record<string, Job>> => {
  const tasks = { ...housekeeping(db), carryOutResets: (stop: AbortSignal) => carryOutResets(db, stop) }
  return Object.fromEntries(Object.entries(tasks).map(([name, work]) => [name, { every: hour, work }]))
}
