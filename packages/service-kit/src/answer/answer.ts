import type { Envelope } from '@lernspur/contracts/wire/envelope'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ApiError } from '../call/api-error'
import type { Binary } from './binary'
import { codingFor, compress, compressedMin, varyByCoding } from './compress'
import { refusalText } from './refusal-text'

// Responses contain personal data and must not be shared by caches.
const fixedHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/**
 * The text as bytes, compressed if the client accepts it. Compressing here costs less than in the gateway, which would
 * first have to read the whole answer: a list of 50 entries is sent as 2 KB instead of 32.
 */
const json = (
  text: string,
  status: number,
  headers: Headers = new Headers(),
  acceptEncoding: string | null = null,
): Response => {
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
  headers.set('content-type', 'application/json; charset=utf-8')
  if (text.length < compressedMin) return new Response(text, { status, headers })
  varyByCoding(headers)
  const coding = codingFor(acceptEncoding)
  if (!coding) return new Response(text, { status, headers })
  headers.set('content-encoding', coding)
  return new Response(compress(coding, Buffer.from(text)), { status, headers })
}

/** The request's headers, which decide how its answer is sent. */
type ConditionalRequest = Pick<Request, 'headers'>

/** An envelope as the text that is sent. `data` is left out for calls that only return success. */
export const successText = (data?: unknown): string => JSON.stringify({ success: true, data })

/** The answer with an envelope of success. */
export const success = (text: string, status: number, headers: Headers, request: ConditionalRequest): Response =>
  json(text, status, headers, request.headers.get('accept-encoding'))

/** The envelope of an error, in the caller's language. */
export const failure = (refusal: ApiError, language: Language): Response => {
  const envelope: Envelope<never> = {
    success: false,
    error: refusal.code,
    message: refusalText(refusal, language),
    ...(refusal.details?.length && { details: refusal.details }),
  }
  const headers = new Headers()
  if (refusal.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(refusal.retryAfter)))
  // RFC 9110, section 11.6.1: what programs can answer a 401 with.
  if (refusal.status === 401) headers.set('www-authenticate', 'Bearer')
  return json(JSON.stringify(envelope), refusal.status, headers)
}

/** A file, named also for browsers that only know ASCII. */
export const file = ({ bytes, type, fileName, use }: Binary, status: number, headers: Headers): Response => {
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
  const ascii = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  headers.set('content-type', type)
  const disposition = use.inline ? 'inline' : 'attachment'
  headers.set('content-disposition', `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  if (use.etag !== undefined) {
    headers.set('etag', `"${use.etag}"`)
    headers.set('cache-control', 'private, no-cache')
  }
  return new Response(bytes, { status, headers })
}

/** Whether a request says that it has what this ETag, with its quotation marks, stands for. */
export const hasTag = (headers: Headers, tag: string): boolean =>
  (headers.get('if-none-match')?.split(',') ?? []).some((known) => known.trim().replace(/^W\//, '') === tag)

/** 304 without the file when the browser has the current version. */
export const notModifiedOr = (request: Request, response: Response): Response => {
  const tag = response.headers.get('etag')
  const isKnown = tag !== null && hasTag(request.headers, tag)
  const isCacheable = response.headers.get('cache-control')?.startsWith('private') ?? false
  return isKnown && isCacheable ? new Response(null, { status: 304, headers: response.headers }) : response
}
