import { type BrowserOptions, makeFetchTransport } from '@sentry/react'
import { cleanAddress, type PatternOf } from './clean-address'
import { isPart } from './clean-node'
import { cleanRecording } from './clean-recording'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]
type Item = Envelope[1][number]

/** Errors and spans were cleaned by the SDK's own hooks; client reports of the SDK contain only counts. */
const cleanAlready = new Set(['event', 'span', 'client_report'])

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Metadata of a recording: times, and the errors and traces it belongs to. */
const cleanReplay = (replay: unknown, patternOf: PatternOf): unknown => {
  if (!isPart(replay)) return {}
  const { type, event_id, timestamp, replay_id, replay_type, replay_start_timestamp, segment_id, platform, sdk } =
    replay
  const { error_ids, trace_ids, release, environment } = replay
  return {
    ...{ type, event_id, timestamp, replay_id, replay_type, replay_start_timestamp, segment_id, platform, sdk },
    ...{ error_ids, trace_ids, release, environment },
    urls: textsOf(replay.urls).map((url) => cleanAddress(url, patternOf)),
  }
}

const cleanItem = ([header, payload]: Item, patternOf: PatternOf): unknown[] => {
  if (cleanAlready.has(header.type)) return [[header, payload]]
  if (header.type === 'replay_event') return [[header, cleanReplay(payload, patternOf)]]
  if (header.type !== 'replay_recording' || typeof payload !== 'string') return []
  const cleaned = cleanRecording(payload, patternOf)
  return [[{ ...header, length: new TextEncoder().encode(cleaned).length }, cleaned]]
}

/** An envelope with only clean items; items of other types are dropped. */
const cleanEnvelope = ([header, items]: Envelope, patternOf: PatternOf): Envelope =>
  [header, (items as Item[]).flatMap((item) => cleanItem(item, patternOf))] as Envelope

/**
 * Sends with `fetch`, without cookies. This is the last step before the network, and the only one where recordings can
 * be cleaned: the SDK has no hook for its recorder's output.
 */
export const cleanTransport =
  (patternOf: PatternOf): NonNullable<BrowserOptions['transport']> =>
  (options) => {
    const { send, flush } = makeFetchTransport({
      ...options,
      fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' },
    })
    return { flush, send: (envelope) => send(cleanEnvelope(envelope, patternOf)) }
  }
