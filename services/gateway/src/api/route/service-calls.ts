import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import { type Visitor, versionFor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { isInstanceRunning, liveSocket } from '@lernspur/service-kit/process/config'
import type { Visit } from '../../request/visit'

/** Milliseconds after which the answer to a read, a write or a call with a file counts as slow. */
const slowAfter = { read: 1_000, write: 1_000, file: 20_000 } as const

/** One call on its way to a process of a service. */
export interface ServiceCall {
  /** Path of the unix socket on which the process listens. */
  readonly socket: string
  /** Counts the outcome where two versions are compared: the status, or undefined when the client has gone. */
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
 * Begins a call: in the canary's process for users of the canary, else in the stable one. Each version counts its
 * calls, those that the server failed to answer, and the slow ones, and nothing about users (rule service-release.7).
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
      // Without a client the outcome is unknown, and without a user nobody can be counted.
      if (version === null || visitor.user === undefined || (status === undefined && !isSlow)) return
      const isError = status !== undefined && status >= 500
      const [calls, slow] = [Number(isError), Number(isSlow)]
      const failed = Math.max(calls, slow)
      canaries.count({ unit, version, user: visitor.user, shown: 1, failed, errors: 0, calls, slow })
    }
    return { socket: liveSocket(runDir, name, version), ended }
  }
