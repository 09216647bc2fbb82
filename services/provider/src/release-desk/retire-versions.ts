import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Author } from '@lernspur/release/registry/author'
import { retireStep } from '@lernspur/release/registry/plan'
import type { Installation } from '@lernspur/release/release-build'
import { serviceState } from '@lernspur/release/service-state'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger, describeFailure } from '@lernspur/service-kit/process/log'
import { withReleases } from './open-releases'

/** Milliseconds within which the supervisor has decided whether a service runs, and between two looks at it. */
const within = 60_000
const pause = 200

/** Whether all these services run the versions that are stable now; false once one was taken back. */
const run = async ({ registry }: Installation, services: readonly Unit[], runDir: string): Promise<boolean> => {
  const lines = await registry.lines()
  const versions = services.map((unit) => ({
    unit,
    version: lines.find((line) => unitId(line.unit) === unitId(unit))?.stable ?? '',
  }))
  for (const deadline = performance.now() + within; performance.now() < deadline; await Bun.sleep(pause)) {
    const states = await Promise.all(versions.map(({ unit, version }) => serviceState(registry, unit, version, runDir)))
    if (states.every(({ state }) => state === 'running')) return true
    if (states.some(({ state }) => state === 'gone')) return false
  }
  return false
}

interface Retirement {
  /** What was switched. */
  readonly units: readonly Unit[]
  readonly retiring: readonly Unit[]
  readonly by: Author
}

/**
 * Lets the versions before go: at once, or without waiting for it as soon as the services that were switched with them
 * run, because pages stay at the version before until then (rule release.15). Where one does not start, all stay.
 */
export const retireVersions = async (config: ServiceConfig, { units, retiring, by }: Retirement): Promise<void> => {
  const services = units.filter(({ kind }) => kind === 'service')
  const work = withReleases(config, async (installation) => {
    if (await run(installation, services, config.runDir))
      await installation.registry.change(retiring.map(retireStep), { by })
  })
  if (services.length === 0) return await work
  work.catch((failure) =>
    defaultLogger(config.mode).error({ service: 'provider', reason: `retire: ${describeFailure(failure)}` }),
  )
}
