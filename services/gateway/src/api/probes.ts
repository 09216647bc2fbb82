import type { ServiceName } from '@lernspur/contracts/wire/route'
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
  /** Whether this process is about to end. */
  readonly isDraining: () => boolean
}

/** Whether a path is one of the two health probes of the gateway. */
export const isProbe = (path: string): boolean => paths.includes(path)

const answer = (isWell: boolean, data: object): Response =>
  Response.json(data, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })

/**
 * `/live`: the process answers. `/ready`: the gateway can take requests; a service that does not answer is named, but
 * does not affect the others (rule service-release.4), and so is a file that is not what was released (rule release.17).
 */
export const makeProbes =
  ({ runDir, services: known, table, hasPages, fileFaults, isDraining }: ProbeOptions) =>
  async (path: string): Promise<Response> => {
    if (path === '/live') return answer(true, { live: true })
    const [files, ...states] = await Promise.all([
      fileFaults(),
      ...known().map(async (name) => [name, (await askHealth(runDir, name, probeTimeoutMs)).service] as const),
    ])
    const isReady = !isDraining() && hasPages()
    const services = Object.fromEntries(states)
    return answer(isReady, { ready: isReady, services, refusedRoutes: table.refused(), files })
  }
