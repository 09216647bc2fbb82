import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

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

/**
 * Sends spans of this process to a collector by OTLP over HTTP (rule operation.7). The gateway decides by `share` which
 * requests have a trace; services follow it. Returns a function that sends what waits and ends.
 */
export const startTracing = ({ service, url, share }: TracingConfig): (() => Promise<void>) => {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', url.endsWith('/') ? url : `${url}/`).href })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'lernspur', 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEvery })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown()
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
