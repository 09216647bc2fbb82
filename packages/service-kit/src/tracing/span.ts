import { observeStatements } from '@lernspur/database/connection/statement-observer'
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = () => trace.getTracer('lernspur')

const headerGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

const headerSetter = { set: (headers: Headers, name: string, value: string) => headers.set(name, value) }

let isOn = false

/** A statement in a trace: its text without values, which may name somebody. */
const statementSpan = (text: string): (() => void) => {
  const parent = trace.getActiveSpan()
  if (!parent?.isRecording()) return () => undefined
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  const span = tracer().startSpan(text.trimStart().split(/\s/, 1)[0] ?? 'sql', { kind: SpanKind.CLIENT, attributes })
  return () => span.end()
}

/** From now on requests and statements of this process have spans, where the trace of their request is recorded. */
export const recordSpans = (): void => {
  isOn = true
  observeStatements(statementSpan)
}

/** From now on they have none, which is how a process begins. */
export const leaveSpans = (): void => {
  isOn = false
  observeStatements(undefined)
}

/** Whether this process records spans at all. */
export const recordsSpans = (): boolean => isOn

/** Whether a trace that began now would be recorded: the sampler draws again each time. Never without tracing. */
export const drawsTrace = (): boolean => isOn && tracer().startSpan('draw', {}, ROOT_CONTEXT).isRecording()

interface TracedRequest {
  readonly method: string
  readonly requestId: string
  /** Headers that may say which trace the request belongs to; without them it begins one. */
  readonly headers?: Headers
}

/** What a span is told once the answer is there. */
const finish = (span: Span, name: string, status: number): void => {
  span.updateName(name)
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Answers a request in a span of its own, which is named by the method and `routeOf` once the answer is there, because only then the
 * route is known. Without tracing it does nothing else than `answer`.
 */
export const answerInSpan = async (
  { method, requestId, headers }: TracedRequest,
  answer: () => Promise<Response>,
  routeOf: () => string,
): Promise<Response> => {
  if (!isOn) return answer()
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers, headerGetter) : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'lernspur.request_id': requestId }
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER, attributes }, parent)
  try {
    const response = await context.with(trace.setSpan(parent, span), answer)
    finish(span, `${method} ${routeOf()}`, response.status)
    return response
  } catch (error) {
    finish(span, `${method} ${routeOf()}`, 500)
    throw error
  }
}

/** Names the trace of the running request in the headers of a request that it makes. */
export const nameTraceIn = (headers: Headers): void => {
  if (isOn) propagation.inject(context.active(), headers, headerSetter)
}
