import { routes } from '@lernspur/contracts/contract'
import { watchCanaries } from '@lernspur/release/canary/watch-canaries'
import { openReleaseStore } from '@lernspur/release/release-store'
import { checkoutRegistry, checkoutStore } from '@lernspur/release/serve/checkout-registry'
import { followRegistry } from '@lernspur/release/serve/live-registry'
import { isInstanceRunning, isStableRunning } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { openReleasedFiles } from './file/released-files'
import { watchFiles } from './file/watch-files'
import { createGateway } from './gateway'
import { readGatewayConfig } from './gateway-config'
import { leaving, listen } from './listen'

await start(async () => {
  const config = readGatewayConfig()
  const releases =
    config.checkout === undefined
      ? await followRegistry({
          url: config.databaseUrl,
          secret: config.secret,
          runs: (service, version) => isInstanceRunning(config.runDir, service, version),
          isStableRunning: (service, version) => isStableRunning(config.runDir, service, version),
          onFailure: (error) => console.error('The registry cannot be read; what was live stays.', error),
        })
      : await checkoutRegistry(config.checkout)
  const canaries = watchCanaries({
    url: config.databaseUrl,
    lines: releases.lines,
    onFailure: (error) => console.error('Canaries cannot be judged at the moment.', error),
  })
  const store = config.checkout === undefined ? openReleaseStore(config) : checkoutStore(config.checkout)
  const files = openReleasedFiles(releases, store)
  const log = defaultLogger(config.mode)
  const watch = watchFiles({
    manifests: releases.manifests,
    store,
    every: config.s3 ? 600_000 : 60_000,
    onFault: (reason) => log.error({ service: 'gateway', reason }),
  })
  await listen(
    createGateway({
      config,
      routes,
      log,
      releases,
      files,
      fileFaults: watch.faults,
      canaries,
      leaving: leaving.signal,
    }),
    config,
  )
})
