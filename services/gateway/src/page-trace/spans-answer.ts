import { sendPageSpan } from '@lernspur/service-kit/tracing/page-span'
import { recordsSpans } from '@lernspur/service-kit/tracing/span'
import * as z from 'zod'
import { isFromOwnPage } from '../request/own-page'
import { createRateLimit } from '../request/rate-limit'
import type { Visit } from '../request/visit'

/** Where pages report how long their calls took. */
export const spansPath = '/mfe/spans'

/** Bytes, and calls that a page reports at once. */
const maxLength = 32_768
const maxSpans = 50
/** Reports a minute of one page, which sends one every five seconds and when it is left. */
const maxOfPage = 30
/** Reports a minute from one address: a whole school may stand behind it. */
const maxOfAddress = 300
/** Milliseconds since a call began at most. */
const maxAge = 600_000

const ms = z.number().min(0).max(maxAge)
const span = z
  .strictObject({
    traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
    spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Path of the call with `:id` for whatever is no word of the interface. */
    path: z
      .string()
      .max(200)
      .regex(/^\/api(\/(:id|[A-Za-z][\w.-]*))+$/),
    status: z.union([z.literal(0), z.int().min(100).max(599)]),
    /** How long ago it began, because clocks of devices are wrong. */
    ago: ms,
    duration: ms,
    screen: z
      .string()
      .max(200)
      .regex(/^\/$|^(\/(:?[A-Za-z][A-Za-z-]*|\*))+$/),
    version: z.nullable(z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)),
  })
  .refine(({ ago, duration }) => duration <= ago)
const reportSchema = z.strictObject({ ticket: z.string().max(80), spans: z.array(span).min(1).max(maxSpans) })

const answer = (status: 204 | 400 | 403 | 404 | 413 | 429): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

const parse = (text: string) => {
  try {
    return reportSchema.safeParse(JSON.parse(text))
  } catch {
    return undefined
  }
}

interface SpansOptions {
  readonly publicUrl: string
  readonly isTicket: (ticket: string) => boolean
  /** Pattern of the call at a path below `/api`: what a page says is only used to find one. */
  readonly patternOf: (method: string, path: string) => Promise<string | undefined>
}

/**
 * Takes what a page with a ticket measured of its calls, for the collector (rule operation.7): 204, or an error and nothing is
 * sent. Without tracing it is 404, whatever is sent.
 */
export const createSpans = ({ publicUrl, isTicket, patternOf }: SpansOptions) => {
  const mayAddress = createRateLimit(maxOfAddress)
  const mayPage = createRateLimit(maxOfPage)
  return async ({ request, address }: Visit): Promise<Response> => {
    if (!recordsSpans()) return answer(404)
    if (request.method !== 'POST' || !isFromOwnPage(request, publicUrl)) return answer(403)
    if (!mayAddress(address)) return answer(429)
    const length = Number(request.headers.get('content-length') ?? '')
    if (length === 0 || length > maxLength) return answer(413)
    const report = parse(await request.text())
    if (!report?.success) return answer(400)
    const { ticket, spans } = report.data
    if (!isTicket(ticket)) return answer(403)
    if (!mayPage(ticket)) return answer(429)
    const now = Date.now()
    for (const { path, ago, ...one } of spans) {
      const pattern = await patternOf(one.method, path.slice('/api'.length))
      sendPageSpan({ ...one, route: pattern === undefined ? 'unknown' : `/api${pattern}`, start: now - ago })
    }
    return answer(204)
  }
}
