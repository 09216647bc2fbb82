import type { RouteSpec } from '@lernspur/contracts/wire/route'
import * as z from 'zod'
import { bodyBytesMax, requestBytesMax } from '../input/body'

/** Kinds of calls by time limit; files take longer to transfer and to generate. */
const callKinds = ['read', 'write', 'file'] as const
export type CallKind = (typeof callKinds)[number]

/** What the gateway needs to know of a call in order to forward it. */
export const routeFactsSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Below `/api`, parameters in braces. */
  path: z.templateLiteral(['/', z.string()]),
  kind: z.enum(callKinds),
  /** Bytes of a request beyond which the call is refused before it is forwarded. */
  bodyBytes: z.int().min(0),
})
export type RouteFacts = z.infer<typeof routeFactsSchema>

/** Answer of `GET /internal/routes`: the calls that a running service takes (rule service-release.1). */
export const serviceRoutesSchema = z.object({ service: z.string(), routes: z.array(routeFactsSchema) })

/** The kind of a call, which its time limits go by (rule call.9). */
export const callKindOf = (route: RouteSpec): CallKind => {
  if (route.multipart || route.response === 'binary') return 'file'
  return route.method === 'GET' ? 'read' : 'write'
}

/** What the gateway needs to know of a call of the contract. */
export const routeFactsOf = (route: RouteSpec): RouteFacts => ({
  method: route.method,
  path: route.path,
  kind: callKindOf(route),
  bodyBytes: route.multipart ? requestBytesMax : bodyBytesMax,
})
