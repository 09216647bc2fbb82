import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { keepHouse } from '@lernspur/service-kit/housekeeping'
import { defaultSink } from '@lernspur/service-kit/log'
import { openFileStore } from '@lernspur/service-kit/open-file-store'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { teacherService } from './app'
import { sweepFiles } from './file/sweep-files'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'teacher' })
  const tasks = { sweepFiles: sweepFiles(openFileStore(config)) }
  const housekeeping = keepHouse({ service: 'teacher', db, log: defaultSink(config.mode), tasks })
  await serveOnSocket(teacherService(config, db), config, () => housekeeping.stop())
})
