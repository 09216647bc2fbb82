import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedCoding, varyByCoding } from '@lernspur/service-kit/answer/compress'
import { hasVersion } from './entity-tag'

/** Bytes in memory that many clients get. Each coding is made once, so that asking again costs next to nothing. */
export interface StaticFile {
  /** The bytes, compressed where the client accepts it, or 304. */
  answer(request: Request): Promise<Response>
}

interface FileOptions {
  readonly type: string
  readonly cacheControl: string
}

const codings = ['br', 'gzip'] as const
type Coding = (typeof codings)[number]

/** The highest level turns 3.2 MB of scripts into 751 KB instead of 815, in 2.7 times the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const encode: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** A file of `bytes`; its ETag follows from them. */
export const staticFile = (bytes: Uint8Array<ArrayBuffer>, { type, cacheControl }: FileOptions): StaticFile => {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const encoded = new Map<Coding, Promise<Buffer<ArrayBuffer>>>()
  const encodedBy = (coding: Coding): Promise<Buffer<ArrayBuffer>> => {
    const known = encoded.get(coding) ?? encode[coding](bytes)
    encoded.set(coding, known)
    return known
  }
  return {
    answer: async (request) => {
      const headers = new Headers({ 'cache-control': cacheControl, 'content-type': type, etag })
      varyByCoding(headers)
      if (hasVersion(request, etag)) return new Response(null, { status: 304, headers })
      const coding = acceptedCoding(request.headers.get('accept-encoding'), codings)
      if (!coding) return new Response(bytes, { headers })
      headers.set('content-encoding', coding)
      return new Response(await encodedBy(coding), { headers })
    },
  }
}
