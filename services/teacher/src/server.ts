import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { teacherService } from './app'

const config = readServiceConfig()
await serveOnSocket(teacherService(config, connect(config.databaseUrl, { name: 'teacher' })), config)
