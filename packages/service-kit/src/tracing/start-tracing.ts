import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type PageSpan, receivePageSpans } from './page-span'

/** Where spans go, and for how many requests there are any. */
export interface TracingConfig {
  /** What the process is called in a trace. */
  readonly service: string
  /** Address of the collector, to which `/v1/traces` is added. */
  readonly url: string
  /** Share of requests that have a trace, from 0 to 1. */
  readonly share: number
}

/** Milliseconds for which spans are collected before they are sent together. */
const sendEvery = 2_000

const resourceOf = (service: string) =>
  resourceFromAttributes({ 'service.namespace': 'lernspur', 'service.name': service })

/** Returns what makes spans of what pages tell: with the ids that the browser gave them, as a service of its own. */
const pageSpanMaker = (processor: SpanProcessor) => {
  let ids: Pick<PageSpan, 'traceId' | 'spanId'> = { traceId: '', spanId: '' }
  const provider = new TracerProvider({
    resource: resourceOf('browser'),
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('lernspur')
  return (page: PageSpan): void => {
    ids = page
    const { method, route, status, start, duration, screen, version } = page
    const span = tracer.startSpan(`${method} ${route}`, {
      root: true,
      kind: SpanKind.CLIENT,
      startTime: start,
      attributes: {
        'http.request.method': method,
        ...(status > 0 && { 'http.response.status_code': status }),
        'lernspur.screen': screen,
        ...(version !== null && { 'lernspur.version': version }),
      },
    })
    if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(start + duration)
  }
}

/**
 * Sends spans of this process to a collector by OTLP over HTTP (rule operation.7). The gateway decides by `share` which
 * requests have a trace; services follow it. Returns a function that sends what waits and ends.
 */
export const startTracing = ({ service, url, share }: TracingConfig): (() => Promise<void>) => {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', url.endsWith('/') ? url : `${url}/`).href })
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEvery })
  const provider = new TracerProvider({
    resource: resourceOf(service),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  receivePageSpans(pageSpanMaker(processor))
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    receivePageSpans()
    await provider.shutdown()
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
