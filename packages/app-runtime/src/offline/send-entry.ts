import { type CallOptions, call } from '@lernspur/api-client/call'
import { errorCodeOf } from '@lernspur/api-client/wire/api-error'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import type { Entry } from './outbox/entry'

/** Milliseconds without an answer after which a call counts as sent without a network. */
const maxCallMs = 20_000
/** Milliseconds for a call that sends a picture. */
const maxUploadMs = 60_000
/** Milliseconds until the token of a renewed session has arrived in the browser. */
const renewal = 250

/** Somebody else has signed in on this device since the page loaded. */
export class SessionMismatch extends Error {}

/** The parts of its route that an entry does not store; they do not affect how a call is sent. */
const kind = { owner: 'teacher', access: 'member', status: 201, errors: [] } as const

/**
 * Sends entries with their keys, in the name of their owner only: who is signed in is read from storage in the same step
 * as the session's token, because another tab may have changed both. After `limit` milliseconds without an answer it counts as lost. A call that meets a session being renewed is sent
 * once more.
 */
export const sendAs =
  (storedIdentity: () => string | null) =>
  async (entry: Entry, limit?: number, file?: Blob): Promise<unknown> => {
    const { userId, tenantId, params, idempotencyKey } = entry
    const route: RouteSpec = { ...kind, ...entry.route, ...(file && { multipart: { file: { kind: 'picture' } } }) }
    const body = file ? { file } : entry.body
    const send = () => {
      if (storedIdentity() !== `${userId} ${tenantId}`) throw new SessionMismatch()
      const signal = AbortSignal.timeout(limit ?? (file ? maxUploadMs : maxCallMs))
      return call(route, { params, body, idempotencyKey, signal } as CallOptions<RouteSpec>)
    }
    try {
      return await send()
    } catch (error) {
      if (errorCodeOf(error) !== 'INVALID_TOKEN') throw error
      await new Promise((resolve) => setTimeout(resolve, renewal))
      return await send()
    }
  }
