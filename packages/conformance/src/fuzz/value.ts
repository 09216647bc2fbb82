import type { JsonSchema } from '@lernspur/service-kit/openapi/openapi-document'
import fc from 'fast-check'

/** A placeholder for an id, chosen when the request is sent, because rows come and go. */
export interface IdRequest {
  /** Name of the field or parameter that needs it, such as `studentId`. */
  readonly request: string
  readonly choice: number
}

export const isIdRequest = (value: unknown): value is IdRequest =>
  typeof value === 'object' && value !== null && 'request' in value && 'choice' in value

const idRequest = (request: string): fc.Arbitrary<IdRequest> =>
  fc.record({ request: fc.constant(request), choice: fc.nat(1_000_000) }, { noNullPrototype: true })

/** Texts that commonly break programs. */
const awkward = [
  '',
  ' ',
  'Ünïcödé 🦔',
  '%',
  '_',
  "'; drop table student; --",
  '\\',
  '\u0000',
  '\u202e',
  '"',
  '{}',
  '[]',
  'null',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '9'.repeat(40),
  'ä'.repeat(10_001),
]

const text = ({ minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 16,
      arbitrary: fc.string({ minLength, maxLength: Math.min(Math.max(maxLength, minLength), 60), unit: 'grapheme' }),
    },
    { weight: 2, arbitrary: fc.constantFrom(...awkward) },
    { weight: 1, arbitrary: fc.string({ minLength: maxLength, maxLength: maxLength + 1 }) },
  )

const day = fc
  .integer({ min: -400, max: 400 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))

const formatted: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.integer({ min: 1, max: 500 }).map((number) => `fuzz-${number}@test.example`),
  date: fc.oneof(
    { weight: 8, arbitrary: day },
    { weight: 1, arbitrary: fc.constantFrom('2026-02-30', '0000-01-01', '9999-12-31') },
  ),
  'date-time': day.map((one) => `${one}T08:00:00Z`),
}

const patterned = (pattern: string): fc.Arbitrary<string> | undefined => {
  if (pattern.startsWith('^#')) return fc.constantFrom('#3f6f8f', '#AA3377')
  if (pattern.includes('data:image')) return fc.constant('data:image/png;base64,iVBORw0KGgo=')
  if (pattern.startsWith('^builtin')) return fc.constant('builtin/smileys/1-of-4')
  return undefined
}

const number = ({ minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<number> => {
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)]
  const inside = fc.integer({ min, max })
  const edge = fc.constantFrom(minimum - 1, maximum + 1, minimum, maximum, 0.5, -0, 1e308, 2 ** 31, 2 ** 53)
  return fc.oneof({ weight: 8, arbitrary: inside }, { weight: 1, arbitrary: edge })
}

const object = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> => {
  const entries = Object.entries(properties).map(([name, shape]) => [name, valueFor(shape, name)] as const)
  return fc.record(Object.fromEntries(entries), { requiredKeys: [...required], noNullPrototype: true })
}

/** Values that a schema accepts, and occasionally one that it just rejects. `name` is the field's. */
export const valueFor = (schema: JsonSchema, name = ''): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.allOf) {
    const parts = [
      ...schema.allOf.map((one) => valueFor(one, name)),
      object({ ...schema, required: Object.keys(schema.properties ?? {}) }),
    ]
    return fc.tuple(...parts).map((found) => Object.assign({}, ...found))
  }
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => valueFor(one, name)))
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'object' || schema.properties) return object(schema)
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 4, items = {} } = schema
    const maxLength = Math.max(minItems, Math.min(maxItems, 4))
    return fc.array(valueFor(items, name), { minLength: minItems, maxLength })
  }
  if (schema.format === 'uuid') return idRequest(name)
  return formatted[schema.format ?? ''] ?? patterned(schema.pattern ?? '') ?? text(schema)
}

/** An example with placeholders for its ids, because they do not exist. */
const generated = (schema: JsonSchema, example: unknown, name: string): fc.Arbitrary<unknown> => {
  const [inner = schema] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (inner.format === 'uuid') return idRequest(name)
  if (Array.isArray(example)) return fc.tuple(...example.map((one) => generated(inner.items ?? {}, one, name)))
  if (typeof example !== 'object' || example === null) return fc.constant(example)
  const fields = Object.entries(example).map(([key, one]) => [key, generated(inner.properties?.[key] ?? {}, one, key)])
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true })
}

/** A value for a schema: the example, the example with some generated fields, or a fully generated one. */
export const valueLike = (schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> => {
  const free = valueFor(schema)
  if (typeof example !== 'object' || example === null) return free
  const stored = generated(schema, example, '')
  const optional = Object.keys(example).filter((key) => !schema.required?.includes(key))
  const some = fc
    .tuple(stored, free, fc.subarray(Object.keys(example)), fc.subarray(optional))
    .map(([base, other, own, gone]) => {
      const changed = {
        ...(base as object),
        ...Object.fromEntries(Object.entries(other as object).filter(([key]) => own.slice(0, 2).includes(key))),
      }
      return Object.fromEntries(Object.entries(changed).filter(([key]) => !gone.includes(key)))
    })
  return fc.oneof({ weight: 3, arbitrary: stored }, { weight: 5, arbitrary: some }, { weight: 2, arbitrary: free })
}
