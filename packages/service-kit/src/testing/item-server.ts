import { connect } from '@lernspur/database/connection/connect'
import { readServiceConfig } from '../process/config'
import { start } from '../process/start'
import { serveOnSocket } from '../service/serve-on-socket'
import { createService } from '../service/service'
import { itemRoutes, itemSlice } from './items'

// A complete service process; run by the test of the socket.
await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'items', max: 2 })
  const service = createService({ name: 'school-admin', slices: [itemSlice], routes: itemRoutes, config, db })
  await serveOnSocket(service, config)
})
