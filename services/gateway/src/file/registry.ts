import type { ServedRegistry } from '@lernspur/release/serve/live-registry'
import { type Coding, codingFor, compress, varyByCoding } from '@lernspur/service-kit/answer/compress'
import { hasVersion } from '../request/entity-tag'

/** Each registry by each coding, made once: many pages ask for the same one. */
const encoded = new WeakMap<ServedRegistry, Map<Coding, Uint8Array<ArrayBuffer>>>()

const encodedBy = (coding: Coding, served: ServedRegistry): Uint8Array<ArrayBuffer> => {
  const known = encoded.get(served) ?? new Map<Coding, Uint8Array<ArrayBuffer>>()
  encoded.set(served, known)
  const bytes = known.get(coding) ?? compress(coding, new TextEncoder().encode(served.content))
  known.set(coding, bytes)
  return bytes
}

/** Answers `/mfe/registry.json`: always revalidated, 304 when unchanged, compressed. It may differ by visitor. */
export const registryAnswer = (request: Request, served: ServedRegistry): Response => {
  const headers = new Headers({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Cookie',
    etag: served.etag,
  })
  varyByCoding(headers)
  if (hasVersion(request, served.etag)) return new Response(null, { status: 304, headers })
  const coding = codingFor(request.headers.get('accept-encoding'))
  if (!coding) return new Response(served.content, { headers })
  headers.set('content-encoding', coding)
  return new Response(encodedBy(coding, served), { headers })
}
