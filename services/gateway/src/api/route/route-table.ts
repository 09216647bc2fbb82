import { type RouteMap, type ServiceName, serviceNames } from '@lernspur/contracts/route'
import { contractRoutes, type GatewayRoute } from './gateway-route'
import { compileRoutes } from './route-matcher'
import { askRoutes, processMark } from './told-routes'

/** Milliseconds between two looks whether a service was replaced. */
const lookEvery = 1_000

export interface RouteTable {
  /** The call at a path below `/api`; an unknown one is looked for again among the services replaced since. */
  find(method: string, path: string): Promise<GatewayRoute | undefined>
  /** A sentence for each call that a service tells and another one already answers. */
  refused(): readonly string[]
}

interface TableOptions {
  /** The contract: the calls of services that have told none yet. */
  readonly routes: RouteMap
  readonly runDir: string
  /** Called with a sentence for each refused call, once. */
  readonly onRefused: (sentence: string) => void
}

const idOf = ({ owner, method, path }: GatewayRoute): string => `${owner} ${method} ${path}`

/**
 * Which service answers which call, as the running services tell it (rule service-release.1). Whoever answers a path
 * keeps it until it no longer tells it, so a service cannot take the calls of another (rule service-release.2).
 */
export const makeRouteTable = ({ routes, runDir, onRefused }: TableOptions): RouteTable => {
  const known = contractRoutes(routes)
  const told = new Map<ServiceName, { readonly mark: string; readonly routes: readonly GatewayRoute[] }>()
  const routesOf = (name: ServiceName) => told.get(name)?.routes ?? known.filter(({ owner }) => owner === name)
  const own = known.filter(({ owner }) => owner === 'gateway')
  let held = new Set(known.map(idOf))

  const compile = () => {
    const all = serviceNames.flatMap(routesOf)
    const [before, added] = [
      all.filter((route) => held.has(idOf(route))),
      all.filter((route) => !held.has(idOf(route))),
    ]
    const compiled = compileRoutes([...own, ...before, ...added])
    held = new Set(all.filter(({ method, path, owner }) => compiled.match(method, path)?.owner === owner).map(idOf))
    return compiled
  }
  let table = compile()

  /** True when the service has told something new. */
  const renew = async (name: ServiceName): Promise<boolean> => {
    const mark = await processMark(runDir, name)
    if (mark === undefined || mark === told.get(name)?.mark) return false
    try {
      const answer = await askRoutes(runDir, name)
      told.set(name, { mark, routes: answer ?? routesOf(name) })
      return answer !== null
    } catch {
      // It does not answer yet; the next look asks it again.
      return false
    }
  }

  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  const look = (): Promise<void> => {
    looking ??= (async () => {
      const renewed = await Promise.all(serviceNames.map(renew))
      if (renewed.includes(true)) {
        const before = table.refused
        table = compile()
        for (const sentence of table.refused) if (!before.includes(sentence)) onRefused(sentence)
      }
      lookedAt = performance.now()
      looking = undefined
    })()
    return looking
  }

  return {
    find: async (method, path) => {
      if (performance.now() - lookedAt > lookEvery) void look()
      const found = table.match(method, path)
      if (found) return found
      await look()
      return table.match(method, path)
    },
    refused: () => table.refused,
  }
}
