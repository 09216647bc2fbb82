import type { CountedOutcome } from '@lernspur/release/health/health-counter'
import { releasesPath } from '@lernspur/release/team/team-command'

/** Milliseconds after which an answer of the gateway itself counts as slow; of a release that is sent to it, later. */
const slowAfter = 1_000
const slowReleaseAfter = 20_000

interface GatewayAnswer {
  readonly method: string
  /** Pattern of the route, never the path itself. */
  readonly route: string
  readonly status: number
  /** Milliseconds until its head. */
  readonly duration: number
}

/** What an answer of the gateway itself counts as (rule desk.9). */
export const gatewayOutcome = ({
  method,
  route,
  status,
  duration,
}: GatewayAnswer): Omit<CountedOutcome, 'unit' | 'version'> => ({
  // Clients choose methods; the gateway itself only reads and takes.
  route: `${method === 'GET' || method === 'HEAD' ? 'GET' : 'POST'} ${route}`,
  total: 1,
  failed: Number(status >= 500),
  slow: Number(duration > (route.startsWith(releasesPath) ? slowReleaseAfter : slowAfter)),
  errors: 0,
})
