import type { ServiceName } from '@lernspur/contracts/wire/route'
import pino from 'pino'

/** Writes lines of JSON with time and level. What goes into them is never a person, a body, a query or a token. */
export type Logger = pino.Logger

/** Where lines go; `flushSync` writes the lines it holds back at once. */
interface Destination extends pino.DestinationStream {
  flushSync?(): void
}

/**
 * The log entry of a request. Numbers, ids and program names only: never a person, a body, a query or a token, which is
 * why the message of an unexpected error is left out as well.
 */
export interface RequestLine {
  readonly service: ServiceName | 'gateway'
  readonly requestId: string
  readonly method: string
  /** Pattern of the route, `/api/classes/{id}`; `unknown` when none matched. */
  readonly route: string
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  readonly tenantId?: string
  readonly userId?: string
  /** Code of the catalogue. */
  readonly error?: string
  readonly failure?: Failure
}

/** An unexpected error without its message. */
interface Failure {
  readonly name: string
  /** SQLSTATE or system code. */
  readonly code?: string
  /** Constraint or fields concerned. */
  readonly concerns?: string
  /** Where it was thrown. */
  readonly frames: readonly string[]
}

/** The level from which lines are urgent. */
const urgent = pino.levels.values.warn ?? 0

/**
 * A logger that writes to `destination`. Lines from `warn` on are written at once, together with those that wait, so
 * that they are there even when the process is killed.
 */
export const createLogger = (destination: Destination): Logger =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      hooks: {
        logMethod(values, write, level) {
          write.apply(this, values)
          if (level >= urgent) destination.flushSync?.()
        },
      },
    },
    destination,
  )

/** Milliseconds that a line may wait for others: writing each by itself costs a quarter of what a short call does. */
const waitMs = 100

const openStandardOutput = (): Destination => {
  const output = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: waitMs })
  // The reader of the log has gone; the service goes on without.
  output.on('error', () => undefined)
  process.on('exit', () => output.flushSync())
  return output
}

let standardLogger: Logger | undefined

/** Logs to standard output, or nowhere in test mode. */
export const defaultLogger = (mode: string): Logger => {
  if (mode === 'test') return pino({ enabled: false })
  standardLogger ??= createLogger(openStandardOutput())
  return standardLogger
}

/** Status, as logged by other servers, of a request whose client disconnected before the response. */
export const clientGoneStatus = 499

const levelOf = (status: number): 'error' | 'warn' | 'info' => {
  if (status >= 500) return 'error'
  return status >= 400 && status !== clientGoneStatus ? 'warn' : 'info'
}

/** Writes the log line of a request. */
export const logRequest = (log: Logger, line: RequestLine): void => log[levelOf(line.status)](line)

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The loggable parts of an unexpected error. */
export const describeFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const fields: Record<string, unknown> = { ...error }
  const code = text(fields.code)
  const concerns = text(fields.constraint_name) ?? text(fields.concerns)
  // The stack begins with the message, which may have lines that look like frames.
  const stack = (error.stack ?? '').replaceAll(error.message || '\0', '')
  const frames = stack.split('\n').filter((line) => /^\s+at .*:\d+\)?$/.test(line))
  return {
    name: error.name,
    ...(code && { code }),
    ...(concerns && { concerns }),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  }
}
