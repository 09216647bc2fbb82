import type { RouteMap, RouteSpec } from '@lernspur/contracts/wire/route'
import { preSessionCookieName, sessionCookieName } from '../session/cookies'
import { csrfHeader } from '../session/csrf'
import { programTokenPrefix } from '../session/program'
import type { Components, LinkedDocument, Operation, Reference } from './openapi-document'
import { listNotes, parametersOf } from './parameters'
import type { PartsByName } from './parts'
import { requestBodyOf } from './request-body'
import { envelopeSchemas, responsesOf } from './responses'
import { tagOf, uniqueTags } from './tag'

/**
 * Signed in with the right that the call needs, beside the token against forged requests; or, where the call is open to
 * programs, by a token with its scope (rule program.2).
 */
const securityOf = ({ access, method, program, isServerCall }: RouteSpec): Operation['security'] => {
  if (isServerCall) return []
  const csrf = method === 'GET' ? {} : { csrf: [] }
  const byToken = program === undefined ? [] : [{ program: [program] }]
  if (access !== 'public') return [{ session: access === 'session' ? [] : [access], ...csrf }, ...byToken]
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

const operationOf = (name: string, route: RouteSpec, parts: PartsByName): Operation<Reference> => {
  const requestBody = requestBodyOf(name, route, parts.schemas)
  return {
    operationId: name,
    summary: inWords(name),
    tags: [tagOf(route.path).name],
    parameters: parametersOf(route, parts),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, parts),
    security: securityOf(route),
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

const componentsOf = ({ schemas, responses, parameters }: PartsByName, publicUrl: string): Components => ({
  schemas: Object.fromEntries([...schemas].sort(byName)),
  responses: Object.fromEntries([...responses].sort(byName)),
  parameters: Object.fromEntries([...parameters].sort(byName)),
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
    preSession: { type: 'apiKey', in: 'cookie', name: preSessionCookieName(publicUrl) },
    csrf: { type: 'apiKey', in: 'header', name: csrfHeader },
    program: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: `${programTokenPrefix}…`,
      description: 'A token that an admin made for a program; its scopes stand beside the calls that they open.',
    },
  },
})

/** Calls of the contract as a document of OpenAPI 3.1, taken from nothing but the contract. */
export const describeRoutes = (title: string, routes: RouteMap, publicUrl: string): LinkedDocument => {
  const parts: PartsByName = {
    schemas: new Map(Object.entries(envelopeSchemas)),
    responses: new Map(),
    parameters: new Map(),
  }
  const paths: Record<string, Record<string, Operation<Reference>>> = {}
  for (const [name, route] of Object.entries(routes)) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, parts) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: `Made from the contract that the server validates with. ${listNotes}`,
      license: { name: 'European Union Public Licence 1.2', url: 'https://spdx.org/licenses/EUPL-1.2' },
    },
    servers: [{ url: publicUrl }],
    tags: uniqueTags(Object.values(routes).map(({ path }) => tagOf(path))),
    paths,
    components: componentsOf(parts, publicUrl),
  }
}
