import { connect } from '@lernspur/database/connect'
import { readBackupDays } from '@lernspur/service-kit/backup-days'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { defaultSink } from '@lernspur/service-kit/log'
import { openFileStore } from '@lernspur/service-kit/open-file-store'
import { repeatTasks } from '@lernspur/service-kit/repeat-tasks'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { schoolAdminService } from './app'
import { carryOutErasures } from './student-erasure/carry-out-erasures'

/** Milliseconds; asking whether something is due takes one short statement. */
const pause = 60_000

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'school-admin' })
  const files = openFileStore(config)
  const receipts = { ...config, backupDays: readBackupDays() }
  const tasks = { carryOutErasures: (stop: AbortSignal) => carryOutErasures({ db, files, receipts }, stop) }
  const housekeeping = repeatTasks({ service: 'school-admin', log: defaultSink(config.mode), tasks, pause })
  await serveOnSocket(schoolAdminService(config, db), config, () => housekeeping.stop())
})
