import type { BrowserOptions } from '@sentry/react'
import { cleanAddress, type PatternOf } from './clean-address'

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0]

/** Attributes whose value is one of a few terms of the browser or the SDK. */
const knownValues = new Set([
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'sentry.span.source',
  'sentry.sdk.name',
  'sentry.sdk.version',
  'sentry.release',
  'sentry.environment',
  'sentry.trace_lifecycle',
  'sentry.replay_id',
  'sentry.segment.id',
  'sentry.idle_span_finish_reason',
  'sentry.report_event',
  'http.method',
  'http.request.method',
  'network.protocol.name',
  'network.protocol.version',
  'effectiveConnectionType',
  'navigation.type',
])

const addresses = new Set(['url', 'url.full', 'http.url'])

/** The name of a trace: a route, or a path that matches one; any other name may contain personal data. */
const cleanRoute = (name: string, patternOf: PatternOf): string | undefined =>
  name.startsWith('/') ? patternOf(name) : undefined

const cleanAttribute = (name: string, value: unknown, patternOf: PatternOf): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean' || knownValues.has(name)) return value
  if (typeof value !== 'string') return undefined
  if (name === 'sentry.segment.name') return cleanRoute(value, patternOf)
  return addresses.has(name) ? cleanAddress(value, patternOf) : undefined
}

const isOfPage = (op: unknown): boolean => op === 'pageload' || op === 'navigation'

const cleanName = ({ name, attributes }: Span, patternOf: PatternOf): string => {
  const op = attributes['sentry.op']
  const kind = typeof op === 'string' ? op : 'span'
  if (isOfPage(op)) return cleanRoute(name, patternOf) ?? kind
  const address = attributes.url ?? attributes['url.full'] ?? attributes['http.url']
  return typeof address === 'string' ? `${kind} ${cleanAddress(address, patternOf)}` : kind
}

/** A span as it may leave the browser: durations, numbers, and URLs without ids. */
export const cleanSpan = (span: Span, patternOf: PatternOf): Span => {
  const { trace_id, parent_span_id, span_id, start_timestamp, end_timestamp, status, is_segment } = span
  const attributes = Object.entries(span.attributes)
    .map(([name, value]) => [name, cleanAttribute(name, value, patternOf)] as const)
    .filter(([, value]) => value !== undefined)
  return {
    trace_id,
    ...(parent_span_id !== undefined && { parent_span_id }),
    span_id,
    name: cleanName(span, patternOf),
    start_timestamp,
    ...(end_timestamp !== undefined && { end_timestamp }),
    status,
    is_segment,
    attributes: Object.fromEntries(attributes),
  }
}
