import type { ServiceName } from '@lernspur/contracts/wire/route'
import { serviceRoutesSchema } from '@lernspur/service-kit/service/route-facts'
import type { GatewayRoute } from './gateway-route'

/** Milliseconds for a service to tell its routes. */
const timeoutMs = 1_000

/**
 * Asks the process of a service on that socket for its calls; null when it answers, but tells none, as services of older releases do.
 * Throws when it does not answer.
 */
export const askRoutes = async (socket: string, service: ServiceName): Promise<GatewayRoute[] | null> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch('http://service/internal/routes', { unix: socket, signal })
  const parsed = response.ok ? serviceRoutesSchema.safeParse(await response.json().catch(() => undefined)) : undefined
  if (!parsed?.success || parsed.data.service !== service) return null
  return parsed.data.routes.map((route) => ({ ...route, owner: service }))
}
