import Negotiator from 'negotiator'

/** How an answer is compressed. */
export type Coding = 'zstd' | 'gzip'

const codings: readonly Coding[] = ['zstd', 'gzip']

/** Bytes from which compressing pays: a smaller answer fits into one packet anyway. */
export const compressedMin = 2_048

/** The first coding that `Accept-Encoding` allows; undefined when it allows none. */
export const acceptedCoding = <Name extends string>(
  acceptEncoding: string | null,
  available: readonly Name[],
): Name | undefined => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? '' } })
  return available.find((coding) => negotiator.encoding([coding]) === coding)
}

/** How to compress an answer for a client; undefined when it accepts no coding. */
export const codingFor = (acceptEncoding: string | null): Coding | undefined => acceptedCoding(acceptEncoding, codings)

/** Tells shared caches that another client may get other bytes. */
export const varyByCoding = (headers: Headers): void => {
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
}

/**
 * Compresses at once, which costs a quarter of a stream and blocks for 2 ms a megabyte. Uses the fastest level of each
 * coding: the next ones cost twice as much and save a few per cent.
 */
export const compress = (coding: Coding, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  coding === 'zstd'
    ? new Uint8Array(Bun.zstdCompressSync(bytes, { level: 1 }))
    : Bun.gzipSync(bytes, { level: 1, library: 'libdeflate' })
