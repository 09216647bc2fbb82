import type { ServiceName } from '@lernspur/contracts/wire/route'
import pino from 'pino'
import * as z from 'zod'
import { lineText } from './line-text'
import { StartProblem } from './start-problem'

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
  readonly programId?: string
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
  /** What led to it. */
  readonly cause?: Failure
}

/** The level from which lines are urgent. */
const urgent = pino.levels.values.warn ?? 0

/** How lines are written. */
export interface LogOptions {
  /** `json`: one object a line; `text`: for people at a terminal. */
  readonly format: 'json' | 'text'
  /** Share of successful reads that get a line, from 0 to 1. */
  readonly reads: number
}

const everything: LogOptions = { format: 'json', reads: 1 }

const optionsOf = new WeakMap<Logger, LogOptions>()

/** Passes each line on as `lineText` writes it. */
const asText = (destination: Destination): Destination => ({
  write: (line) => destination.write(lineText(line)),
  flushSync: () => destination.flushSync?.(),
})

/**
 * A logger that writes to `destination`. Lines from `warn` on are written at once, together with those that wait, so
 * that they are there even when the process is killed.
 */
export const createLogger = (given: Destination, options: LogOptions = everything): Logger => {
  const destination = options.format === 'text' ? asText(given) : given
  const log = pino(
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
  optionsOf.set(log, options)
  return log
}

/** Milliseconds that a line may wait for others: writing each by itself costs a quarter of what a short call does. */
const waitMs = 100

const openStandardOutput = (): Destination => {
  const output = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: waitMs })
  // The reader of the log has gone; the service goes on without.
  output.on('error', () => undefined)
  process.on('exit', () => output.flushSync())
  return output
}

/** A logger to standard output. */
export const openLogger = (options: LogOptions): Logger => createLogger(openStandardOutput(), options)

let standardLogger: Logger | undefined

const environment = z.object({
  LERNSPUR_LOG: z.enum(['json', 'text'], 'LERNSPUR_LOG must be json or text.').optional(),
  LERNSPUR_LOG_READS: z.coerce
    .number('LERNSPUR_LOG_READS must be a number from 0 to 1.')
    .min(0, 'LERNSPUR_LOG_READS must be a number from 0 to 1.')
    .max(1, 'LERNSPUR_LOG_READS must be a number from 0 to 1.')
    .optional(),
})

/** Share of successful reads that get a line in production: enough to see what is usual, and no flood. */
const readsInProduction = 0.01

/** How a process of this mode logs, by its environment. Throws a StartProblem that names the variable. */
export const readLogOptions = (mode: string, env: Readonly<Record<string, string | undefined>>): LogOptions => {
  const { LERNSPUR_LOG, LERNSPUR_LOG_READS } = env
  const result = environment.safeParse({
    LERNSPUR_LOG: LERNSPUR_LOG || undefined,
    LERNSPUR_LOG_READS: LERNSPUR_LOG_READS || undefined,
  })
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  return {
    format: result.data.LERNSPUR_LOG ?? 'json',
    reads: result.data.LERNSPUR_LOG_READS ?? (mode === 'production' ? readsInProduction : 1),
  }
}

/** Logs to standard output, or nowhere in test mode. */
export const defaultLogger = (mode: string): Logger => {
  if (mode === 'test') return pino({ enabled: false })
  standardLogger ??= openLogger(readLogOptions(mode, process.env))
  return standardLogger
}

/** Status, as logged by other servers, of a request whose client disconnected before the response. */
export const clientGoneStatus = 499

const levelOf = (status: number): 'error' | 'warn' | 'info' => {
  if (status >= 500) return 'error'
  return status >= 400 && status !== clientGoneStatus ? 'warn' : 'info'
}

const isRead = ({ method, status }: RequestLine): boolean => status < 400 && (method === 'GET' || method === 'HEAD')

/** Decides by the id, so that gateway and service agree, and so do all lines about one request. */
const isSampled = ({ requestId }: RequestLine, share: number): boolean => Bun.hash.crc32(requestId) / 2 ** 32 < share

/**
 * Writes the log line of a request; of a successful read only in the share of cases that the logger is given (rule
 * operation.2).
 */
export const logRequest = (log: Logger, line: RequestLine): void => {
  const { reads } = optionsOf.get(log) ?? everything
  if (reads < 1 && isRead(line) && !isSampled(line, reads)) return
  log[levelOf(line.status)](line)
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Errors that led to one another; more say nothing new. */
const maxCauses = 3

/** The loggable parts of an unexpected error and of what led to it. */
export const describeFailure = (error: unknown, depth = 0): Failure => {
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
    ...(error.cause !== undefined && depth < maxCauses && { cause: describeFailure(error.cause, depth + 1) }),
  }
}
