import { isRunning, type ProcessIdentity, signalProcess } from './supervisor-file'

/** A running process, whether this one started it or found it. */
export interface ProcessHandle {
  readonly pid: number
  kill(signal: NodeJS.Signals): void
  readonly exited: Promise<unknown>
}

/** Milliseconds between two looks: the system tells the end of a process to its parent alone. */
const lookEvery = 200

/** Watches a process that somebody else started; `onExit` is called once it has ended. */
export const watchProcess = (found: ProcessIdentity, onExit: () => void): ProcessHandle => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(() => {
    if (isRunning(found)) return
    clearInterval(timer)
    resolve()
    onExit()
  }, lookEvery)
  return {
    pid: found.pid,
    // Its id may be that of another process by now.
    kill: (signal) => signalProcess(found, signal),
    exited: promise,
  }
}
