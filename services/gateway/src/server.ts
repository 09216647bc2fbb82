import { routes } from '@lernspur/contracts/contract'
import { watchCanaries } from '@lernspur/release/canary/watch-canaries'
import { openReleaseStore } from '@lernspur/release/release-store'
import { followRegistry } from '@lernspur/release/serve/live-registry'
import { isInstanceRunning, isStableRunning } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { openReleasedFiles } from './file/released-files'
import { createGateway } from './gateway'
import { readGatewayConfig } from './gateway-config'
import { leaving, listen } from './listen'

await start(async () => {
  const config = readGatewayConfig()
  const releases = await followRegistry({
    url: config.databaseUrl,
    secret: config.secret,
    runs: (service, version) => isInstanceRunning(config.runDir, service, version),
    isStableRunning: (service, version) => isStableRunning(config.runDir, service, version),
    onFailure: (error) => console.error('The registry cannot be read; what was live stays.', error),
  })
  const canaries = watchCanaries({
    url: config.databaseUrl,
    lines: releases.lines,
    onFailure: (error) => console.error('Canaries cannot be judged at the moment.', error),
  })
  const files = openReleasedFiles(releases, openReleaseStore(config))
  listen(
    createGateway({
      config,
      routes,
      log: defaultLogger(config.mode),
      releases,
      files,
      canaries,
      leaving: leaving.signal,
    }),
    config,
  )
})
