import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import { type Visitor, versionFor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { isInstanceRunning, liveSocket } from '@lernspur/service-kit/process/config'
import type { Visit } from '../../request/visit'

/** Milliseconds after which an answer to a read or a write, or to a call with a file, began too late. */
const slowAfter = { read: 1_000, write: 1_000, file: 20_000 } as const

/** One call on its way to a process of a service. */
export interface ServiceCall {
  /** Path of the unix socket on which the process listens. */
  readonly socket: string
  /** Counts how it ended, where two versions are compared: the status, or undefined where the client has gone. */
  readonly ended: (status: number | undefined) => void
}

interface CallOptions {
  readonly runDir: string
  readonly releases: Pick<LiveRegistry, 'lines'>
  readonly visitorOf: (visit: Visit) => Promise<Visitor>
  readonly canaries: Pick<CanaryWatch, 'count'>
}

const uncounted = () => undefined

/**
 * Begins a call: of whoever is in a service's canary, in its process, of everybody else in the stable one. Both are counted
 * by their version alone: calls, those that the server could not answer, and those that took too long (rule
 * service-release.7).
 */
export const createServiceCalls =
  ({ runDir, releases, visitorOf, canaries }: CallOptions) =>
  async (visit: Visit, name: ServiceName, kind: keyof typeof slowAfter): Promise<ServiceCall> => {
    const unit: Unit = { kind: 'service', name }
    const lines = releases.lines()
    const line = lines.find((one) => one.unit.kind === 'service' && one.unit.name === name)
    if (!line?.canary) return { socket: liveSocket(runDir, name, line?.stable), ended: uncounted }
    const visitor = await visitorOf(visit)
    const chosen = versionFor(line, lines, visitor)
    const version = chosen === line.canary.version && isInstanceRunning(runDir, name, chosen) ? chosen : line.stable
    const started = performance.now()
    const ended = (status: number | undefined): void => {
      const isSlow = performance.now() - started > slowAfter[kind]
      // Nobody knows how a call would have ended whose client has gone early, nor whose call another's would be.
      if (version === null || visitor.user === undefined || (status === undefined && !isSlow)) return
      const isError = status !== undefined && status >= 500
      const [calls, slow] = [Number(isError), Number(isSlow)]
      const failed = Math.max(calls, slow)
      canaries.count({ unit, version, user: visitor.user, shown: 1, failed, errors: 0, calls, slow })
    }
    return { socket: liveSocket(runDir, name, version), ended }
  }
