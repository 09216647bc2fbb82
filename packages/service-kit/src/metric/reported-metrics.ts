import { AggregatorRegistry } from 'prom-client'
import * as z from 'zod'
import { registry } from './registry'

/** Path below which a process tells its metrics on its own socket. */
export const metricsPath = '/internal/metrics'

const metricSchema = z.looseObject({
  name: z.string().regex(/^lernspur_[a-z0-9_]+$/),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  aggregator: z.enum(['sum', 'first', 'min', 'max', 'average', 'omit']),
  values: z.array(
    z.looseObject({
      value: z.number(),
      labels: z.record(z.string(), z.union([z.string(), z.number()])),
      metricName: z.string().optional(),
    }),
  ),
})
const reportedSchema = z.object({ metrics: z.array(metricSchema) })

/** Metrics as one process tells them to another, each value with the labels `service` and `version`. */
export type ReportedMetrics = z.output<typeof reportedSchema>['metrics']

/** The metrics of this process. A source that fails is left out: the others matter most while something is broken. */
export const ownMetrics = async (labels: Readonly<Record<string, string>>): Promise<ReportedMetrics> => {
  const each = registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetric(name)?.get())
  const settled = await Promise.allSettled(each)
  const { metrics } = reportedSchema.parse({
    metrics: settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  })
  return metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { ...labels, ...value.labels } })),
  }))
}

/** The answer on a process's own socket. */
export const metricsAnswer = async (service: string, version: string | null): Promise<Response> =>
  Response.json({ metrics: await ownMetrics({ service, version: version ?? 'unknown' }) })

/** Reads what another process tells; undefined for what is none, as of a release that has no metrics. */
export const readMetrics = (body: unknown): ReportedMetrics | undefined => reportedSchema.safeParse(body).data?.metrics

/** The metrics of several processes as one text in the format of Prometheus. */
export const metricsText = (parts: readonly ReportedMetrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(parts.map((metrics) => [...metrics])).metrics()

/** Content type of that text. */
export const metricsType: string = AggregatorRegistry.PROMETHEUS_CONTENT_TYPE
