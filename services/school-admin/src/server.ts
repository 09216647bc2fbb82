import { connect } from '@lernspur/database/connect'
import { readServiceConfig } from '@lernspur/service-kit/config'
import { defaultSink } from '@lernspur/service-kit/log'
import { openFileStore } from '@lernspur/service-kit/open-file-store'
import { serveOnSocket } from '@lernspur/service-kit/serve-on-socket'
import { start } from '@lernspur/service-kit/start'
import { schoolAdminService } from './app'
import { startHousekeeping } from './housekeeping/housekeeping'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'school-admin' })
  const service = schoolAdminService(config, db)
  const housekeeping = startHousekeeping({ db, files: openFileStore(config), log: defaultSink(config.mode) })
  await serveOnSocket(service, config, () => housekeeping.stop())
})
