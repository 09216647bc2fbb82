import type { HealthProblem } from '@lernspur/contracts/health.contract'
import { isProductService, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { askHealth } from './healthcheck'
import type { RouteTable } from './route/route-table'

/** Milliseconds that a probe waits for a service; those who probe wait a second by default. */
const probeTimeoutMs = 400

const paths = ['/live', '/ready']

interface ProbeOptions {
  readonly runDir: string
  /** The services that there are now. */
  readonly services: () => readonly ServiceName[]
  readonly table: RouteTable
  /** Whether there is a registry to write pages by. */
  readonly hasPages: () => boolean
  /** Sentences about files of what is live that are not what was released. */
  readonly fileFaults: () => Promise<readonly string[]>
  /** Milliseconds after the start in which all services of the product must have answered once. */
  readonly startTimeoutMs: number
  /** Whether this process is about to end. */
  readonly isDraining: () => boolean
  /** What the gateway itself finds ill. */
  readonly problems: () => Promise<readonly HealthProblem[]>
}

/** Whether a path is one of the two health probes of the gateway. */
export const isProbe = (path: string): boolean => paths.includes(path)

const answer = (isWell: boolean, data: object): Response =>
  Response.json(data, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })

/**
 * `/live`: the process answers. `/ready`: the gateway can serve; a service that does not answer is named, but does not
 * affect the others (rule service-release.4) once it has begun, and so are a file that is not what was released (rule release.17) and what
 * is ill. What all installations on the same database share never makes one of them unready (rule operation.5).
 */
export const makeProbes = ({
  runDir,
  services: known,
  table,
  hasPages,
  fileFaults,
  startTimeoutMs,
  isDraining,
  problems,
}: ProbeOptions) => {
  const startedAt = performance.now()
  const absent = new Set<ServiceName>(serviceNames)
  // All of them begin together, and a balancer would send this stack calls for those that are not there yet.
  const hasStarted = (): boolean => absent.size === 0 || performance.now() - startedAt > startTimeoutMs
  return async (path: string): Promise<Response> => {
    if (path === '/live') return answer(true, { live: true })
    const [files, own, ...states] = await Promise.all([
      fileFaults(),
      // The store of files may be silent for longer; it is asked for `/api/healthcheck` as well.
      Promise.race([problems(), Bun.sleep(probeTimeoutMs).then((): readonly HealthProblem[] => [])]),
      ...known().map(async (name) => [name, await askHealth(runDir, name, probeTimeoutMs)] as const),
    ])
    const serves = states.some(([name, { isAway }]) => isProductService(name) && !isAway)
    for (const [name, { isAway }] of states) if (!isAway) absent.delete(name)
    const isReady = !isDraining() && hasPages() && serves && hasStarted()
    const services = Object.fromEntries(states.map(([name, { service }]) => [name, service]))
    const isWritable = states.some(([, { database }]) => database === 'up')
    const found = [...new Set([...own, ...states.flatMap(([, state]) => state.problems)])].toSorted()
    return answer(isReady, {
      ready: isReady,
      services,
      database: isWritable ? 'up' : 'down',
      problems: found,
      refusedRoutes: table.refused(),
      files,
    })
  }
}
