import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Line } from '@lernspur/release/registry/line'
import type { Installation } from '@lernspur/release/release-build'
import { serviceState } from '@lernspur/release/service-state'
import type { ServiceState } from '@lernspur/release/team/team-command'
import { socketPath } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'

/** Milliseconds within which the supervisor must have decided. */
const within = 60_000
const pause = 200

/** Folder where a running start has its sockets; undefined when nothing runs on this data folder here. */
const runDirOf = (dataDir: string): string | undefined => {
  const runs = join(dataDir, 'run')
  if (!existsSync(runs)) return undefined
  return readdirSync(runs)
    .map((run) => join(runs, run))
    .find((path) => existsSync(socketPath(path, 'gateway')))
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
  const { name } = unit
  const line = (await registry.lines()).find((one) => unitId(one.unit) === unitId(unit))
  if (!line) throw new Problem(`${unitId(unit)} was never released.`)
  const messages: string[] = []
  for (const expected of expectedVersions(line)) {
    const message = await untilVersionRuns(name, expected, async () => {
      const runDir = runDirOf(dataDir)
      return runDir === undefined ? undefined : await serviceState(registry, unit, expected.version, runDir)
    })
    messages.push(message)
  }
  return [...new Set(messages)].join('\n')
}

/** Milliseconds within which a gateway gives pages what was promoted. */
const pagesWithin = 10_000

/** Whether the gateway that runs in a folder gives these pages to whoever is not signed in. */
const givesPages = async (runDir: string, pages: ReadonlyMap<string, string | null>): Promise<boolean> => {
  const answer = await fetch('http://gateway/mfe/registry.json', {
    unix: socketPath(runDir, 'gateway'),
    keepalive: false,
  })
  const { shell, areas } = (await answer.json()) as Registry
  return [...pages].every(([name, version]) => (name === 'shell' ? shell : areas[name])?.current.version === version)
}

/**
 * Waits, for ten seconds at most, until the gateway of this computer gives pages the stable versions of shell and areas.
 */
const untilPagesAreGiven = async (
  { registry }: Installation,
  units: readonly Unit[],
  dataDir: string,
): Promise<void> => {
  const pages = new Map(
    (await registry.lines()).flatMap(({ unit, stable }) =>
      units.some((one) => unitId(one) === unitId(unit)) ? [[unit.name, stable] as const] : [],
    ),
  )
  const deadline = performance.now() + pagesWithin
  while (performance.now() < deadline) {
    const runDir = runDirOf(dataDir)
    if (!runDir || (await givesPages(runDir, pages).catch(() => false))) return
    await Bun.sleep(pause)
  }
}

/**
 * Waits until services and the gateway run as the registry demands, where this computer runs them, and pages get their
 * versions. Returns a sentence for each service; throws a Problem with the reason of one that was taken back.
 */
export const untilUnitsRun = async (
  installation: Installation,
  units: readonly Unit[],
  dataDir: string,
): Promise<string[]> => {
  const [services, pages] = [true, false].map((isService) =>
    units.filter(({ kind }) => (kind === 'service') === isService),
  )
  const sentences = await Promise.all((services ?? []).map((unit) => untilServiceRuns(installation, unit, dataDir)))
  if (pages?.length) await untilPagesAreGiven(installation, pages, dataDir)
  return sentences
}
