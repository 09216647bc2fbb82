import type { Health } from '@lernspur/contracts/health.contract'
import { isProductService, type ServiceName } from '@lernspur/contracts/wire/route'
import { liveSocket } from '@lernspur/service-kit/process/config'

/** Milliseconds for a service to report its health; it allows the database two seconds itself. */
const timeoutMs = 3_000

type State = 'up' | 'down'

interface ServiceHealth {
  readonly service: State
  readonly database: State
}

const isUp = (state: unknown): State => (state === 'up' ? 'up' : 'down')

/** State of a service as it reports it; `down` when it does not answer in time. */
export const askHealth = async (
  runDir: string,
  service: ServiceName,
  probeTimeoutMs: number = timeoutMs,
): Promise<ServiceHealth> => {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    const response = await fetch('http://service/internal/health', { unix: liveSocket(runDir, service), signal })
    const { state, database } = (await response.json()) as Record<string, unknown>
    return { service: isUp(state), database: isUp(database) }
  } catch {
    return { service: 'down', database: 'down' }
  }
}

/**
 * State of all components. The database counts as up when any service reaches it, so that a dead service is not
 * reported as a dead database.
 */
const health = async (runDir: string, services: readonly ServiceName[]): Promise<Health> => {
  const answers = await Promise.all(services.map(async (name) => [name, await askHealth(runDir, name)] as const))
  const statesOf = (isOfProduct: boolean) =>
    Object.fromEntries(
      answers.flatMap(([name, { service }]) => (isProductService(name) === isOfProduct ? [[name, service]] : [])),
    )
  return {
    gateway: 'up',
    database: answers.some(([, answer]) => answer.database === 'up') ? 'up' : 'down',
    services: statesOf(true) as Health['services'],
    addedServices: statesOf(false),
  }
}

/** GET /api/healthcheck: 200 when everything is up, else 503 with the same data. */
export const healthcheck = async (runDir: string, services: readonly ServiceName[]): Promise<Response> => {
  const data = await health(runDir, services)
  const allUp = [data.database, ...Object.values({ ...data.services, ...data.addedServices })].every(
    (state) => state === 'up',
  )
  return Response.json({ success: true, data }, { status: allUp ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
