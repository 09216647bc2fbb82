import { sendPageSpan } from '@lernspur/service-kit/tracing/page-span'
import { recordsSpans } from '@lernspur/service-kit/tracing/span'
import * as z from 'zod'
import { createPageReports, reportAnswer } from '../request/page-report'
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
  const readReport = createPageReports({ publicUrl, schema: reportSchema, maxLength, maxOfAddress })
  const mayPage = createRateLimit(maxOfPage)
  return async (visit: Visit): Promise<Response> => {
    if (!recordsSpans()) return reportAnswer(404)
    const read = await readReport(visit)
    if (typeof read === 'number') return reportAnswer(read)
    const { ticket, spans } = read.report
    if (!isTicket(ticket)) return reportAnswer(403)
    if (!mayPage(ticket)) return reportAnswer(429)
    const now = Date.now()
    for (const { path, ago, ...one } of spans) {
      const pattern = await patternOf(one.method, path.slice('/api'.length))
      sendPageSpan({ ...one, route: pattern === undefined ? 'unknown' : `/api${pattern}`, start: now - ago })
    }
    return reportAnswer(204)
  }
}
