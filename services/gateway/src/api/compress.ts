import { codingFor, compress, compressedMin, varyByCoding } from '@lernspur/service-kit/answer/compress'

/** Bytes up to which an answer is compressed as a whole. */
const maxBufferedBytes = 1024 * 1024

const isCompressible = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('content-encoding') &&
  /^(application\/json|text\/html)\b/.test(headers.get('content-type') ?? '') &&
  Number(headers.get('content-length')) >= compressedMin

/**
 * Compresses an answer that its service did not compress, when the client accepts it. One larger than a megabyte is
 * compressed as it streams. Streams, events and documents pass unchanged. The ETag stays, because it identifies a
 * version of the data rather than its bytes. Rejects when the answer breaks off.
 */
export const compressAnswer = async (request: Request, response: Response): Promise<Response> => {
  if (request.method === 'HEAD' || !isCompressible(response) || !response.body) return response
  const coding = codingFor(request.headers.get('accept-encoding'))
  const { headers } = response
  varyByCoding(headers)
  if (!coding) return response
  const isSmall = Number(headers.get('content-length')) <= maxBufferedBytes
  const body = isSmall
    ? compress(coding, await response.bytes())
    : // The types do not know of zstd yet.
      response.body.pipeThrough(new CompressionStream(coding as CompressionFormat))
  headers.delete('content-length')
  headers.set('content-encoding', coding)
  return new Response(body, { headers })
}
