import { routes } from '@lernspur/contracts/contract'
import { watchCanaries } from '@lernspur/release/canary/watch-canaries'
import { recordHealth } from '@lernspur/release/health/record-health'
import { openReleaseStore } from '@lernspur/release/release-store'
import { checkoutRegistry, checkoutStore } from '@lernspur/release/serve/checkout-registry'
import { followRegistry } from '@lernspur/release/serve/live-registry'
import { watchProcess } from '@lernspur/service-kit/metric/process-metrics'
import { metricsAnswer, metricsPath } from '@lernspur/service-kit/metric/reported-metrics'
import { isInstanceRunning, isStableRunning } from '@lernspur/service-kit/process/config'
import { endOnStray } from '@lernspur/service-kit/process/end-on-stray'
import { defaultLogger, describeFailure } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { sourceVersion } from '@lernspur/service-kit/service/source-version'
import { openReleasedFiles } from './file/released-files'
import { watchFiles } from './file/watch-files'
import { createGateway } from './gateway'
import { readGatewayConfig } from './gateway-config'
import { leaving, listen } from './listen'

await start(async () => {
  const config = readGatewayConfig()
  const log = defaultLogger(config.mode)
  endOnStray('gateway', log)
  const failing = (message: string) => (error: unknown) =>
    log.error({ service: 'gateway', message, failure: describeFailure(error) })
  const releases =
    config.checkout === undefined
      ? await followRegistry({
          url: config.databaseUrl,
          secret: config.secret,
          runs: (service, version) => isInstanceRunning(config.runDir, service, version),
          isStableRunning: (service, version) => isStableRunning(config.runDir, service, version),
          onFailure: failing('The registry cannot be read; what was live stays.'),
        })
      : await checkoutRegistry(config.checkout)
  const canaries = watchCanaries({
    url: config.databaseUrl,
    lines: releases.lines,
    onFailure: failing('Canaries cannot be judged at the moment.'),
  })
  const health = recordHealth({
    url: config.databaseUrl,
    onFailure: failing('How versions fare cannot be written at the moment.'),
  })
  const store = config.checkout === undefined ? openReleaseStore(config) : checkoutStore(config.checkout)
  const files = openReleasedFiles(releases, store)
  const watch = watchFiles({
    manifests: releases.manifests,
    store,
    every: config.s3 ? 600_000 : 60_000,
    onFault: (reason) => log.error({ service: 'gateway', reason }),
  })
  const version = await sourceVersion('gateway')
  const ownMetrics = async () => metricsAnswer('gateway', version)
  watchProcess()
  await listen(
    createGateway({
      config,
      routes,
      log,
      releases,
      files,
      fileFaults: watch.faults,
      canaries,
      health,
      version,
      startTimeoutMs: 10_000,
      leaving: leaving.signal,
    }),
    config,
    (request) => (URL.parse(request.url)?.pathname === metricsPath ? ownMetrics() : undefined),
    () => health.write(),
  )
})
