import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { Line } from '@lernspur/release/registry/line'
import type { Installation } from '@lernspur/release/release-build'
import { isInstanceRunning, socketPath } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'

/** Milliseconds within which the supervisor must have decided. */
const within = 60_000
const pause = 200

const versionAt = async (unix: string): Promise<unknown> => {
  try {
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

const expectedStatesOf = (line: Line, name: ServiceName): ExpectedState[] => {
  const { stable, canary } = line
  const expectedStable = (version: string): ExpectedState => ({
    version,
    text: `runs ${version}.`,
    isExpected: (now) => now.stable === version,
    isReached: async (runDir) => (await versionAt(socketPath(runDir, name))) === version,
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
