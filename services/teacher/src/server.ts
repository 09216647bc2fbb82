import { connect } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { startBackgroundWork } from '@lernspur/service-kit/process/background-work'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { teacherService } from './app'
import { teacherJobs } from './background-work'
import { makeCellHub } from './observation/competence-cell/stream/cell-hub'
import { followCreations } from './report/create/running-creation'

await start(async () => {
  const config = readServiceConfig()
  const { databaseUrl } = config
  const db = connect(databaseUrl, { name: 'teacher', max: config.poolSize })
  const log = defaultLogger(config.mode)
  const jobs = teacherJobs(db, openFileStore(config))
  const background = startBackgroundWork({ service: 'teacher', databaseUrl, jobs, log })
  void followCreations(db)
  const hub = makeCellHub(db)
  await serveOnSocket(teacherService(config, db, hub), config, () => {
    hub.close()
    return background.stop()
  })
})
