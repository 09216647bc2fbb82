import { ApiError } from '@lernspur/service-kit/call/api-error'
import { readAtMost } from '@lernspur/service-kit/input/read-at-most'

/** What an answer of a hub may take. */
export interface HubLimits {
  /** Milliseconds for everything that one reading sends. */
  readonly milliseconds: number
  /** Bytes of one answer, unpacked. */
  readonly bytes: number
}

/** 16 MB are 4,000 people with their groups. */
export const hubLimits: HubLimits = { milliseconds: 20_000, bytes: 16_000_000 }

/** Ends the call with ROSTER_UNAVAILABLE; the cause stays with the refusal, for the log. */
export const refuseUnavailable = (cause: unknown): never => {
  throw new ApiError('ROSTER_UNAVAILABLE', undefined, { cause })
}

/** The text of an answer; ROSTER_TOO_LARGE once it is longer than `max` bytes, of which the rest is not read. */
const boundedText = async (response: Response, max: number): Promise<string> => {
  const bytes = await readAtMost(response.body, max)
  if (!bytes) throw new ApiError('ROSTER_TOO_LARGE')
  return new TextDecoder().decode(bytes)
}

/** Answers without a body. */
const isEmpty = (status: number): boolean => status === 204 || status === 205 || status === 304

/**
 * Fetches within the limits, and follows no redirection, which could lead a token elsewhere. ROSTER_TOO_LARGE;
 * ROSTER_UNAVAILABLE when there is no answer, or none in time.
 */
export const fetchBounded = async (
  url: string | URL,
  init: RequestInit,
  { bytes, signal }: Pick<HubLimits, 'bytes'> & { readonly signal: AbortSignal },
): Promise<Response> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    const text = await boundedText(response, bytes)
    const { status, headers } = response
    return new Response(isEmpty(status) ? null : text, { status, headers })
  } catch (problem) {
    return problem instanceof ApiError ? Promise.reject(problem) : refuseUnavailable(problem)
  }
}
