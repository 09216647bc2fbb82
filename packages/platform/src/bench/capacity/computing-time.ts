import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { inspectProcess } from '../../process/process-table'

/** Computing time in seconds by the name of what used it. */
export type ComputingTime = Readonly<Record<string, number>>

/** What each process of an installation has used since it was started, by its id. */
type Reading = ReadonlyMap<number, { readonly name: string; readonly seconds: number }>

/** Ticks of the clock by which Linux counts computing time. */
const ticksPerSecond = 100

/** A released service or the gateway, the database, or the bench; undefined for what is not of this installation. */
const nameOf = (pid: number, folder: string): string | undefined => {
  if (pid === process.pid) return 'bench'
  const entry = inspectProcess(pid)
  if (!entry) return undefined
  // The database's processes name no folder, but work in it.
  if (/(?:^|\/)postgres[: ]/.test(entry.command))
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ? 'database' : undefined
  if (!entry.command.includes(folder)) return undefined
  return /\/service\/([\w-]+)\/[^/]+\/server\.js/.exec(entry.command)?.[1]
}

const secondsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may itself hold spaces and parentheses; user and system time are fields 14 and 15.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond
}

/** Reads what the processes of the installation in a folder have used. Linux alone tells it; empty elsewhere. */
export const readComputingTime = (folder: string): Reading => {
  const reading = new Map<number, { name: string; seconds: number }>()
  if (process.platform !== 'linux') return reading
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const name = nameOf(pid, folder)
      if (name !== undefined) reading.set(pid, { name, seconds: secondsOf(pid) })
    } catch {
      // It ended while it was read.
    }
  }
  return reading
}

/** What was used between two readings; a process that has ended in between is left out. */
export const usedBetween = (before: Reading, after: Reading): ComputingTime => {
  const used: Record<string, number> = {}
  for (const [pid, { name, seconds }] of after)
    used[name] = (used[name] ?? 0) + seconds - (before.get(pid)?.seconds ?? 0)
  return used
}
