import { routes } from '@lernspur/contracts/contract'
import { defaultSink } from '@lernspur/service-kit/log'
import { start } from '@lernspur/service-kit/start'
import { createGateway } from './gateway'
import { readGatewayConfig } from './gateway-config'
import { leaving, listen } from './listen'

await start(async () => {
  const config = readGatewayConfig()
  listen(createGateway({ config, routes, log: defaultSink(config.mode), leaving: leaving.signal }), config)
})
