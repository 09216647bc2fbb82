import { accessRules } from '@lernspur/contracts/wire/access'
import {
  isOwnPath,
  isProductService,
  type RouteMap,
  type RouteSpec,
  type Schema,
  type ServiceName,
} from '@lernspur/contracts/wire/route'
import * as z from 'zod/mini'
import { programFlaw } from '../access/program-gate'
import { StartProblem } from '../process/start-problem'
import type { BoundRoute, LooseHandler, Slice } from './slice'

/** Whether a schema refuses fields that it does not know, at every depth. */
const isStrict = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodMiniObject) {
    return schema._zod.def.catchall instanceof z.ZodMiniNever && Object.values(schema.shape).every(isStrict)
  }
  if (schema instanceof z.ZodMiniArray) return isStrict(schema._zod.def.element)
  if (schema instanceof z.ZodMiniUnion) return schema._zod.def.options.every(isStrict)
  const { def } = schema._zod
  return 'innerType' in def && def.innerType instanceof z.ZodMiniType ? isStrict(def.innerType) : true
}

const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

const schemaNames = (schema: Schema | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).sort() : []

/** The flaw of a call of the contract, or undefined. */
const flaw = (route: RouteSpec): string | undefined => {
  if (!accessRules.includes(route.access)) return 'has no access rule'
  if (route.body && !isStrict(route.body)) return 'has a body that takes unknown fields'
  if (!Bun.deepEquals(parameterNames(route.path), schemaNames(route.params))) return 'has parameters without a schema'
  return programFlaw(route)
}

/**
 * The calls of a service with their handlers. Throws a sentence when one of its calls has no handler, no access rule
 * or another flaw, when a handler has no call in the contract, when two calls share method and path, or when a service
 * that a team has added has a call outside of its own prefix (rule service-release.9).
 */
export const bindRoutes = (owner: ServiceName, routes: RouteMap, slices: readonly Slice[]): BoundRoute[] => {
  const handlers = new Map<string, LooseHandler>()
  for (const [name, handler] of slices.flatMap((slice) => Object.entries(slice.handlers))) {
    if (handlers.has(name)) throw new StartProblem(`${owner} has two handlers for ${name}.`)
    handlers.set(name, handler)
  }
  const owned = Object.entries(routes).filter(([, route]) => route.owner === owner)
  for (const name of handlers.keys()) {
    if (!owned.some(([known]) => known === name))
      throw new StartProblem(`${owner} answers ${name}, which the contract does not give it.`)
  }
  const known = new Set<string>()
  return owned.map(([name, route]) => {
    const handler = handlers.get(name)
    if (!handler) throw new StartProblem(`${owner} has no handler for ${name}.`)
    const problem = flaw(route)
    if (problem) throw new StartProblem(`The call ${name} ${problem}.`)
    if (!isProductService(owner) && !isOwnPath(owner, route.path))
      throw new StartProblem(`The call ${name} is not below /${owner}, as those of ${owner} must be.`)
    const call = `${route.method} ${route.path}`
    if (known.has(call)) throw new StartProblem(`Two calls of ${owner} are ${call}.`)
    known.add(call)
    return { name, route, handler }
  })
}
