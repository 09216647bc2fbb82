import type { Access } from '@lernspur/contracts/access'
import type { RouteMap, RouteSpec } from '@lernspur/contracts/route'
import { preSessionCookieName, sessionCookieName } from '../session/cookies'
import { csrfHeader } from '../session/csrf'
import type { OpenApiDocument, Operation } from './openapi-document'
import { parametersOf, sharedParameters } from './parameters'
import { requestBodyOf } from './request-body'
import { errorExamples, errorSchema, responsesOf } from './responses'
import { tagOf } from './tag'

const mayCall = (access: Access): string => {
  if (access === 'public') return 'Open to everybody.'
  if (access === 'session') return 'For whoever is signed in.'
  if (access === 'member') return 'For everybody with an active role in the current school.'
  if (access === 'manager') return 'For managers and admins of the current school.'
  if (access === 'provider') return 'For people of the provider.'
  return `Needs the right \`${access.slice('class:'.length)}\` on the class that the call is about.`
}

const securityOf = ({ access, method }: RouteSpec): Operation['security'] => {
  const csrf = method === 'GET' ? {} : { csrf: [] }
  if (access !== 'public') return [{ session: [], ...csrf }]
  return method === 'GET'
    ? []
    : [
        { preSession: [], ...csrf },
        { session: [], ...csrf },
      ]
}

/** `createObservation` → `Create observation`. */
const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const operationOf = (name: string, route: RouteSpec): Operation => {
  const requestBody = requestBodyOf(name, route)
  return {
    operationId: name,
    summary: inWords(name),
    description: `${mayCall(route.access)}${route.extension ? ' An extension of the specification.' : ''}`,
    tags: [tagOf(route.path)],
    parameters: parametersOf(route),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route),
    security: securityOf(route),
  }
}

const componentsOf = (publicUrl: string): OpenApiDocument['components'] => ({
  schemas: { Error: errorSchema },
  parameters: sharedParameters,
  examples: errorExamples,
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
    preSession: { type: 'apiKey', in: 'cookie', name: preSessionCookieName(publicUrl) },
    csrf: { type: 'apiKey', in: 'header', name: csrfHeader },
  },
})

/** Calls of the contract as a document of OpenAPI 3.1, taken from nothing but the contract. */
export const describeRoutes = (title: string, routes: RouteMap, publicUrl: string): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, route] of Object.entries(routes)) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  const tags = new Set(Object.values(routes).map(({ path }) => tagOf(path)))
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Made from the contract that the server validates with.' },
    servers: [{ url: publicUrl }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: componentsOf(publicUrl),
  }
}
