import { launch, type ProcessPlan } from './launch-process'
import type { ProcessIdentity } from './supervisor-file'
import { type ProcessHandle, watchProcess } from './watch-process'

/** How a process ended unexpectedly; of one that somebody else started, neither code nor signal is known. */
export interface ProcessExit {
  readonly name: string
  readonly exitCode: number | null
  readonly signal: string | null
}

export interface ManagedProcess {
  readonly name: string
  /** Id of the running process; undefined while it waits for a restart. */
  pid(): number | undefined
  /** Tells the process that it has been replaced and will be asked to end soon. */
  startDraining(): void
  /** Kills a process that hangs; it is started again as one that ended by itself. */
  killHung(): void
  /** Asks the process to end, and kills it after `timeoutMs` milliseconds. */
  stop(timeoutMs: number): Promise<void>
}

/** A process that ran this long was healthy, so its next start does not wait. */
const healthyAfter = 20_000
const firstDelay = 200
const maxDelayMs = 10_000

/** Milliseconds before the next start after that many failures in a row; doubles to avoid a tight loop. */
export const restartDelay = (failures: number): number => Math.min(maxDelayMs, firstDelay * 2 ** failures)

/**
 * Starts a process, or begins with one that was found running, and restarts it whenever it ends by itself, with an
 * increasing delay. Calls `onEnding` each time.
 */
export const manageProcess = (
  plan: ProcessPlan,
  onEnding: (ending: ProcessExit) => void,
  found?: ProcessIdentity,
): ManagedProcess => {
  let child: ProcessHandle | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopping = false
  let failures = 0

  const begin = (
    open: (onExit: (exitCode: number | null, signal: number | string | null) => void) => ProcessHandle,
  ) => {
    const started = performance.now()
    child = open((exitCode, signal) => {
      child = undefined
      if (stopping) return
      if (performance.now() - started > healthyAfter) failures = 0
      timer = setTimeout(start, restartDelay(failures))
      failures += 1
      onEnding({ name: plan.name, exitCode, signal: signal === null ? null : String(signal) })
    })
  }
  const start = () => begin((onExit) => launch(plan, onExit))
  if (found) begin((onExit) => watchProcess(found, () => onExit(null, null)))
  else start()

  return {
    name: plan.name,
    pid: () => child?.pid,
    startDraining: () => child?.kill('SIGUSR2'),
    killHung: () => child?.kill('SIGKILL'),
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
