import { routes } from '@lernspur/contracts/contract'
import { readKitConfig } from '@lernspur/service-kit/config'
import { defaultSink } from '@lernspur/service-kit/log'
import { start } from '@lernspur/service-kit/start'
import { createGateway } from './gateway'
import { listen } from './listen'

await start(async () => {
  const config = readKitConfig()
  listen(createGateway({ config, routes, log: defaultSink(config.mode) }))
})
