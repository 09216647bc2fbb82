import { type ElysiaOpenAPIConfig, openapi } from '@elysiajs/openapi'
import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/error-catalogue'
import { listQuerySchema } from '@lernspur/contracts/list'
import type { RouteSpec, Schema } from '@lernspur/contracts/route'
import * as z from 'zod'
import { answerSchema } from '../answer/check-answer'
import type { BoundRoute } from './answer-call'

type OpenApiPaths = NonNullable<NonNullable<ElysiaOpenAPIConfig['documentation']>['paths']>

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const isNested = (shape: unknown): boolean =>
  typeof shape === 'object' && shape !== null && 'type' in shape && (shape.type === 'array' || shape.type === 'object')

const parametersIn = (place: 'path' | 'query', schema: Schema | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
    ...(isNested(shape) && { style: 'deepObject', explode: true }),
  }))
}

const successOf = (route: RouteSpec) => {
  if (route.response === 'binary')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (route.response === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const schema = answerSchema(route)
  const properties = {
    success: { type: 'boolean', enum: [true] },
    ...(schema && { data: jsonSchema(schema, 'output') }),
  }
  return { 'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } } }
}

/** Codes that a call can answer with beyond its own, by what it takes. */
const codesOf = (route: RouteSpec): ErrorCode[] => {
  const codes = new Set<ErrorCode>(route.errors)
  if (route.access !== 'public') codes.add('INVALID_TOKEN')
  if (route.access !== 'public' && route.access !== 'session') codes.add('NO_PERMISSION')
  if (route.list || route.query) codes.add('INVALID_PARAMETERS')
  if (route.body || route.multipart) codes.add('VALIDATION_FAILED')
  if (route.multipart) codes.add('FILE_SIZE_LIMIT_EXCEEDED')
  return [...codes, 'UNKNOWN']
}

const failuresOf = (route: RouteSpec) => {
  const byStatus = Map.groupBy(codesOf(route), (code) => errorCatalogue[code].status)
  return [...byStatus].map(([status, codes]) => [status, { description: codes.join(', ') }])
}

/** The fields of the body with each file beside them. */
const formOf = ({ body, multipart = {} }: RouteSpec) => {
  const { properties = {}, required = [] } = body ? jsonSchema(body, 'input') : {}
  const files = Object.entries(multipart)
  return {
    type: 'object',
    properties: {
      ...properties,
      ...Object.fromEntries(files.map(([file]) => [file, { type: 'string', format: 'binary' }])),
    },
    required: [...required, ...files.flatMap(([file, { optional }]) => (optional ? [] : file))],
  }
}

const bodyOf = (route: RouteSpec) => {
  if (route.multipart) return { 'multipart/form-data': { schema: formOf(route) } }
  return route.body && { 'application/json': { schema: jsonSchema(route.body, 'input') } }
}

const operation = (name: string, route: RouteSpec) => {
  const content = bodyOf(route)
  return {
    operationId: name,
    description: `Access: ${route.access}`,
    parameters: [
      ...parametersIn('path', route.params),
      ...parametersIn('query', route.query),
      ...parametersIn('query', route.list && listQuerySchema),
    ],
    ...(content && { requestBody: { required: !route.optionalBody, content } }),
    responses: {
      [route.status]: { description: 'Success', content: successOf(route) },
      ...Object.fromEntries(failuresOf(route)),
    },
  }
}

/**
 * Plugin that answers `/internal/openapi.json`. Everything in it is taken from the contract; the plugin's own reading
 * of the routes knows neither nested queries nor the names of parameters.
 */
export const openApiOf = (service: string, routes: readonly BoundRoute[]) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const { name, route } of routes) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return openapi({
    path: '/internal/openapi',
    specPath: '/internal/openapi.json',
    provider: null,
    openapiVersion: '3.0.4',
    exclude: { paths: /./ },
    documentation: { info: { title: `Lernspur ${service}`, version: '1' }, paths: paths as OpenApiPaths },
  })
}
