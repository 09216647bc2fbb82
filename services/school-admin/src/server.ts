import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { schoolAdminService } from './app'

await start(async () => {
  const config = readServiceConfig()
  await serveOnSocket(schoolAdminService(config, connect(config.databaseUrl, { name: 'school-admin' })), config)
})
