import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { ApiError } from '../call/api-error'
import { readAtMost } from './read-at-most'

/** Maximum bytes of a JSON body; a bulk call of 1,000 rows has about half a megabyte. */
export const bodyBytesMax = 2 * 1024 * 1024

/** Maximum bytes that a service accepts at all: more than a body may have, so that larger ones get our own envelope. */
export const requestBytesMax = bodyBytesMax * 8

/** Reads no more than `max` bytes, whatever the headers promise; FILE_SIZE_LIMIT_EXCEEDED. */
export const readBytes = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new ApiError('FILE_SIZE_LIMIT_EXCEEDED')
  const bytes = await readAtMost(request.body, max)
  if (!bytes) throw new ApiError('FILE_SIZE_LIMIT_EXCEEDED')
  return bytes
}

/** A change must change something; only then may its body be optional. */
export const isChange = (route: RouteSpec): boolean =>
  (route.method === 'PUT' || route.method === 'PATCH') && !route.optionalBody

const mediaType = (contentType: string | null): string | undefined => contentType?.split(';')[0]?.trim().toLowerCase()

/** Other servers send forms (rule external.8). */
const mediaTypeOf = ({ isServerCall }: RouteSpec): string =>
  isServerCall ? 'application/x-www-form-urlencoded' : 'application/json'

/** Fields of a form that the call knows: other servers may send further ones, which do not count. */
const decodeForm = (bytes: Uint8Array, { body }: RouteSpec): unknown => {
  const { shape = {} } = (body?._zod.def ?? {}) as { readonly shape?: object }
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))]
  return Object.fromEntries(fields.filter(([name]) => Object.hasOwn(shape, name)))
}

const decode = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The parser's message quotes the input, so it is dropped.
    throw new ApiError('VALIDATION_FAILED')
  }
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/**
 * The JSON body of a call, or the form that another server sends, not yet checked against the contract; undefined if
 * none is required and none was sent. VALIDATION_FAILED for any other media type, EMPTY_DTO for a change that changes nothing, FILE_SIZE_LIMIT_EXCEEDED.
 */
export const readBody = async (request: Request, route: RouteSpec): Promise<unknown> => {
  if (!route.body) return undefined
  const bytes = await readBytes(request, bodyBytesMax)
  const changes = isChange(route)
  if (bytes.byteLength === 0) {
    if (route.optionalBody) return undefined
    throw new ApiError(changes ? 'EMPTY_DTO' : 'VALIDATION_FAILED')
  }
  if (mediaType(request.headers.get('content-type')) !== mediaTypeOf(route)) throw new ApiError('VALIDATION_FAILED')
  const value = route.isServerCall ? decodeForm(bytes, route) : decode(bytes)
  if (changes && isEmptyObject(value)) throw new ApiError('EMPTY_DTO')
  return value
}
