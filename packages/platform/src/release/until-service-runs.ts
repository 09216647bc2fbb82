import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import type { Line } from '@lernspur/release/registry/line'
import type { Installation } from '@lernspur/release/release-build'
import { isInstanceRunning, socketPath, versionPath } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'

/** Milliseconds within which the supervisor must have decided. */
const within = 60_000
const pause = 200

/** The version that has the place of a service; the gateway tells its own to nobody, so its supervisor is asked. */
const versionIn = async (runDir: string, name: RouteOwner): Promise<unknown> => {
  try {
    if (name === 'gateway') return readFileSync(versionPath(runDir, name), 'utf8')
    const unix = socketPath(runDir, name)
    const answer = await fetch('http://service/internal/health', { unix, keepalive: false })
    return ((await answer.json()) as { version?: unknown }).version
  } catch {
    return undefined
  }
}

/** Folder where a running start has its sockets; undefined when nothing runs on this data folder here. */
const runDirOf = (dataDir: string): string | undefined => {
  const runs = join(dataDir, 'run')
  if (!existsSync(runs)) return undefined
  return readdirSync(runs)
    .map((run) => join(runs, run))
    .find((path) => existsSync(socketPath(path, 'gateway')))
}

/** What the registry demands of a service, and how to see that it is reached. */
interface ExpectedState {
  readonly version: string
  /** Follows the name of the service. */
  readonly text: string
  isExpected(line: Line): boolean
  isReached(runDir: string): Promise<boolean>
}

const expectedStatesOf = (line: Line, name: RouteOwner): ExpectedState[] => {
  const { stable, canary } = line
  const expectedStable = (version: string): ExpectedState => ({
    version,
    text: `runs ${version}.`,
    isExpected: (now) => now.stable === version,
    isReached: async (runDir) => (await versionIn(runDir, name)) === version,
  })
  const expectedCanary = ({ version, weight }: NonNullable<Line['canary']>): ExpectedState => ({
    version,
    text: `runs ${version} beside it, for ${weight} % of all users.`,
    isExpected: (now) => now.canary?.version === version,
    isReached: async (runDir) => isInstanceRunning(runDir, name, version),
  })
  return [...(stable === null ? [] : [expectedStable(stable)]), ...(canary ? [expectedCanary(canary)] : [])]
}

/**
 * If this computer runs the service, waits until its stable version and its canary run as the registry demands, and
 * reports it. Throws a Problem with the supervisor's reason when a version was taken back (rule service-release.6).
 */
export const untilServiceRuns = async ({ registry }: Installation, unit: Unit, dataDir: string): Promise<string> => {
  const { name } = unit
  const lineNow = async () => (await registry.lines()).find((line) => unitId(line.unit) === unitId(unit))
  const line = await lineNow()
  if (!line) throw new Problem(`${unitId(unit)} was never released.`)
  const deadline = performance.now() + within
  const messages: string[] = []
  for (const { version, text, isExpected, isReached } of expectedStatesOf(line, name)) {
    for (;;) {
      const runDir = runDirOf(dataDir)
      if (!runDir) return `${name} is not running on this computer; ${version} runs with the next start.`
      if (await isReached(runDir)) break
      const now = await lineNow()
      if (!now || !isExpected(now)) {
        const [event] = await registry.events(unit, 1)
        throw new Problem(`${version} was taken back: ${event?.why ?? 'somebody else changed it.'}`)
      }
      if (performance.now() > deadline) throw new Problem(`${name} does not run ${version} yet; see the log of start.`)
      await Bun.sleep(pause)
    }
    messages.push(`${name} ${text}`)
  }
  return messages.join('\n')
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
