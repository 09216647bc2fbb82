import type { ServiceName } from '@lernspur/contracts/wire/route'
import { writeLine } from './standard-output'

/** Takes one finished line of JSON; only those of an everyday request may be written a moment later. */
export type LogSink = (line: string, isEveryday?: boolean) => void

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

const standardOutput: LogSink = (line, isEveryday = false) => writeLine(line, !isEveryday)

/** Standard output, or nowhere in test mode. */
export const defaultSink = (mode: string): LogSink => (mode === 'test' ? () => undefined : standardOutput)

/** Status, as logged by other servers, of a request whose client disconnected before the response. */
export const clientGoneStatus = 499

const levelOf = (status: number): string => {
  if (status >= 500) return 'error'
  return status >= 400 && status !== clientGoneStatus ? 'warn' : 'info'
}

/** Writes the log line of a request. */
export const logRequest = (sink: LogSink, line: RequestLine): void => {
  const level = levelOf(line.status)
  sink(JSON.stringify({ time: new Date().toISOString(), level, ...line }), level === 'info')
}

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
