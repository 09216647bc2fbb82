import type { RouteMap, RouteOwner } from '@lernspur/contracts/wire/route'
import { type RouteFacts, routeFactsOf } from '@lernspur/service-kit/service/route-facts'

/** A call as the gateway knows it: what it needs in order to forward it, and to whom. */
export type GatewayRoute = RouteFacts & { readonly owner: RouteOwner }

/** The calls of the contract, which stand in for those of a service that has not told its own yet. */
export const contractRoutes = (routes: RouteMap): GatewayRoute[] =>
  Object.values(routes).map((route) => ({ ...routeFactsOf(route), owner: route.owner }))

/** Equal for two calls that one service cannot both have. */
const shapeOf = ({ method, path }: GatewayRoute): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`

/** Calls of a service that runs in two versions: the larger body limit of both applies. */
export const merged = (stable: readonly GatewayRoute[], canary: readonly GatewayRoute[]): readonly GatewayRoute[] => {
  const tried = new Map(canary.map((route) => [shapeOf(route), route]))
  const known = new Set(stable.map(shapeOf))
  const widened = (route: GatewayRoute): GatewayRoute => {
    const other = tried.get(shapeOf(route))
    if (!other) return route
    return { ...route, bodyBytes: Math.max(route.bodyBytes, other.bodyBytes) }
  }
  return [...stable.map(widened), ...canary.filter((route) => !known.has(shapeOf(route)))]
}
