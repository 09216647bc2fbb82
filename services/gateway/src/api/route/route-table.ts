import { isOwnPath, isProductService, type RouteMap, type ServiceName } from '@lernspur/contracts/wire/route'
import type { Line } from '@lernspur/release/registry/line'
import { isInstanceRunning, liveSocket } from '@lernspur/service-kit/process/config'
import { serviceRoutesSchema } from '@lernspur/service-kit/service/route-facts'
import { processMark } from '../../request/process-mark'
import { contractRoutes, type GatewayRoute, merged } from './gateway-route'
import { compileRoutes } from './route-matcher'

/** Milliseconds for a service to tell its routes. */
const timeoutMs = 1_000

/**
 * Asks the service process on that socket for its calls; null when it answers without any, as older releases do. Throws
 * when it does not answer.
 */
const askRoutes = async (socket: string, service: ServiceName): Promise<GatewayRoute[] | null> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch('http://service/internal/routes', { unix: socket, signal })
  const parsed = response.ok ? serviceRoutesSchema.safeParse(await response.json().catch(() => undefined)) : undefined
  if (!parsed?.success || parsed.data.service !== service) return null
  return parsed.data.routes.map((route) => ({ ...route, owner: service }))
}

/** Milliseconds between two checks whether a service was replaced. */
const checkInterval = 1_000

export interface RouteTable {
  /** The call at a path below `/api`; for an unknown one, services replaced since are asked again. */
  find(method: string, path: string): Promise<GatewayRoute | undefined>
  /** A sentence for each call of a service that another one already answers. */
  refused(): readonly string[]
}

interface TableOptions {
  /** The contract: the calls of services that have told none yet. */
  readonly routes: RouteMap
  readonly runDir: string
  /** The services that there are now. */
  readonly services: () => readonly ServiceName[]
  /** What is live; the canary of a service has calls of its own. */
  readonly lines: () => readonly Line[]
  /** Called with a sentence for each refused call, once. */
  readonly onRefused: (sentence: string) => void
}

/** What one process has told. */
interface ServiceRoutes {
  readonly mark: string
  readonly routes: readonly GatewayRoute[]
}

/** A call that a service may answer. */
const isAllowed = ({ owner, path }: GatewayRoute): boolean => isProductService(owner) || isOwnPath(owner, path)

const outsidePrefix = ({ owner, method, path }: GatewayRoute): string =>
  `${method} ${path} of ${owner} is not below /${owner}.`

const idOf = ({ owner, method, path }: GatewayRoute): string => `${owner} ${method} ${path}`

/**
 * Which service answers which call, as the running services tell it (rule service-release.1). A service keeps a path
 * for as long as it tells it, so no service can take the calls of another (rule service-release.2). Those that teams
 * have added answer below their own prefix alone (rule service-release.9). For a call that only a canary knows, the
 * stable version answers that there is none.
 */
export const makeRouteTable = ({ routes, runDir, services, lines, onRefused }: TableOptions): RouteTable => {
  const known = contractRoutes(routes)
  const current = new Map<ServiceName, ServiceRoutes>()
  const ofCanaries = new Map<ServiceName, ServiceRoutes>()
  const stableOf = (name: ServiceName) => current.get(name)?.routes ?? known.filter(({ owner }) => owner === name)
  const routesOf = (name: ServiceName) => merged(stableOf(name), ofCanaries.get(name)?.routes ?? [])
  const own = known.filter(({ owner }) => owner === 'gateway')
  let answeredIds = new Set(known.map(idOf))

  const compile = () => {
    const allRoutes = services().flatMap(routesOf)
    const all = allRoutes.filter(isAllowed)
    const before = all.filter((route) => answeredIds.has(idOf(route)))
    const added = all.filter((route) => !answeredIds.has(idOf(route)))
    const compiled = compileRoutes([...own, ...before, ...added])
    answeredIds = new Set(
      all.filter(({ method, path, owner }) => compiled.match(method, path)?.owner === owner).map(idOf),
    )
    const foreign = allRoutes.filter((route) => !isAllowed(route)).map(outsidePrefix)
    return { match: compiled.match, refused: [...compiled.refused, ...foreign] }
  }
  let table = compile()

  /** True when the process on that socket has told something new. */
  const renew = async (from: Map<ServiceName, ServiceRoutes>, name: ServiceName, socket: string): Promise<boolean> => {
    const mark = await processMark(socket)
    if (mark === undefined || mark === from.get(name)?.mark) return false
    try {
      const answer = await askRoutes(socket, name)
      from.set(name, { mark, routes: answer ?? stableOf(name) })
      return answer !== null
    } catch {
      // It does not answer yet; the next check asks it again.
      return false
    }
  }

  const renewCanary = async (name: ServiceName): Promise<boolean> => {
    const version = lines().find(({ unit }) => unit.kind === 'service' && unit.name === name)?.canary?.version
    if (version === undefined || !isInstanceRunning(runDir, name, version)) return ofCanaries.delete(name)
    return await renew(ofCanaries, name, liveSocket(runDir, name, version))
  }

  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined
  const check = (): Promise<void> => {
    checking ??= (async () => {
      const names = services()
      // What a service told that is no longer there.
      const gone = [...current.keys()].filter((name) => !names.includes(name))
      for (const name of gone) current.delete(name)
      const renewed = await Promise.all(
        names.flatMap((name) => [renew(current, name, liveSocket(runDir, name)), renewCanary(name)]),
      )
      if (gone.length > 0 || renewed.includes(true)) {
        const before = table.refused
        table = compile()
        for (const sentence of table.refused) if (!before.includes(sentence)) onRefused(sentence)
      }
      checkedAt = performance.now()
      checking = undefined
    })()
    return checking
  }

  return {
    find: async (method, path) => {
      const earlier = checking
      if (performance.now() - checkedAt > checkInterval) void check()
      const found = table.match(method, path)
      if (found) return found
      // A check that was already running may have come too early.
      await earlier
      await check()
      return table.match(method, path)
    },
    refused: () => table.refused,
  }
}
