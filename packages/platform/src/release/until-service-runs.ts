import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Unit } from '@lernspur/contracts/release.contract'
import type { Place } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'

/** Milliseconds within which the supervisor has decided. */
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

/** The socket by which a running start knows the service; undefined when nothing runs on this data folder here. */
const socketOf = (dataDir: string, name: string): string | undefined => {
  const runs = join(dataDir, 'run')
  if (!existsSync(runs)) return undefined
  return readdirSync(runs)
    .map((run) => join(runs, run, `${name}.sock`))
    .find((path) => existsSync(path))
}

/**
 * Waits until a service that was promoted or rolled back runs, where this computer runs it. Throws a Problem with the
 * supervisor's reason when it was taken back (rule service-release.6).
 */
export const untilServiceRuns = async ({ registry }: Place, unit: Unit, dataDir: string): Promise<string> => {
  const stable = async () =>
    (await registry.lines()).find((line) => line.unit.kind === unit.kind && line.unit.name === unit.name)?.stable
  const wanted = await stable()
  const deadline = performance.now() + within
  for (;;) {
    const socket = socketOf(dataDir, unit.name)
    if (!socket) return `${unit.name} is not running on this computer; ${wanted} runs with the next start.`
    if ((await versionAt(socket)) === wanted) return `${unit.name} runs ${wanted}.`
    if ((await stable()) !== wanted) {
      const [event] = await registry.events(unit, 1)
      throw new Problem(`${wanted} was taken back: ${event?.why ?? 'somebody else changed it.'}`)
    }
    if (performance.now() > deadline)
      throw new Problem(`${unit.name} does not run ${wanted} yet; see the log of start.`)
    await Bun.sleep(pause)
  }
}
