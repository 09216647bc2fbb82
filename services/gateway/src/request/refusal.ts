import { type ErrorCode, errorCatalogue, errorText, type Language } from '@lernspur/contracts/wire/error-catalogue'
import { clientGoneStatus } from '@lernspur/service-kit/process/log'

const answer = (code: ErrorCode, language: Language, status: number, requestId: string, extra = {}): Response =>
  Response.json(
    { success: false, error: code, message: errorText(code, language) },
    { status, headers: { 'cache-control': 'no-store', 'x-request-id': requestId, ...extra } },
  )

/** An error that the gateway itself found, in the envelope (rule call.3). */
export const refuse = (code: ErrorCode, language: Language, requestId: string): Response =>
  answer(code, language, errorCatalogue[code].status, requestId)

/** 503: nothing listens. 502: the connection broke. 504: no answer in time. */
export type AwayStatus = 502 | 503 | 504

/** Status logged when the client disconnected; it is never sent, and no standard defines one. */
export const clientDisconnected = (): Response => new Response(null, { status: clientGoneStatus })

/** The service did not answer. Clients retry reads automatically and let the user retry writes. */
export const upstreamUnavailable = (status: AwayStatus, language: Language, requestId: string): Response =>
  answer('UNKNOWN', language, status, requestId, { 'retry-after': '2' })
