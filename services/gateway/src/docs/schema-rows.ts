import type { JsonSchema } from '@lernspur/service-kit/openapi/openapi-document'

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
  if (least === undefined && most === undefined) return ''
  return `${least ?? ''}…${most ?? ''} ${unit}`.trim()
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

/** A schema with the fields of all that it is made of. */
const whole = (schema: JsonSchema): JsonSchema => {
  if (!schema.allOf) return schema
  const parts = [...schema.allOf.map(whole), schema]
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** The object schema below a field, through arrays and nullable wrappers. */
const inner = (part: JsonSchema): { readonly schema: JsonSchema; readonly mark: string } | undefined => {
  const schema = whole(part)
  if (schema.properties) return { schema, mark: '' }
  if (schema.items) {
    const found = inner(schema.items)
    return found && { schema: found.schema, mark: `[]${found.mark}` }
  }
  return alternativesOf(schema).map(inner).find(Boolean)
}

/** What an object, or a list of them, is called; undefined for values without fields. */
const objectText = (schema: JsonSchema): string | undefined => {
  const name = inner(schema)?.schema.title
  if (!inner(schema)) return undefined
  return schema.type === 'array' ? `array of ${name ?? 'objects'}` : (name ?? 'object')
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
      type: objectText(shape) ?? typeText(shape),
      limits: limitsText(shape),
      isRequired: required.includes(name),
    },
    ...schemaRows(shape, `${before}${name}`),
  ])
}
