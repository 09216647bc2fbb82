import type { OpenApiAnswer } from '@lernspur/service-kit/openapi/openapi-document'
import type { TestPerson } from '@lernspur/testing/test-school'
import { mark } from './mark'
import type { FuzzRequest } from './request'
import type { Rows } from './rows'

/** A finding, with enough to repeat the request. */
export interface Finding {
  readonly kind: 'failure' | 'no envelope' | 'undocumented' | 'foreign row' | 'hang'
  readonly call: string
  readonly sender: string
  readonly detail: string
  /** The service's log lines about it. */
  readonly log?: string
}

/** A response that was read completely. */
export interface ReadAnswer {
  readonly status: number
  readonly type: string
  readonly requestId: string
  readonly text: string
}

interface Envelope {
  readonly success?: unknown
  readonly error?: unknown
}

const parse = (text: string): Envelope | undefined => {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return undefined
  }
}

const isEnvelope = ({ success, error }: Envelope): boolean =>
  success === true || (success === false && typeof error === 'string')

/** Whether a request still matches its own call, not another one by method or path. */
const isItself = ({ method, parameters }: FuzzRequest, documentMethod: string): boolean =>
  method === documentMethod && !Object.values(parameters).includes('..')

/** A file has no envelope; everything else has one, and every error. */
const isFile = ({ operation }: FuzzRequest, status: number): boolean => {
  const [media] = Object.values(operation.responses[String(status)]?.content ?? {})
  return status < 300 && media !== undefined && !media.schema.properties
}

/** The error codes that the document allows. */
const codesOf = ({ content }: OpenApiAnswer): readonly unknown[] =>
  content?.['application/json']?.schema.properties?.error?.enum ?? []

/** What is wrong with a response by itself. `documentMethod` is the call's method in the document. */
export const evaluateResponse = (
  request: FuzzRequest,
  documentMethod: string,
  { status, type, text }: ReadAnswer,
): { kind: Finding['kind']; detail: string } | undefined => {
  if (status >= 500) return { kind: 'failure', detail: `${status} ${text.slice(0, 300)}` }
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return undefined
  const isJson = type.startsWith('application/json')
  const envelope = isJson ? parse(text) : undefined
  const isWrapped = status >= 400 || (isJson && !isFile(request, status))
  if (isWrapped && !(envelope && isEnvelope(envelope))) {
    return { kind: 'no envelope', detail: `${status} ${text.slice(0, 300)}` }
  }
  if (!isItself(request, documentMethod)) return undefined
  const { responses } = request.operation
  const documented = responses[String(status)] ?? responses.default
  if (!documented) return { kind: 'undocumented', detail: `status ${status} ${String(envelope?.error ?? '')}` }
  const code = envelope?.success === false ? String(envelope.error) : undefined
  if (code && !codesOf(documented).includes(code)) return { kind: 'undocumented', detail: `code ${code}` }
  return undefined
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const anyMark = /Kanari-[0-9a-f-]{36}/g

const isRefused = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'outcome' in value && value.outcome === 'refused'

/** An answer without the refused items of a batch, which repeat the ids that were sent, whoever's they are. */
const withoutRefused = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text, (_, value) => (isRefused(value) ? null : value)))
  } catch {
    return text
  }
}

/** Ids and marks in a response, for checking once their owners are known. */
export const tracesIn = (text: string): string[] => [
  ...new Set([...(withoutRefused(text).match(anyId) ?? []), ...(text.match(anyMark) ?? [])]),
]

/**
 * Whether a trace belongs to a tenant that the sender may not see. The provider's templates are for all schools; the
 * provider sees roles and years, decides on second factors, and sees nothing else of schools.
 */
export const isForeign = (trace: string, person: TestPerson, provider: TestPerson, rows: Rows): boolean => {
  const own = rows.tenantsWith(person.userId)
  const isHeld = (tenantId: string): boolean =>
    tenantId === provider.tenantId || tenantId === person.tenantId || own.has(tenantId)
  if (trace.startsWith('Kanari-')) return ![...own, person.tenantId].some((tenantId) => trace === mark(tenantId))
  const tenants = rows.tenantsOf(trace)
  if (!tenants || [...tenants].some(isHeld)) return false
  return person.userId !== provider.userId || !rows.isOfDesk(trace)
}
