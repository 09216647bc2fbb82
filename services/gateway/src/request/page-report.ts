import type * as z from 'zod'
import { isFromOwnPage } from './own-page'
import { createRateLimit } from './rate-limit'
import type { Visit } from './visit'

/** Why a report is not taken; 404 where nobody takes such reports. */
export type ReportRefusal = 400 | 403 | 404 | 413 | 429

/** The answer to a report, which has no content. */
export const reportAnswer = (status: 204 | ReportRefusal): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

interface PageReportOptions<Schema extends z.ZodType> {
  readonly publicUrl: string
  readonly schema: Schema
  /** Bytes of a report at most. */
  readonly maxLength: number
  /** Reports a minute from one address at most. */
  readonly maxOfAddress: number
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads reports that pages send on their own: what a report says, or why it is refused. An address only limits its
 * reports and is not stored.
 */
export const createPageReports = <Schema extends z.ZodType>(options: PageReportOptions<Schema>) => {
  const mayAddress = createRateLimit(options.maxOfAddress)
  return async ({ request, address }: Visit): Promise<{ readonly report: z.infer<Schema> } | ReportRefusal> => {
    if (request.method !== 'POST' || !isFromOwnPage(request, options.publicUrl)) return 403
    if (!mayAddress(address)) return 429
    const length = Number(request.headers.get('content-length') ?? '')
    if (length === 0 || length > options.maxLength) return 413
    const { success, data } = options.schema.safeParse(parseJson(await request.text()))
    return success ? { report: data } : 400
  }
}
