import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'

export interface ProcessPlan {
  readonly name: string
  /** File that Bun runs. */
  readonly entry: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder in which it runs; the checkout without it. */
  readonly cwd?: string
  /** File that takes both outputs; undefined passes them through. */
  readonly logFile: string | undefined
  /** File that contains the id of the running process. */
  readonly pidFile?: string
  /** Makes way for the process before each of its starts. */
  prepare?(): void
}

/** How a process ended unexpectedly. */
export interface Ending {
  readonly name: string
  readonly exitCode: number | null
  readonly signal: string | null
}

export interface ManagedProcess {
  readonly name: string
  /** Id of the running process; undefined while it waits for a restart. */
  pid(): number | undefined
  /** Tells the process that another one has taken its place, and that it will be asked to end soon. */
  askToLeave(): void
  /** Asks the process to end, and kills it after `timeoutMs` milliseconds. */
  stop(timeoutMs: number): Promise<void>
}

/** Bytes of a request's head: a list filtered by two thousand ids is asked for by a long address. */
const longestHead = 131_072

/** How the allocator of a process keeps memory (decision 18). Whoever runs Lernspur may say otherwise in the environment. */
const memoryOptions = { MIMALLOC_PURGE_DELAY: '10000', MIMALLOC_PURGE_HOLES: '0' } as const

const parentWatch = join(import.meta.dirname, 'parent-watch.ts')

/** A process that ran this long was healthy; its next start does not wait. */
const healthyAfter = 20_000
const firstDelay = 200
const longestDelay = 10_000

/** Milliseconds before the next start, after so many failed ones in a row: doubling, never a tight loop. */
export const restartDelay = (failures: number): number => Math.min(longestDelay, firstDelay * 2 ** failures)

const launch = (plan: ProcessPlan, onExit: (exitCode: number | null, signal: number | string | null) => void) => {
  const { entry, env, logFile, pidFile } = plan
  plan.prepare?.()
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  try {
    const child = Bun.spawn(
      [process.execPath, `--max-http-header-size=${longestHead}`, '--preload', parentWatch, entry],
      {
        cwd: plan.cwd ?? root,
        env: { ...memoryOptions, ...env },
        stdin: 'pipe',
        stdout: output,
        stderr: output,
        // Ctrl-C goes to the whole group in the foreground; the services are ended by the supervisor, in order.
        detached: true,
        onExit: (_child, exitCode, signal) => onExit(exitCode, signal),
      },
    )
    if (pidFile !== undefined) writeFileSync(pidFile, String(child.pid))
    return child
  } finally {
    if (typeof output === 'number') closeSync(output)
  }
}

/**
 * Starts a process and restarts it whenever it ends by itself, with an increasing delay. Calls `onEnding` each time.
 */
export const manageProcess = (plan: ProcessPlan, onEnding: (ending: Ending) => void): ManagedProcess => {
  let child: ReturnType<typeof launch> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopping = false
  let failures = 0

  const start = () => {
    const started = performance.now()
    child = launch(plan, (exitCode, signal) => {
      child = undefined
      if (stopping) return
      if (performance.now() - started > healthyAfter) failures = 0
      timer = setTimeout(start, restartDelay(failures))
      failures += 1
      onEnding({ name: plan.name, exitCode, signal: signal === null ? null : String(signal) })
    })
  }
  start()

  return {
    name: plan.name,
    pid: () => child?.pid,
    askToLeave: () => child?.kill('SIGUSR2'),
    stop: async (timeoutMs) => {
      stopping = true
      clearTimeout(timer)
      const running = child
      if (!running) return
      running.kill('SIGTERM')
      const force = setTimeout(() => running.kill('SIGKILL'), timeoutMs)
      await running.exited
      clearTimeout(force)
      child = undefined
    },
  }
}
