import { inspectProcess } from './process-table'

/** A process and the one that started it. */
interface Link {
  readonly pid: number
  readonly parent: number
}

const isNpm = (command: string): boolean => /^npm |\bnpx\b|npm-cli|npx-cli/.test(command)
// npx, a shell, `bun run`, the command, and the command again after installing packages.
const maxChain = 6

/** Processes from this one up to npm; empty when npm did not start it. */
const linksToNpm = (): Link[] => {
  const links: Link[] = []
  let pid = process.pid
  while (links.length < maxChain) {
    const entry = inspectProcess(pid)
    if (!entry || entry.parent <= 1) return []
    links.push({ pid, parent: entry.parent })
    if (isNpm(inspectProcess(entry.parent)?.command ?? '')) return links
    pid = entry.parent
  }
  return []
}

const checkEvery = process.platform === 'linux' ? 250 : 2_000

/**
 * Calls `onBroken` once when a process between this one and npm has ended. npm passes a signal to its shell only, and a
 * killed npm passes nothing; without this, the caller could not end `npx … start` by the process id it knows.
 */
export const watchLaunchChain = (onBroken: () => void): void => {
  const links = linksToNpm()
  if (links.length === 0) return
  const timer = setInterval(() => {
    if (links.every(({ pid, parent }) => inspectProcess(pid)?.parent === parent)) return
    clearInterval(timer)
    onBroken()
  }, checkEvery)
  timer.unref()
}
