import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '../process/config'
import { start } from '../process/start'
import { serveOnSocket } from '../service/serve-on-socket'
import { createService } from '../service/service'
import { thingRoutes, thingSlice } from './things'

// A whole process, as every service is one; run by the test of the socket.
await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'things', max: 2 })
  const service = createService({ name: 'school-admin', slices: [thingSlice], routes: thingRoutes, config, db })
  await serveOnSocket(service, config)
})
