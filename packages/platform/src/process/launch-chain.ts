import { readFileSync } from 'node:fs'

/** A process and the one that started it. */
interface Link {
  readonly pid: number
  readonly parent: number
}

interface ProcessEntry {
  readonly parent: number
  readonly command: string
}

const fromProc = (pid: number): ProcessEntry => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may itself hold spaces and parentheses.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
}

const fromPs = (pid: number): ProcessEntry | undefined => {
  const line = Bun.spawnSync(['ps', '-o', 'ppid=,args=', '-p', String(pid)])
    .stdout.toString()
    .trim()
  const match = /^(\d+)\s+(.*)$/.exec(line)
  return match?.[1] ? { parent: Number(match[1]), command: match[2] ?? '' } : undefined
}

const inspect = (pid: number): ProcessEntry | undefined => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return undefined
  }
}

const isNpm = (command: string): boolean => /^npm |\bnpx\b|npm-cli|npx-cli/.test(command)
const longestChain = 5

/** Processes from this one up to npm; empty when npm did not start it. */
const linksToNpm = (): Link[] => {
  const links: Link[] = []
  let pid = process.pid
  while (links.length < longestChain) {
    const entry = inspect(pid)
    if (!entry || entry.parent <= 1) return []
    links.push({ pid, parent: entry.parent })
    if (isNpm(inspect(entry.parent)?.command ?? '')) return links
    pid = entry.parent
  }
  return []
}

const checkEvery = process.platform === 'linux' ? 250 : 2_000

/**
 * Calls `onBroken` once when a process between this one and npm has ended. npm passes a signal to its shell only, and
 * a killed npm passes nothing; without this, `npx … start` could not be ended by the process id that the caller knows.
 */
export const watchLaunchChain = (onBroken: () => void): void => {
  const links = linksToNpm()
  if (links.length === 0) return
  const timer = setInterval(() => {
    if (links.every(({ pid, parent }) => inspect(pid)?.parent === parent)) return
    clearInterval(timer)
    onBroken()
  }, checkEvery)
  timer.unref()
}
