import { Counter, Histogram, registry } from './registry'

const labels = ['method', 'route'] as const

const requests = new Counter({
  name: 'lernspur_requests_total',
  help: 'Requests by route and class of status.',
  labelNames: [...labels, 'status'],
  registers: [registry],
})

const durations = new Histogram({
  name: 'lernspur_request_duration_seconds',
  help: 'Seconds until the head of the response, by route.',
  labelNames: labels,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
  registers: [registry],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** One request that has been answered. */
interface AnsweredRequest {
  readonly method: string
  /** Pattern of the route, never the path itself. */
  readonly route: string
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
}

/** Counts a request. Clients choose methods, so unknown ones share a label. */
export const countRequest = ({ method, route, status, duration }: AnsweredRequest): void => {
  const labelled = { method: methods.has(method) ? method : 'other', route }
  requests.inc({ ...labelled, status: `${Math.floor(status / 100)}xx` })
  durations.observe(labelled, duration / 1_000)
}
