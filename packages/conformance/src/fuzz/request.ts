import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '@lernspur/service-kit/openapi/openapi-document'
import fc from 'fast-check'
import { valueFor, valueLike } from './value'

/** Everybody who sends requests. */
export const senders = [
  'nobody',
  'admin',
  'manager',
  'classTeacher',
  'subjectTeacher',
  'outsider',
  'neighbour',
  'provider',
] as const
export type Sender = (typeof senders)[number]

/** Body of a request: a value to send as JSON, fields and files of a form, or raw bytes. */
export type FuzzBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: unknown; readonly file: string | undefined }
  | { readonly kind: 'raw'; readonly type: string; readonly text: string }

/** A generated request. Its ids are placeholders, filled in when it is sent. */
export interface FuzzRequest {
  readonly operation: Operation
  readonly method: string
  /** Pattern, `/api/classes/{id}`. */
  readonly path: string
  readonly sender: Sender
  readonly parameters: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: FuzzBody | undefined
}

const junk = fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.constant([]), fc.constant({ a: { b: [1] } }))

/** Mostly valid; sometimes with an extra field, a missing one, or one of another type. */
const spoiled = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: value },
    { weight: 1, arbitrary: junk },
    {
      weight: 3,
      arbitrary: fc.tuple(value, fc.nat(20), junk, fc.boolean()).map(([segment, index, other, replaces]) => {
        if (typeof segment !== 'object' || segment === null || Array.isArray(segment)) return other
        const keys = Object.keys(segment)
        const key = keys[index % Math.max(1, keys.length)] ?? 'unknownField'
        return replaces ? { ...segment, [key]: other } : { ...segment, unknownField: other }
      }),
    },
  )

const raw = fc.record(
  {
    kind: fc.constant('raw' as const),
    type: fc.constantFrom('application/json', 'text/plain', 'application/xml', 'multipart/form-data', ''),
    text: fc.constantFrom(
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '"',
      '\u0000',
      '{"__proto__":{"x":1}}',
      `${'['.repeat(5000)}`,
    ),
  },
  { noNullPrototype: true },
)

const files = ['png', 'empty', 'noise', 'svg', 'large', undefined]

const bodyOf = ({ requestBody }: Operation): fc.Arbitrary<FuzzBody | undefined> => {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: raw })
  const value = spoiled(valueLike(media.schema, media.examples?.de.value))
  const json = value.map((one): FuzzBody => ({ kind: 'json', value: one }))
  const form = fc
    .tuple(value, fc.constantFrom(...files))
    .map(([fields, file]): FuzzBody => ({ kind: 'form', fields, file }))
  const isForm = type === 'multipart/form-data'
  return fc.oneof(
    { weight: 18, arbitrary: isForm ? form : json },
    { weight: 1, arbitrary: isForm ? json : form },
    { weight: 1, arbitrary: raw },
    { weight: requestBody?.required ? 1 : 6, arbitrary: fc.constant(undefined) },
  )
}

const queryOf = (parameters: readonly Parameter[]): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const entries = parameters
    .filter((one) => one.in === 'query')
    .map((one) => [one.name, valueFor(one.schema, one.name)])
  const known = fc.record(Object.fromEntries(entries), { requiredKeys: [], noNullPrototype: true })
  const strange = fc.constantFrom(
    { offset: '-1' },
    { limit: 'abc' },
    { limit: '0' },
    { x: '1' },
    { filter: 'a' },
    { order: [[]] },
  )
  return fc.oneof(
    { weight: 30, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, strange).map(([one, other]) => ({ ...one, ...other })) },
  )
}

/** Mostly the first, occasionally one of the others. */
const rarely = (typical: fc.Arbitrary<string>, ...others: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: typical }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const headers = fc.record(
  {
    'idempotency-key': rarely(fc.uuid(), 'a', 'ü', '', 'x'.repeat(300)),
    'if-match': rarely(fc.constant('*'), '"2026-01-01T00:00:00Z"', 'nonsense'),
    'accept-language': fc.constantFrom('de', 'en', 'xx', 'a;q=9'),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const weights: Readonly<Record<Sender, number>> = {
  nobody: 1,
  admin: 5,
  manager: 2,
  classTeacher: 5,
  subjectTeacher: 2,
  outsider: 1,
  neighbour: 3,
  provider: 2,
}

/** The provider mostly sends its own calls, because all others would be refused in the same way. */
const senderOf = (path: string): fc.Arbitrary<Sender> => {
  const isProviders = path.startsWith('/api/provider/')
  const weight = (one: Sender): number => (isProviders && one === 'provider' ? 60 : weights[one])
  return fc.oneof(...senders.map((one) => ({ weight: weight(one), arbitrary: fc.constant(one) })))
}

const idShape: JsonSchema = { type: 'string', format: 'uuid' }

/** Path parameters: ids are placeholders, and occasionally invalid. */
const inPath = ({ schema, name }: Parameter): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: valueFor(schema.format === 'uuid' ? idShape : schema, name) },
    { weight: 1, arbitrary: fc.constantFrom('0', 'x', '%00', '%C3%28', 'a'.repeat(3000), '..', '💥') },
  )

/** Requests for one call of the document. */
const requestsOf = (path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> => {
  const pathParameters = operation.parameters.filter((one) => one.in === 'path').map((one) => [one.name, inPath(one)])
  const methods = { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') }
  return fc.record(
    {
      operation: fc.constant(operation),
      method: fc.oneof({ weight: 40, arbitrary: fc.constant(method.toUpperCase()) }, methods),
      path: fc.constant(path),
      sender: senderOf(path),
      parameters: fc.record(Object.fromEntries(pathParameters), { noNullPrototype: true }),
      query: queryOf(operation.parameters),
      headers,
      body: bodyOf(operation),
    },
    { noNullPrototype: true },
  )
}

/** `count` requests over all calls of the document; the same seed gives the same ones. */
export const makeRequests = (document: OpenApiDocument, count: number, seed: number): FuzzRequest[] => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsOf(path, method, operation)),
  )
  return fc.sample(fc.oneof(...calls), { numRuns: count, seed })
}
