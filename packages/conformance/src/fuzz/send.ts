import type { FuzzBody, FuzzRequest } from './request'
import { isIdRequest } from './value'

/** A request as it goes out. */
export interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

type Fulfil = (request: { readonly request: string; readonly choice: number }) => string

/** The same value with placeholders replaced. */
const fulfilled = (value: unknown, fulfil: Fulfil): unknown => {
  if (isIdRequest(value)) return fulfil(value)
  if (Array.isArray(value)) return value.map((one) => fulfilled(one, fulfil))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fulfilled(one, fulfil)]))
}

/** A value as bracketed keys: `filter[0][field]=…`. */
const bracketed = (key: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, one]) => bracketed(`${key}[${inner}]`, one))
    : [[key, String(value)]]

const smallPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const fileBytes: Readonly<Record<string, () => BlobPart>> = {
  png: () => Buffer.from(smallPng, 'base64'),
  empty: () => '',
  noise: () => crypto.getRandomValues(new Uint8Array(2_000)),
  svg: () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  large: () => new Uint8Array(5 * 1024 * 1024 + 1),
}

const formOf = (fields: unknown, file: string | undefined): FormData => {
  const form = new FormData()
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  for (const [name, value] of entries) if (name !== 'file') form.append(name, String(value))
  const bytes = fileBytes[file ?? '']
  if (bytes) form.append('file', new Blob([bytes()], { type: 'image/png' }), `${file}.png`)
  return form
}

const written = (body: FuzzBody | undefined, fulfil: Fulfil): { body?: BodyInit; type?: string } => {
  if (!body) return {}
  if (body.kind === 'raw') return { body: body.text, type: body.type }
  if (body.kind === 'form') return { body: formOf(fulfilled(body.fields, fulfil), body.file) }
  return { body: JSON.stringify(fulfilled(body.value, fulfil)), type: 'application/json' }
}

const mayHaveBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

/** Converts a request for `fetch`; `fulfil` supplies ids, `identity` cookie and CSRF token of the sender. */
export const writeRequest = (
  request: FuzzRequest,
  base: string,
  fulfil: Fulfil,
  identity: Readonly<Record<string, string>>,
): SentRequest => {
  const pathSegment = (name: string): string => encodeURIComponent(String(fulfilled(request.parameters[name], fulfil)))
  const path = request.path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name))
  const pairs = Object.entries(request.query).flatMap(([key, value]) => bracketed(key, fulfilled(value, fulfil)))
  const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`)
  const { body, type } = mayHaveBody(request.method) ? written(request.body, fulfil) : {}
  const headers = new Headers({ ...request.headers, ...identity })
  if (type !== undefined) headers.set('content-type', type)
  return {
    url: `${base}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init: { method: request.method, headers, redirect: 'manual', ...(body !== undefined && { body }) },
  }
}
