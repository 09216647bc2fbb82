import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import type { Line } from '@lernspur/release/registry/line'
import type { Installation } from '@lernspur/release/release-build'
import { serviceState } from '@lernspur/release/service-state'
import type { ServiceState } from '@lernspur/release/team/team-command'
import { socketPath } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'

/** Milliseconds within which the supervisor must have decided. */
const within = 60_000
const pause = 200

/** Folder where a running start has the service's socket; undefined when nothing runs on this data folder here. */
const runDirOf = (dataDir: string, name: ServiceName): string | undefined => {
  const runs = join(dataDir, 'run')
  if (!existsSync(runs)) return undefined
  return readdirSync(runs)
    .map((run) => join(runs, run))
    .find((path) => existsSync(socketPath(path, name)))
}

/** A version of a service that a command made live, for everybody or for a share of users. */
interface ExpectedVersion {
  readonly version: string
  /** Per cent of users, for a canary. */
  readonly weight?: number | undefined
}

/** What a line demands to run. */
export const expectedVersions = ({ stable, canary }: Pick<Line, 'stable' | 'canary'>): ExpectedVersion[] => [
  ...(stable === null ? [] : [{ version: stable }]),
  ...(canary ? [{ version: canary.version, weight: canary.weight }] : []),
]

/**
 * Waits until a version of a service runs, and reports it; `look` tells its state, undefined where nothing runs. Throws
 * a Problem with the supervisor's reason when it was taken back (rule service-release.6).
 */
export const untilVersionRuns = async (
  name: string,
  { version, weight }: ExpectedVersion,
  look: () => Promise<ServiceState | undefined>,
  pauseMs = pause,
): Promise<string> => {
  const deadline = performance.now() + within
  for (;;) {
    const state = await look()
    if (!state) return `${name} is not running on this computer; ${version} runs with the next start.`
    if (state.state === 'gone') throw new Problem(`${version} was taken back: ${state.reason}`)
    if (state.state === 'running')
      return `${name} runs ${version}${weight === undefined ? '' : ` beside it, for ${weight} % of all users`}.`
    if (performance.now() > deadline) throw new Problem(`${name} does not run ${version} yet; see the log of start.`)
    await Bun.sleep(pauseMs)
  }
}

/**
 * If this computer runs the service, waits until its stable version and its canary run as the registry demands, and
 * reports it. Throws a Problem with the supervisor's reason when a version was taken back (rule service-release.6).
 */
export const untilServiceRuns = async ({ registry }: Installation, unit: Unit, dataDir: string): Promise<string> => {
  const name = serviceNames.find((one) => one === unit.name)
  const line = (await registry.lines()).find((one) => unitId(one.unit) === unitId(unit))
  if (!name || !line) throw new Problem(`${unitId(unit)} was never released.`)
  const messages: string[] = []
  for (const expected of expectedVersions(line)) {
    const message = await untilVersionRuns(name, expected, async () => {
      const runDir = runDirOf(dataDir, name)
      return runDir === undefined ? undefined : await serviceState(registry, unit, expected.version, runDir)
    })
    messages.push(message)
  }
  return [...new Set(messages)].join('\n')
}
