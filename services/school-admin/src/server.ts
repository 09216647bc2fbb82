import { connect } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { startBackgroundWork } from '@lernspur/service-kit/process/background-work'
import { readBackupDays } from '@lernspur/service-kit/process/backup-days'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { readRosterHubs } from '@lernspur/service-kit/roster/roster-settings'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { schoolAdminService } from './app'
import { schoolAdminJobs } from './background-work'

/** Milliseconds; removing a large school takes longer than any request may. */
const taskTimeout = 30 * 60_000

await start(async () => {
  const config = readServiceConfig()
  const { databaseUrl } = config
  const db = connect(databaseUrl, { name: 'school-admin', max: config.poolSize })
  const files = openFileStore(config)
  const receipts = { ...config, backupDays: readBackupDays() }
  const taskDb = connect(databaseUrl, { name: 'school-admin-tasks', max: 1, statementTimeout: taskTimeout })
  const rosters = { hubs: readRosterHubs(), secret: config.secret }
  const jobs = schoolAdminJobs({ db, taskDb, files, receipts, rosters })
  const log = defaultLogger(config.mode)
  const background = startBackgroundWork({ service: 'school-admin', databaseUrl, jobs, log })
  await serveOnSocket(schoolAdminService(config, db, rosters), config, () => background.stop())
})
