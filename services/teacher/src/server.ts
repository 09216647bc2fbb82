import { connect } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { repeatTasks } from '@lernspur/service-kit/process/repeat-tasks'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { teacherService } from './app'
import { sweepFiles } from './file/sweep-files'
import { makeCellHub } from './observation/competence-cell/stream/cell-hub'
import { sweepReportSets } from './report/set/sweep-report-sets'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'teacher' })
  const tasks = {
    purgeUndoEntries: (stop: AbortSignal) => purgeUndoEntries(db, stop),
    sweepFiles: (stop: AbortSignal) => sweepFiles(db, openFileStore(config), stop),
    sweepReportSets: (stop: AbortSignal) => sweepReportSets(db, stop),
  }
  const housekeeping = repeatTasks({ service: 'teacher', log: defaultLogger(config.mode), tasks })
  const hub = makeCellHub(db)
  await serveOnSocket(teacherService(config, db, hub), config, () => {
    hub.close()
    return housekeeping.stop()
  })
})
