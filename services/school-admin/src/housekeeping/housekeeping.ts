import type { Database } from '@lernspur/service-kit/call'
import type { FileStore } from '@lernspur/service-kit/file-store'
import type { LogSink } from '@lernspur/service-kit/log'
import { repeatTasks, type Task } from '@lernspur/service-kit/repeat-tasks'

/** What tasks of the housekeeping work with. */
export interface Housekeeping {
  readonly db: Database
  /** Bytes of uploaded files, by key. */
  readonly files: FileStore
}

interface HousekeepingOptions extends Housekeeping {
  readonly log: LogSink
  /** Milliseconds between two runs; an hour by default. */
  readonly pause?: number
}

/** The tasks, by the names under which the log knows them. */
const tasksOf = (_housekeeping: Housekeeping): Readonly<Record<string, Task>> => ({})

/** Carries out what is due, at once and every hour. `stop` waits for the current task. */
export const startHousekeeping = ({ db, files, ...options }: HousekeepingOptions) =>
  repeatTasks({ service: 'school-admin', tasks: tasksOf({ db, files }), ...options })
