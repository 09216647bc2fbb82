import { SonicBoom } from 'sonic-boom'

/** Milliseconds that a line may wait for others to be written with it. */
const waitMs = 100

const open = (): SonicBoom => {
  const output = new SonicBoom({ fd: 1, sync: true, minLength: 4096, periodicFlush: waitMs })
  // Whoever read the log has gone; the service goes on without.
  output.on('error', () => undefined)
  process.on('exit', () => output.flushSync())
  return output
}

let output: SonicBoom | undefined

/**
 * Writes a line to standard output together with those of the next tenth of a second: writing each by itself costs a
 * quarter of what a short call does. An urgent one is written at once, and so is what waits when the process ends.
 */
export const writeLine = (line: string, isUrgent: boolean): void => {
  output ??= open()
  output.write(`${line}\n`)
  if (isUrgent) output.flushSync()
}
