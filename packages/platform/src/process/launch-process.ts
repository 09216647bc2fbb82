import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { recordProcess } from './left-process'

export interface ProcessPlan {
  readonly name: string
  /** File that Bun runs. */
  readonly entry: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder in which it runs; the checkout without it. */
  readonly cwd?: string
  /** File for both outputs; undefined passes them through. */
  readonly logFile: string | undefined
  /** Passes the output of errors through all the same. */
  readonly showsErrors?: boolean
  /** File that contains the id of the running process. */
  readonly pidFile?: string
  /** File in which the running process is written down for a later supervisor. */
  readonly recordFile?: string
  /** Prepares each start of the process, such as removing an old socket. */
  prepare?(): void
}

/** Bytes of a request's head: a list filtered by two thousand ids has a long address. */
const maxHead = 131_072

/**
 * How Bun runs a process: its allocator (decision 18), and the maximum number of requests, because each open event
 * stream counts as one (decision 20). The environment overrides both.
 */
const runtimeOptions = {
  MIMALLOC_PURGE_DELAY: '10000',
  MIMALLOC_PURGE_HOLES: '0',
  BUN_CONFIG_MAX_HTTP_REQUESTS: '65336',
} as const

const parentWatch = join(import.meta.dirname, 'parent-watch.ts')

/** Starts a process by its plan. Its standard input stays open as long as the process lives that called this. */
export const launch = (
  plan: ProcessPlan,
  onExit: (exitCode: number | null, signal: number | string | null) => void,
) => {
  const { entry, env, logFile, showsErrors = false, pidFile } = plan
  plan.prepare?.()
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  try {
    const child = Bun.spawn([process.execPath, `--max-http-header-size=${maxHead}`, '--preload', parentWatch, entry], {
      cwd: plan.cwd ?? root,
      env: { ...runtimeOptions, ...env },
      stdin: 'pipe',
      stdout: output,
      stderr: showsErrors ? 'inherit' : output,
      // A group of its own, because Ctrl-C goes to the whole foreground group, and the supervisor ends services in
      // order.
      detached: true,
      onExit: (_child, exitCode, signal) => onExit(exitCode, signal),
    })
    if (pidFile !== undefined) writeFileSync(pidFile, String(child.pid))
    if (plan.recordFile !== undefined) recordProcess(plan.recordFile, child.pid, plan)
    return child
  } finally {
    if (typeof output === 'number') closeSync(output)
  }
}
