import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { ApiError } from './api-error'

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errorCatalogue

const isDetail = (value: unknown): value is ErrorDetail =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value

/**
 * The error of a failed response. The body is read as text and parsed whatever its declared type, so that a refused
 * binary call is understood, too; anything that is not an envelope, or has no code of the catalogue, is UNKNOWN (rule
 * error.4).
 */
export const failureOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '')
  const body = parsed(text)
  return new ApiError({
    code: isCode(body.error) ? body.error : 'UNKNOWN',
    message: typeof body.message === 'string' ? body.message : response.statusText,
    status: response.status,
    details: Array.isArray(body.details) ? body.details.filter(isDetail) : [],
    retryAt: retryAtOf(response.headers),
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}

/** Relative to the arrival of the response, so that a wrong device clock does not lengthen the wait. */
const retryAtOf = (headers: Headers): number | undefined => {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Date.now() + Number(seconds) * 1000 : undefined
}

const parsed = (text: string): { error?: unknown; message?: unknown; details?: unknown } => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
