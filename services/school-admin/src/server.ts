import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { defaultSink } from '@lernspur/service-kit/log'
import { openFileStore } from '@lernspur/service-kit/open-file-store'
import { repeatTasks } from '@lernspur/service-kit/repeat-tasks'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { schoolAdminService } from './app'
import { carryOutClosings } from './school-closing/carry-out-closings'

/** Milliseconds; asking whether something is due takes one short statement. */
const pause = 60_000
/** Milliseconds; removing a large school takes longer than any request may. */
const taskTimeout = 30 * 60_000

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'school-admin' })
  const files = openFileStore(config)
  const patient = connect(config.databaseUrl, { name: 'school-admin-tasks', max: 1, statementTimeout: taskTimeout })
  const tasks = { carryOutClosings: (stop: AbortSignal) => carryOutClosings(patient, files, stop) }
  const housekeeping = repeatTasks({ service: 'school-admin', log: defaultSink(config.mode), tasks, pause })
  await serveOnSocket(schoolAdminService(config, db), config, () => housekeeping.stop())
})
