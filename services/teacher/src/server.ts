import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { defaultSink } from '@lernspur/service-kit/log'
import { openFileStore } from '@lernspur/service-kit/open-file-store'
import { repeatTasks } from '@lernspur/service-kit/repeat-tasks'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { purgeUndoEntries } from '@lernspur/service-kit/undo-journal'
import { teacherService } from './app'
import { sweepFiles } from './file/sweep-files'
import { makeCellHub } from './observation/skill-cell/stream/cell-hub'
import { sweepReportSets } from './report/set/sweep-report-sets'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'teacher' })
  const tasks = {
    purgeUndoEntries: (stop: AbortSignal) => purgeUndoEntries(db, stop),
    sweepFiles: (stop: AbortSignal) => sweepFiles(db, openFileStore(config), stop),
    sweepReportSets: (stop: AbortSignal) => sweepReportSets(db, stop),
  }
  const housekeeping = repeatTasks({ service: 'teacher', log: defaultSink(config.mode), tasks })
  const hub = makeCellHub(db)
  await serveOnSocket(teacherService(config, db, hub), config, () => {
    hub.close()
    return housekeeping.stop()
  })
})
