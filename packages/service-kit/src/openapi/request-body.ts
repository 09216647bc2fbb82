import type { RouteSpec } from '@lernspur/contracts/route'
import { exampleOf } from './example'
import { jsonSchema } from './json-schema'
import type { Content, JsonSchema, Operation } from './openapi-document'

/** The fields of the body with each file beside them. A file has no example, for it would be bytes. */
const formOf = (name: string, { body, multipart = {} }: RouteSpec): Content => {
  const fields = body ? jsonSchema(body, 'input') : {}
  const files = Object.entries(multipart)
  const { properties = {}, required = [] } = fields
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(files.map(([file]) => [file, {}])) },
    required: [...required, ...files.flatMap(([file, { optional }]) => (optional ? [] : file))],
    additionalProperties: false,
  }
  const isWhole = files.every(([, { optional }]) => optional)
  return { 'multipart/form-data': { schema, ...(body && isWhole && { example: exampleOf(name, fields) }) } }
}

const contentOf = (name: string, route: RouteSpec): Content | undefined => {
  if (route.multipart) return formOf(name, route)
  if (!route.body) return undefined
  const schema = jsonSchema(route.body, 'input')
  return { 'application/json': { schema, example: exampleOf(name, schema) } }
}

/** The body of a call; undefined where it takes none. */
export const requestBodyOf = (name: string, route: RouteSpec): Operation['requestBody'] => {
  const content = contentOf(name, route)
  return content && { required: !route.optionalBody, content }
}
