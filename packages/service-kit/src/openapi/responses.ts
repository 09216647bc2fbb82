import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/wire/error-catalogue'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { answerSchema } from '../answer/check-answer'
import { namedSchema } from './json-schema'
import {
  type Content,
  type JsonSchema,
  nameIn,
  type OpenApiAnswer,
  type Reference,
  referenceTo,
} from './openapi-document'
import type { PartsByName } from './parts'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

const shared = (name: string, answer: OpenApiAnswer, responses: PartsByName['responses']): Reference => {
  responses.set(name, answer)
  return referenceTo('responses', name)
}

const flag = (value: boolean): JsonSchema => ({ type: 'boolean', const: value })

/** The envelopes of every success and of every error (rules call.2, call.3). */
export const envelopeSchemas: Readonly<Record<string, JsonSchema>> = {
  Success: { type: 'object', required: ['success'], properties: { success: flag(true) } },
  ErrorCode: { type: 'string', enum: codes },
  ErrorDetail: {
    type: 'object',
    required: ['path', 'message'],
    properties: { path: { type: 'string' }, message: { type: 'string' } },
  },
  Error: {
    type: 'object',
    required: ['success', 'error', 'message'],
    properties: {
      success: flag(false),
      error: referenceTo('schemas', 'ErrorCode'),
      message: { type: 'string', description: 'In the language of the user, else of the browser, else German.' },
      details: { type: 'array', items: referenceTo('schemas', 'ErrorDetail') },
    },
  },
}

/** A list named after its items; all calls that answer with several share one shape. */
const namedList = (schema: JsonSchema, schemas: Map<string, JsonSchema>): JsonSchema => {
  const item = schema.properties?.rows?.items?.$ref
  if (!item) return schema
  const name = `${nameIn(item)}List`
  schemas.set(name, schema)
  return referenceTo('schemas', name)
}

const wrapped = (data?: JsonSchema): Content => {
  const success = referenceTo('schemas', 'Success')
  const schema = data ? { allOf: [success], required: ['data'], properties: { data } } : success
  return { 'application/json': { schema } }
}

/** A success; calls whose successes differ in nothing else share one part of the document. */
const successOf = (route: RouteSpec, { schemas, responses }: PartsByName): OpenApiAnswer | Reference => {
  const file = route.response === 'binary' ? (route.mediaType ?? 'application/octet-stream') : undefined
  if (file) return { description: 'Success', content: { [file]: { schema: {} } } }
  const description = 'Success'
  if (route.response === 'events')
    return { description, content: { 'text/event-stream': { schema: { type: 'string' } } } }
  const schema = answerSchema(route)
  const data = schema && namedList(namedSchema(schema, 'output', schemas), schemas)
  const answer = { description, content: wrapped(data) }
  if (data && !data.$ref) return answer
  return shared(data?.$ref ? nameIn(data.$ref) : 'Success', answer, responses)
}

const takesBody = ({ body, multipart }: RouteSpec): boolean => body !== undefined || multipart !== undefined

/** Calls of a kind have the same general codes. */
const kindOf = (route: RouteSpec): string => {
  const what = route.method === 'GET' ? 'Read' : takesBody(route) ? 'Send' : 'Write'
  return `${route.access === 'public' ? 'Public' : ''}${what}`
}

/** Codes that every call of its kind can answer with. */
const generalCodes = (route: RouteSpec): Set<ErrorCode> => {
  // An unknown key, or a value that the database cannot take; too many calls of one caller at once.
  const found = new Set<ErrorCode>(['INVALID_PARAMETERS', 'TOO_MANY_REQUESTS', 'UNKNOWN'])
  const reads = route.method === 'GET'
  if (route.access !== 'public' || !reads) found.add('INVALID_TOKEN')
  // Somebody else began to use what this deletes, deleted what it refers to, or created the same, at the same moment.
  if (!reads && route.access !== 'public') found.add('FOREIGN_KEY_CONSTRAINT').add('NOT_FOUND').add('EDIT_CONFLICT')
  if (takesBody(route)) found.add('VALIDATION_FAILED').add('FILE_SIZE_LIMIT_EXCEEDED')
  return found
}

/** Codes that depend on the call: its own, and those of its access and its path. */
const ownCodes = (route: RouteSpec, general: ReadonlySet<ErrorCode>): Set<ErrorCode> => {
  const found = new Set(route.errors.filter((code) => !general.has(code)))
  if (route.access !== 'public' && route.access !== 'session') found.add('NO_PERMISSION')
  if (route.confirmation) found.add('CONFIRMATION_REQUIRED')
  if (route.params) found.add('NOT_FOUND')
  return found.size > 0 ? found : new Set(['INVALID_PARAMETERS'])
}

const failure = (description: string, possible: readonly ErrorCode[]): OpenApiAnswer => ({
  description,
  content: {
    'application/json': {
      schema: { allOf: [referenceTo('schemas', 'Error')], properties: { error: { enum: possible } } },
    },
  },
})

const statusOf = (code: ErrorCode): number => errorCatalogue[code].status

/**
 * Failures by status, where the call has codes of its own; `default` has those of every call of its kind. A part is
 * named after the call's own codes, and the kind of call if that adds some.
 */
const failuresOf = (route: RouteSpec, { responses }: PartsByName): Record<string, Reference> => {
  const general = generalCodes(route)
  const own = codes.filter((code) => ownCodes(route, general).has(code))
  const byStatus = Object.entries(Object.groupBy(own, statusOf)).map(([status, these = []]) => {
    const added = codes.filter(
      (code) => general.has(code) && !these.includes(code) && statusOf(code) === Number(status),
    )
    const name = [...these, ...(added.length > 0 ? [kindOf(route)] : [])].join('.')
    return [status, shared(name, failure(STATUS_CODES[status] ?? status, [...these, ...added]), responses)]
  })
  const rest = failure('Any other failure', [...general])
  return { ...Object.fromEntries(byStatus), default: shared(`${kindOf(route)}Failure`, rest, responses) }
}

/** All answers of a call, by status. Parts with a name are added to `parts`. */
export const responsesOf = (
  route: RouteSpec,
  parts: PartsByName,
): Readonly<Record<string, OpenApiAnswer | Reference>> => ({
  [route.status]: successOf(route, parts),
  ...failuresOf(route, parts),
})
