import type { JsonSchema } from '@lernspur/service-kit/openapi-document'

/** One field of a body or a response, as a row of a table. */
export interface SchemaRow {
  /** `terms[].name` */
  readonly path: string
  readonly type: string
  readonly limits: string
  readonly isRequired: boolean
}

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? []

/** What a schema accepts, in short. */
export const typeText = (schema: JsonSchema): string => {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeText))].join(' | ')
  if (schema.type === 'array') return `array of ${schema.items ? typeText(schema.items) : 'anything'}`
  return [schema.type ?? 'file', schema.format ?? ''].flat().join(' ').trim()
}

const range = (unit: string, least: number | undefined, most: number | undefined): string => {
  // The largest safe integer is no limit worth showing.
  const [from, to] = [least, most].map((one) => (Math.abs(one ?? Infinity) < Number.MAX_SAFE_INTEGER ? one : undefined))
  if (from === undefined && to === undefined) return ''
  return `${from ?? ''}…${to ?? ''} ${unit}`.trim()
}

/** Limits of a value; of a nullable schema, those of the value. */
export const limitsText = (schema: JsonSchema): string =>
  [
    range('characters', schema.minLength, schema.maxLength),
    range('', schema.minimum, schema.maximum),
    range('entries', schema.minItems, schema.maxItems),
    ...alternativesOf(schema).map(limitsText),
  ]
    .filter((one) => one !== '')
    .join(', ')

/** The object schema below a field, through arrays and nullable wrappers. */
const inner = (schema: JsonSchema): { readonly schema: JsonSchema; readonly mark: string } | undefined => {
  if (schema.properties) return { schema, mark: '' }
  if (schema.items) {
    const found = inner(schema.items)
    return found && { schema: found.schema, mark: `[]${found.mark}` }
  }
  return alternativesOf(schema).map(inner).find(Boolean)
}

/** All fields below a schema, parents first. */
export const schemaRows = (schema: JsonSchema, path = ''): SchemaRow[] => {
  const found = inner(schema)
  if (!found) return []
  const { properties = {}, required = [] } = found.schema
  const before = path === '' && found.mark === '' ? '' : `${path}${found.mark}.`
  return Object.entries(properties).flatMap(([name, shape]) => [
    {
      path: `${before}${name}`,
      type: inner(shape) ? (shape.type === 'array' ? 'array of objects' : 'object') : typeText(shape),
      limits: limitsText(shape),
      isRequired: required.includes(name),
    },
    ...schemaRows(shape, `${before}${name}`),
  ])
}
