import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { exampleOf } from './example'
import { fullSchema, namedSchema } from './json-schema'
import { type Content, type JsonSchema, type MediaType, type Operation, referenceTo } from './openapi-document'

type Schemas = Map<string, JsonSchema>

const exampleFor = (name: string, schema: JsonSchema): Pick<MediaType, 'examples'> => ({
  examples: { de: { value: exampleOf(name, schema) } },
})

/** The fields of the body and its files. Files have no example, which would be bytes. */
const formOf = (name: string, { body, multipart = {} }: RouteSpec, schemas: Schemas): Content => {
  const files = Object.entries(multipart)
  const fields: JsonSchema = body ? fullSchema(body, 'input') : {}
  const { properties = {}, required = [] } = fields
  const form = `${name.charAt(0).toUpperCase()}${name.slice(1)}Form`
  const isFull = files.every(([, { optional }]) => optional)
  schemas.set(form, {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(files.map(([file]) => [file, {}])) },
    required: [...required, ...files.flatMap(([file, { optional }]) => (optional ? [] : file))],
    additionalProperties: false,
  })
  const schema = referenceTo('schemas', form)
  return { 'multipart/form-data': { schema, ...(isFull && body && exampleFor(name, fields)) } }
}

const contentOf = (name: string, route: RouteSpec, schemas: Schemas): Content | undefined => {
  if (route.multipart) return formOf(name, route, schemas)
  if (!route.body) return undefined
  const schema = namedSchema(route.body, 'input', schemas)
  const mediaType = route.isServerCall ? 'application/x-www-form-urlencoded' : 'application/json'
  return { [mediaType]: { schema, ...exampleFor(name, fullSchema(route.body, 'input')) } }
}

/** The body of a call; undefined if it takes none. Parts with a name are added to `schemas`. */
export const requestBodyOf = (name: string, route: RouteSpec, schemas: Schemas): Operation['requestBody'] => {
  const content = contentOf(name, route, schemas)
  return content && { required: !route.optionalBody, content }
}
