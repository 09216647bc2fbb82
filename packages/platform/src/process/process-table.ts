import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** One running process. */
export interface ProcessEntry {
  readonly parent: number
  readonly command: string
}

const fromProc = (pid: number): ProcessEntry | undefined => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may itself hold spaces and parentheses.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie has ended but has not been reaped yet.
  if (state === 'Z') return undefined
  return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
}

const fromPs = (pid: number): ProcessEntry | undefined => {
  const line = Bun.spawnSync(['ps', '-o', 'ppid=,args=', '-p', String(pid)])
    .stdout.toString()
    .trim()
  const match = /^(\d+)\s+(.*)$/.exec(line)
  return match?.[1] ? { parent: Number(match[1]), command: match[2] ?? '' } : undefined
}

/** A process and its parent; undefined if the id does not exist. */
export const inspectProcess = (pid: number): ProcessEntry | undefined => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return undefined
  }
}

/**
 * When a process was started, in a form that is the same whenever it is asked; undefined if the id does not exist. An id
 * alone may be that of a later process.
 */
export const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== 'linux')
      return (
        Bun.spawnSync(['ps', '-o', 'lstart=', '-p', String(pid)])
          .stdout.toString()
          .trim() || undefined
      )
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Ids of a process's direct children. */
export const childrenOf = (parent: number): number[] => {
  const all = existsSync('/proc/self')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : Bun.spawnSync(['ps', '-A', '-o', 'pid=']).stdout.toString().trim().split(/\s+/)
  return all.map(Number).filter((pid) => inspectProcess(pid)?.parent === parent)
}
