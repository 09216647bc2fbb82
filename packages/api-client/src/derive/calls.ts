import type { RouteMap, RouteSpec } from '@lernspur/contracts/wire/route'
import type { QueryKey } from '@tanstack/react-query'
import type { MutationBehaviour, MutationMeta } from '../wire/mutation-meta'
import { readOf } from './read'
import { writeOf } from './write'

interface WriteBehaviour extends MutationBehaviour {
  /** Nouns whose cached reads a write invalidates: its own noun by default, none if nothing is saved. */
  readonly stale?: readonly string[]
  /**
   * Answers of changes and deletions of one row update cached lists; lists without an order are sorted by these fields.
   */
  readonly sorted?: readonly string[]
}

/** What the contract does not define: how writes of the noun are treated, with overrides for single calls. */
interface NounBehaviour<Name> extends WriteBehaviour {
  readonly calls?: { readonly [N in Name & string]?: WriteBehaviour }
}

type Streams = { readonly response: 'events' }
type CallOptionsOf<R extends RouteSpec> = R extends { method: 'GET' }
  ? R extends { response: 'binary' }
    ? ReturnType<typeof writeOf<R>>
    : ReturnType<typeof readOf<R>>
  : ReturnType<typeof writeOf<R>>

/** Calls of the given routes by name: reads as query options, all others as mutation options. */
export type Calls<Routes extends RouteMap> = {
  /** `all` is the common key prefix of all reads of the noun. */
  readonly keys: { readonly all: readonly [string] }
} & {
  readonly [Name in keyof Routes as Routes[Name] extends Streams ? never : Name]: CallOptionsOf<Routes[Name]>
}

/** A file is generated on each click and never cached. */
const isFile = ({ response }: RouteSpec) => response === 'binary'

const isRead = (route: RouteSpec) => route.method === 'GET' && !isFile(route)

/** The last parameter of an address that ends with one: `/observations-v2/{observationId}`. */
const rowParam = ({ path }: RouteSpec): string | undefined => /\{(\w+)\}$/.exec(path)?.[1]

const patchOf = (route: RouteSpec, moves: readonly string[]): MutationMeta['patch'] => {
  const param = rowParam(route)
  if (param === undefined || (route.method !== 'PUT' && route.method !== 'DELETE')) return undefined
  return { moves, removes: route.method === 'DELETE' ? param : undefined }
}

const metaOf = (noun: string, route: RouteSpec, { stale, sorted, ...behaviour }: WriteBehaviour): MutationMeta => {
  const nouns = stale ?? (behaviour.savesNothing ? [] : [noun])
  const invalidates: QueryKey[] = nouns.map((one) => [one])
  const patch = sorted && patchOf(route, sorted)
  return { ...behaviour, invalidates, ...(patch && { patch }) }
}

/**
 * All calls of a noun except streams, derived from its routes: `callsOf('student', studentRoutes)` returns
 * `listStudents(list)`, `createStudent()` and so on. Variables of a write are the inputs of the call: `params`, `body`,
 * `ifMatch`, `idempotencyKey`. Exported as a whole and `@public`, because a call is available before anything uses it;
 * calls that several screens share are also exported by name.
 */
export const callsOf = <const Routes extends RouteMap>(
  noun: string,
  routes: Routes,
  { calls = {}, ...all }: NounBehaviour<keyof Routes> = {},
): Calls<Routes> => {
  const own: { readonly [name: string]: WriteBehaviour | undefined } = calls
  const answered = Object.entries(routes).filter(([, { response }]) => response !== 'events')
  const derived = answered.map(([name, route]) => {
    const key = [noun, name]
    const behaviour = { ...all, ...(isFile(route) && { savesNothing: true, stale: [] }), ...own[name] }
    return [name, isRead(route) ? readOf(key, route) : writeOf(key, route, metaOf(noun, route, behaviour))]
  })
  return { keys: { all: [noun] }, ...Object.fromEntries(derived) }
}
