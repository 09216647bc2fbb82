import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { providerService } from './app'

const config = readServiceConfig()
await serveOnSocket(providerService(config, connect(config.databaseUrl, { name: 'provider' })), config)
