import type { ListQuery } from '@lernspur/contracts/wire/list'
import type { DataOf, RouteSpec } from '@lernspur/contracts/wire/route'
import type { CallInput } from './call-input'
import { ApiError, timedOut } from './wire/api-error'
import { csrfToken, renewPageToken } from './wire/csrf-token'
import { listSearch } from './wire/list-search'
import { credentialsOf } from './wire/preloaded'
import { failureOf } from './wire/read-failure'
import { noticeServerTime } from './wire/server-clock'

type Field = string | number | boolean

/** Input of a call of this route, and a signal to abort it. */
export type CallOptions<R extends RouteSpec> = CallInput<R> & { readonly signal?: AbortSignal | undefined }

interface Parts {
  readonly params?: Readonly<Record<string, Field>>
  readonly query?: Readonly<Record<string, Field | undefined>>
  readonly list?: ListQuery
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly ifMatch?: string
}

const pathOf = (path: string, params: Parts['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

const searchOf = ({ query = {}, list = {} }: Parts): string => {
  const search = listSearch(list)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

const headersOf = (body: Parts['body'], { idempotencyKey, ifMatch }: Parts, token: string | null): Headers => {
  const headers = new Headers({ accept: 'application/json' })
  // Error details come in the language of the page, regardless of the browser's preference.
  if (document.documentElement.lang) headers.set('accept-language', document.documentElement.lang)
  if (token) headers.set('x-csrf-token', token)
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (ifMatch) headers.set('if-match', `"${ifMatch}"`)
  return headers
}

/** Fields as text, files unchanged; undefined values are omitted. */
const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** The longest time of a timer, 24 days: how long an upload takes depends on its size and on the network alone. */
const noLimit = 2 ** 31 - 1

/** Milliseconds until an answer must have begun: a little longer than the gateway waits for a service (rule browser.3). */
const limitOf = ({ method, multipart, response }: RouteSpec): number => {
  if (multipart) return noLimit
  if (response === 'binary') return 150_000
  return method === 'GET' ? 20_000 : 40_000
}

const answerTo = async (url: string, init: RequestInit, limit: number, signal?: AbortSignal): Promise<Response> => {
  const requestedAt = Date.now()
  // Not AbortSignal.any, which the oldest supported browsers lack.
  const ended = new AbortController()
  const end = () => ended.abort(signal?.reason)
  let message = 'networkError'
  const timer = setTimeout(() => {
    message = timedOut
    end()
  }, limit)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    const response = await fetch(url, { ...init, signal: ended.signal })
    noticeServerTime(response.headers.get('date'), requestedAt)
    return response
  } catch (error) {
    if (message !== timedOut && error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ code: 'UNKNOWN', message, status: 0, networkError: true })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes a call of the contract and returns its `data`: the entity, `{ rows, count }` for a list, a Blob for a binary
 * call, undefined for a call without a result. Throws ApiError for every error response and when there is no response, or
 * none in time (rule error.4); an aborted call throws the AbortError of fetch.
 */
export const call = async <const R extends RouteSpec>(route: R, options: CallOptions<R>): Promise<DataOf<R>> => {
  const parts = options as Parts
  const body = route.multipart ? formOf(parts.body) : parts.body
  const ask = (token: string | null) =>
    answerTo(
      `/api${pathOf(route.path, parts.params)}${searchOf(parts)}`,
      {
        method: route.method,
        headers: headersOf(body, parts, token),
        credentials: credentialsOf(route.method),
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      },
      limitOf(route),
      parts.signal,
    )
  const response = await sendWithRetry(route, ask)
  if (route.response === 'binary') return (await response.blob()) as DataOf<R>
  return (await dataOf(response)) as DataOf<R>
}

/** A public call needs no session, so a stale token must not fail it: retried once with a fresh token. */
const sendWithRetry = async (route: RouteSpec, ask: (token: string | null) => Promise<Response>): Promise<Response> => {
  const response = await ask(csrfToken())
  if (response.ok) return response
  const failure = await failureOf(response)
  if (route.access !== 'public' || failure.code !== 'INVALID_TOKEN') throw failure
  const token = await renewPageToken()
  if (token === null) throw failure
  const again = await ask(token)
  if (!again.ok) throw await failureOf(again)
  return again
}

const dataOf = async (response: Response): Promise<unknown> => {
  const envelope: unknown = await response.json().catch(() => null)
  if (typeof envelope === 'object' && envelope !== null && 'success' in envelope && envelope.success === true)
    return 'data' in envelope ? envelope.data : undefined
  throw new ApiError({ code: 'UNKNOWN', message: 'not an envelope', status: response.status })
}
