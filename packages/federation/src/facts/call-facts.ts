import type { RouteMap, RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import { type FieldTypes, fieldTypes } from './field-types'

/** What is known of calls, as lines of text: `calls`, `answers`, `closed`, `sent` and `lists`. */
export interface CallFacts {
  /** `getStudent GET /students/{id} school-admin`, with the service that answers it last. */
  readonly calls: string[]
  /** `getStudent schoolClass.name string|null`; a field that may be missing ends in `?`. */
  readonly answers: string[]
  /** Fields of answers whose values are literals of the contract, so that no others may come (rule call.12). */
  readonly closed: string[]
  /** The same for parameters, query and body: `updateStudent body.firstName? string` */
  readonly sent: string[]
  /** Fields by which a list can be filtered and sorted: `listStudents lastName` */
  readonly lists: string[]
}

const lines = (name: string, location: string, fields: FieldTypes): string[] =>
  [...fields].map(([path, { kinds, isOptional }]) => {
    const field = [location, path].filter(Boolean).join('.').replaceAll('.[', '[')
    return `${name} ${field || '.'}${isOptional ? '?' : ''} ${[...kinds].sort().join('|')}`
  })

const isSchema = (response: RouteSpec['response']): response is Schema => typeof response === 'object'

const sentBy = (name: string, { params, query, body }: RouteSpec): string[] =>
  Object.entries({ params, query, body }).flatMap(([location, schema]) =>
    schema ? lines(name, location, fieldTypes(schema, 'input')) : [],
  )

/** Facts about the named calls from this checkout's contract. Throws for an unknown name. */
export const callFacts = (names: readonly string[], routes: RouteMap): CallFacts => {
  const facts: CallFacts = { calls: [], answers: [], closed: [], sent: [], lists: [] }
  for (const name of names) {
    const route = routes[name]
    if (!route) throw new Error(`The contract has no call ${name}.`)
    facts.calls.push(`${name} ${route.method} ${route.path} ${route.owner}`)
    if (isSchema(route.response)) {
      const fields = fieldTypes(route.response, 'output')
      facts.answers.push(...lines(name, '', fields))
      facts.closed.push(...[...fields].flatMap(([path, { isClosed }]) => (isClosed ? `${name} ${path || '.'}` : [])))
    }
    facts.sent.push(...sentBy(name, route))
    facts.lists.push(...Object.keys(route.list ?? {}).map((field) => `${name} ${field}`))
  }
  return facts
}
