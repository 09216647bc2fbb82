import {
  type FieldKind,
  type FilterType,
  filterValueLengthMax,
  filterValuesMax,
  type ListFields,
  listLimits,
} from '@lernspur/contracts/list'
import type { RouteSpec, Schema } from '@lernspur/contracts/route'
import { typesOf } from '../list/field-kind'
import { many, none } from '../list/list-request'
import { jsonSchema } from './json-schema'
import type { JsonSchema, Parameter, Reference } from './openapi-document'

const parametersIn = (place: 'path' | 'query', schema: Schema | undefined): Parameter[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const text: JsonSchema = { type: 'string', maxLength: filterValueLengthMax }

const valueShapes: Readonly<Record<FieldKind, JsonSchema>> = {
  uuid: { type: 'string', format: 'uuid' },
  uuids: { type: 'string', format: 'uuid' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  text,
  texts: text,
}

/** One condition on the fields of a kind: which types go with them, and which values with those. */
const conditionsOn = (kind: FieldKind, fields: readonly string[]): JsonSchema[] => {
  const condition = (types: readonly FilterType[], value: JsonSchema | undefined): JsonSchema[] =>
    types.length === 0
      ? []
      : [
          {
            type: 'object',
            required: ['field', 'type', ...(value ? ['value'] : [])],
            additionalProperties: false,
            properties: { field: { enum: fields }, type: { enum: types }, ...(value && { value }) },
          },
        ]
  const own = valueShapes[kind]
  const known = typesOf(kind)
  return [
    ...condition(
      known.filter((type) => !none.includes(type) && !many.includes(type)),
      own,
    ),
    ...condition(
      known.filter((type) => many.includes(type)),
      { anyOf: [{ type: 'array', minItems: 1, maxItems: filterValuesMax, items: own }, own] },
    ),
    ...condition(
      known.filter((type) => none.includes(type)),
      undefined,
    ),
  ]
}

const nested = { in: 'query', required: false, style: 'deepObject', explode: true } as const

const listParameters = (fields: ListFields): Parameter[] => {
  const byKind = Map.groupBy(Object.entries(fields), ([, kind]) => kind)
  const conditions = [...byKind].flatMap(([kind, entries]) =>
    conditionsOn(
      kind,
      entries.map(([name]) => name),
    ),
  )
  return [
    {
      ...nested,
      name: 'filter',
      description:
        'All conditions hold. Written with brackets: `filter[0][field]=…&filter[0][type]=eq&filter[0][value]=…`; several values as `filter[0][value][0]=…`; none for null checks.',
      schema: { type: 'array', maxItems: 50, items: { oneOf: conditions } },
    },
    {
      ...nested,
      name: 'order',
      description: 'Written with brackets: `order[0][field]=…&order[0][dir]=asc`. The id decides what is left open.',
      schema: {
        type: 'array',
        maxItems: 50,
        items: {
          type: 'object',
          required: ['field', 'dir'],
          additionalProperties: false,
          properties: { field: { enum: Object.keys(fields) }, dir: { enum: ['asc', 'desc'] } },
        },
      },
    },
    { name: 'offset', in: 'query', required: false, schema: { type: 'integer', minimum: listLimits.offsetDefault } },
    {
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: listLimits.limitMin, maximum: listLimits.limitMax },
    },
  ]
}

/** Parameters that several calls share. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same body gives the first answer again; with another body INVALID_PARAMETERS.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of what is to be changed; EDIT_CONFLICT when somebody has changed it in the meantime.',
    schema: { type: 'string' },
  },
}

const shared = (name: keyof typeof sharedParameters): Reference => ({ $ref: `#/components/parameters/${name}` })

/** Everything that a call takes beside its body. */
export const parametersOf = (route: RouteSpec): (Parameter | Reference)[] => [
  ...parametersIn('path', route.params),
  ...parametersIn('query', route.query),
  ...(route.list ? listParameters(route.list) : []),
  ...(route.status === 201 && route.access !== 'public' ? [shared('idempotencyKey')] : []),
  ...(route.errors.includes('EDIT_CONFLICT') ? [shared('ifMatch')] : []),
]
