import type { RouteMap, RouteOwner } from '@lernspur/contracts/route'
import { type RouteFacts, routeFactsOf } from '@lernspur/service-kit/route-facts'

/** A call as the gateway knows it: what it needs in order to forward it, and to whom. */
export type GatewayRoute = RouteFacts & { readonly owner: RouteOwner }

/** The calls of the contract, which stand for those of a service that has not told its own yet. */
export const contractRoutes = (routes: RouteMap): GatewayRoute[] =>
  Object.values(routes).map((route) => ({ ...routeFactsOf(route), owner: route.owner }))
