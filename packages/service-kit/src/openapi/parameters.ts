import {
  type FieldKind,
  type FilterType,
  filtersMax,
  filterValueLengthMax,
  filterValuesMax,
  type ListFields,
  listLimits,
  ordersMax,
} from '@lernspur/contracts/wire/list'
import type { RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import { typesOf } from '../list/field-kind'
import { many, none } from '../list/list-request'
import { namedSchema } from './json-schema'
import { type JsonSchema, type Parameter, type Reference, referenceTo } from './openapi-document'
import type { PartsByName } from './parts'

const visibleIn = (schema: Schema | undefined, parts: PartsByName) => {
  const { properties = {}, required = [] } = schema ? namedSchema(schema, 'input', parts.schemas) : {}
  return Object.entries(properties).map(([name, shape]) => ({ name, shape, isRequired: required.includes(name) }))
}

/** Parameters of the path; all calls share those for ids. */
const inPath = (schema: Schema | undefined, parts: PartsByName): (Parameter | Reference)[] =>
  visibleIn(schema, parts).map(({ name, shape }) => {
    const parameter: Parameter = { name, in: 'path', required: true, schema: shape }
    if (!shape.$ref) return parameter
    parts.parameters.set(name, parameter)
    return referenceTo('parameters', name)
  })

const inQuery = (schema: Schema | undefined, parts: PartsByName): Parameter[] =>
  visibleIn(schema, parts).map(({ name, shape, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema: shape,
  }))

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

const conditionName = (kind: FieldKind): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Filter`

/** A condition on a field of a kind: the possible types, and the values that each takes. */
const conditionOn = (kind: FieldKind): JsonSchema => {
  const condition = (types: readonly FilterType[], value: JsonSchema | undefined): JsonSchema[] =>
    types.length === 0
      ? []
      : [
          {
            type: 'object',
            required: ['field', 'type', ...(value ? ['value'] : [])],
            additionalProperties: false,
            properties: { field: { type: 'string' }, type: { enum: types }, ...(value && { value }) },
          },
        ]
  const own = valueShapes[kind]
  const known = typesOf(kind)
  return {
    oneOf: [
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
    ],
  }
}

/** Fields that nearly every list has; conditions on them are described once for all lists. */
const commonFields = new Set(['id', 'createdAt', 'updatedAt'])

const conditionOnFields = (kind: FieldKind, fields: readonly string[], { schemas }: PartsByName): JsonSchema => {
  const name = conditionName(kind)
  schemas.set(name, conditionOn(kind))
  const condition = { allOf: [referenceTo('schemas', name)], properties: { field: { enum: fields } } }
  if (!fields.every((field) => commonFields.has(field))) return condition
  const common = [name, ...fields].join('.')
  schemas.set(common, condition)
  return referenceTo('schemas', common)
}

const nested = { in: 'query', style: 'deepObject', explode: true } as const

/** Directions of an order; the field is one of the list's. */
const orderSchema: JsonSchema = {
  type: 'object',
  required: ['field', 'dir'],
  additionalProperties: false,
  properties: { field: { type: 'string' }, dir: { enum: ['asc', 'desc'] } },
}

/** How the nested parameters of lists are written. */
export const listNotes =
  'Lists take conditions, which all hold, written with brackets: `filter[0][field]=…&filter[0][type]=eq&filter[0][value]=…`; several values as `filter[0][value][0]=…`; none for null checks. They are ordered by `order[0][field]=…&order[0][dir]=asc`; the id decides what is left open. A `search` has at most 10 words.'

const listParameters = (fields: ListFields, parts: PartsByName): (Parameter | Reference)[] => {
  parts.schemas.set('Order', orderSchema)
  const byKind = Map.groupBy(Object.entries(fields), ([, kind]) => kind)
  const conditions = [...byKind].map(([kind, entries]) =>
    conditionOnFields(
      kind,
      entries.map(([name]) => name),
      parts,
    ),
  )
  const order = { allOf: [referenceTo('schemas', 'Order')], properties: { field: { enum: Object.keys(fields) } } }
  return [
    { ...nested, name: 'filter', schema: { type: 'array', maxItems: filtersMax, items: { oneOf: conditions } } },
    { ...nested, name: 'order', schema: { type: 'array', maxItems: ordersMax, items: order } },
  ]
}

/** Parameters that several calls share. */
const sharedParameters = {
  offset: {
    name: 'offset',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: listLimits.offsetDefault },
  },
  limit: {
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: listLimits.limitMin, maximum: listLimits.limitMax },
  },
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
} as const satisfies Readonly<Record<string, Parameter>>

/** All parameters of a call. Those with a name are added to `parts`. */
export const parametersOf = (route: RouteSpec, parts: PartsByName): (Parameter | Reference)[] => {
  const shared = (name: keyof typeof sharedParameters): Reference => {
    parts.parameters.set(name, sharedParameters[name])
    return referenceTo('parameters', name)
  }
  return [
    ...inPath(route.params, parts),
    ...inQuery(route.query, parts),
    ...(route.list ? [...listParameters(route.list, parts), shared('offset'), shared('limit')] : []),
    ...(route.status === 201 && route.access !== 'public' ? [shared('idempotencyKey')] : []),
    ...(route.errors.includes('EDIT_CONFLICT') ? [shared('ifMatch')] : []),
  ]
}
