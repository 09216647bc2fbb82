import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/error-catalogue'
import type { RouteSpec } from '@lernspur/contracts/route'
import { answerSchema } from '../answer/check-answer'
import { jsonSchema } from './json-schema'
import type { Content, JsonSchema, OpenApiAnswer, OpenApiDocument } from './openapi-document'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

const flag = (value: boolean): JsonSchema => ({ type: 'boolean', const: value })

/** The envelope of every error (specification, section 8). */
export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'message'],
  properties: {
    success: flag(false),
    error: { type: 'string', enum: codes },
    message: { type: 'string', description: 'In the language of the user, else of the browser, else German.' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** One example for each code of the catalogue, with its German text. */
export const errorExamples: OpenApiDocument['components']['examples'] = Object.fromEntries(
  codes.map((code) => [code, { value: { success: false, error: code, message: errorCatalogue[code].de } }]),
)

const contentOfSuccess = (route: RouteSpec): Content => {
  if (route.response === 'binary') return { [route.mediaType ?? 'application/octet-stream']: { schema: {} } }
  if (route.response === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const schema = answerSchema(route)
  const properties = { success: flag(true), ...(schema && { data: jsonSchema(schema, 'output') }) }
  return { 'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } } }
}

/** Codes that a call can answer with beyond its own, by what it takes. */
const codesOf = (route: RouteSpec): ErrorCode[] => {
  const found = new Set<ErrorCode>(route.errors)
  const reads = route.method === 'GET'
  if (route.access !== 'public' || !reads) found.add('INVALID_TOKEN')
  if (route.access !== 'public' && route.access !== 'session') found.add('NO_PERMISSION')
  if (route.params) found.add('NOT_FOUND')
  // A key that the call does not know, or a value that the database cannot take.
  found.add('INVALID_PARAMETERS')
  // Somebody else took away what this refers to, or made the same, at the same moment.
  if (!reads && route.access !== 'public') found.add('FOREIGN_KEY_CONSTRAINT').add('EDIT_CONFLICT')
  if (route.body || route.multipart) found.add('VALIDATION_FAILED').add('FILE_SIZE_LIMIT_EXCEEDED')
  return [...found, 'UNKNOWN']
}

const failure = (own: readonly ErrorCode[]): OpenApiAnswer => ({
  description: own.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { error: { enum: own } } }],
      },
      examples: Object.fromEntries(own.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** Everything that a call can answer, by status. */
export const responsesOf = (route: RouteSpec): Readonly<Record<string, OpenApiAnswer>> => {
  const byStatus = Map.groupBy(codesOf(route), (code) => errorCatalogue[code].status)
  return {
    [route.status]: { description: 'Success', content: contentOfSuccess(route) },
    ...Object.fromEntries([...byStatus].map(([status, own]) => [String(status), failure(own)])),
  }
}
