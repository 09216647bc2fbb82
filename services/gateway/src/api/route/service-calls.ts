import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import type { HealthRecorder } from '@lernspur/release/health/record-health'
import { type Visitor, versionFor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { isInstanceRunning, liveSocket } from '@lernspur/service-kit/process/config'
import type { Visit } from '../../request/visit'
import type { GatewayRoute } from './gateway-route'

/** Milliseconds after which the answer to a read, a write or a call with a file counts as slow. */
const slowAfter = { read: 1_000, write: 1_000, file: 20_000 } as const

/** One call on its way to a process of a service. */
export interface ServiceCall {
  /** Path of the unix socket on which the process listens. */
  readonly socket: string
  /** Counts the outcome: the status, or undefined when the client has gone. */
  readonly ended: (status: number | undefined) => void
}

interface CallOptions {
  readonly runDir: string
  readonly releases: Pick<LiveRegistry, 'lines'>
  readonly visitorOf: (visit: Visit) => Promise<Visitor>
  readonly canaries: Pick<CanaryWatch, 'count'>
  readonly health: Pick<HealthRecorder, 'count'>
}

/**
 * Begins a call: in the canary's process for users of the canary, else in the stable one. Each version counts its
 * calls, those that the server failed to answer, and the slow ones, and nothing about users (rules desk.9,
 * service-release.7).
 */
export const createServiceCalls =
  ({ runDir, releases, visitorOf, canaries, health }: CallOptions) =>
  async (visit: Visit, name: ServiceName, { kind, method, path }: GatewayRoute): Promise<ServiceCall> => {
    const unit: Unit = { kind: 'service', name }
    const lines = releases.lines()
    const line = lines.find((one) => one.unit.kind === 'service' && one.unit.name === name)
    const started = performance.now()
    const outcomeOf = (status: number | undefined) => {
      const isSlow = performance.now() - started > slowAfter[kind]
      // Without a client the outcome is unknown, unless it has gone because it had to wait.
      if (status === undefined && !isSlow) return undefined
      return { calls: Number(status !== undefined && status >= 500), slow: Number(isSlow) }
    }
    const route = `${method} /api${path}`
    const record = (version: string | null | undefined, outcome: ReturnType<typeof outcomeOf>): void => {
      if (!outcome || !version) return
      health.count({ unit, version, route, total: 1, failed: outcome.calls, slow: outcome.slow, errors: 0 })
    }
    if (!line?.canary) {
      const stable = line?.stable
      return {
        socket: liveSocket(runDir, name, stable),
        ended: (status) => record(stable, outcomeOf(status)),
      }
    }
    const visitor = await visitorOf(visit)
    const chosen = versionFor(line, lines, visitor)
    const version = chosen === line.canary.version && isInstanceRunning(runDir, name, chosen) ? chosen : line.stable
    const ended = (status: number | undefined): void => {
      const outcome = outcomeOf(status)
      record(version, outcome)
      // Without a user nobody can be compared.
      if (!outcome || version === null || visitor.user === undefined) return
      const failed = Math.max(outcome.calls, outcome.slow)
      canaries.count({ unit, version, user: visitor.user, shown: 1, failed, errors: 0, ...outcome })
    }
    return { socket: liveSocket(runDir, name, version), ended }
  }
