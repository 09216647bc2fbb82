import { watchLaunchChain } from './launch-chain'

/**
 * A signal that aborts when this command should end: on Ctrl-C, on a signal, or when its parent process has ended. A
 * second Ctrl-C ends the command at once.
 */
export const interruption = (): AbortSignal => {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted && name === 'SIGINT') process.exit(130)
      controller.abort()
    })
  }
  // A closed terminal must not end the process before it has cleaned up.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  watchLaunchChain(() => controller.abort())
  return controller.signal
}

/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
