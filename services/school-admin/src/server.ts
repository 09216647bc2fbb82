import { connect } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { readBackupDays } from '@lernspur/service-kit/process/backup-days'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { repeatTasks } from '@lernspur/service-kit/process/repeat-tasks'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { schoolAdminService } from './app'
import { carryOutDeletions } from './retention/carry-out-deletions'
import { notifyOfDueDeletions } from './retention/notify-of-due-deletions'
import { carryOutClosings } from './school-closing/carry-out-closings'
import { notifyOfYearEnd } from './school-year/roll-over/notify-of-year-end'
import { maintainLookup, rebuildLookup } from './student/lookup/maintain-lookup'
import { carryOutErasures } from './student-erasure/carry-out-erasures'
import { notifyOfRoleEnds } from './user-role/end/notify-of-role-ends'

/** Milliseconds; asking whether something is due takes one short statement. */
const pause = 60_000
/** Milliseconds; removing a large school takes longer than any request may. */
const taskTimeout = 30 * 60_000

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'school-admin' })
  const files = openFileStore(config)
  const receipts = { ...config, backupDays: readBackupDays() }
  const taskDb = connect(config.databaseUrl, { name: 'school-admin-tasks', max: 1, statementTimeout: taskTimeout })
  const tasks = {
    carryOutErasures: (stop: AbortSignal) => carryOutErasures({ db, files, receipts }, stop),
    carryOutClosings: (stop: AbortSignal) => carryOutClosings(taskDb, files, stop),
    maintainLookup: (stop: AbortSignal) => maintainLookup(taskDb, stop),
  }
  // These go through all schools, and an hour more does not matter to them.
  const hourly = {
    carryOutDeletions: (stop: AbortSignal) => carryOutDeletions(taskDb, stop),
    notifyOfDueDeletions: (stop: AbortSignal) => notifyOfDueDeletions(taskDb, stop),
    rebuildLookup: (stop: AbortSignal) => rebuildLookup(taskDb, stop),
    purgeUndoEntries: (stop: AbortSignal) => purgeUndoEntries(db, stop),
    notifyOfRoleEnds: (stop: AbortSignal) => notifyOfRoleEnds(taskDb, stop),
    notifyOfYearEnd: (stop: AbortSignal) => notifyOfYearEnd(taskDb, stop),
  }
  const shared = { service: 'school-admin', log: defaultLogger(config.mode) } as const
  const housekeeping = [repeatTasks({ ...shared, tasks, pause }), repeatTasks({ ...shared, tasks: hourly })]
  await serveOnSocket(schoolAdminService(config, db), config, async () => {
    await Promise.all(housekeeping.map((running) => running.stop()))
  })
})
