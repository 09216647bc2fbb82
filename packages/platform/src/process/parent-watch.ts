import { isSupervised } from './supervisor-file'

// Preloaded into every service. The supervisor holds the other end of this pipe: when it closes, the supervisor has
// died. The process then waits for the next one to take it over, if it was told to, and else must not keep a socket or
// the port.
const grace = 3_000
const lookEvery = 1_000
/** Milliseconds to wait for the next supervisor. */
const waitMs = Number(process.env.LERNSPUR_WAIT_SECONDS ?? 0) * 1_000
const runDir = process.env.LERNSPUR_RUN ?? ''

const end = (): void => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), grace).unref()
}

/** A supervisor that takes the process over holds no pipe of it, so its own end is looked for as well. */
const wait = (): void => {
  let seenAt = performance.now()
  const timer = setInterval(() => {
    if (isSupervised(runDir)) seenAt = performance.now()
    else if (performance.now() - seenAt > waitMs) {
      clearInterval(timer)
      end()
    }
  }, lookEvery)
  timer.unref()
}

process.stdin.on('error', () => undefined)
process.stdin.on('end', () => (waitMs > 0 ? wait() : end()))
process.stdin.resume()
process.stdin.unref()
// Whoever read the output may have died with the supervisor.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
