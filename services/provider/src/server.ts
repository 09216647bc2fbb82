import { connect } from '@lernspur/database/connection/connect'
import { startBackgroundWork } from '@lernspur/service-kit/process/background-work'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { providerService } from './app'
import { providerJobs } from './background-work'

await start(async () => {
  const config = readServiceConfig()
  const { databaseUrl } = config
  const db = connect(databaseUrl, { name: 'provider', max: config.poolSize })
  const log = defaultLogger(config.mode)
  const background = startBackgroundWork({ service: 'provider', databaseUrl, jobs: providerJobs(db), log })
  await serveOnSocket(providerService(config, db), config, () => background.stop())
})
