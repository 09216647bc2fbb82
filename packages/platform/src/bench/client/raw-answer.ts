/** An answer as it came, its body still compressed. */
export interface RawAnswer {
  readonly status: number
  readonly body: Buffer
  /** The server closes the connection behind it. */
  readonly isLast: boolean
}

/** What a head ends with. */
export const headEnd = '\r\n\r\n'

const headerOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(.*?)\\s*$`, 'im').exec(head)?.[1]

/** What a body in chunks says, or undefined while its end has not come. */
const unchunked = (bytes: Buffer): Buffer | undefined => {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const begin = lineEnd + 2
    if (bytes.length < begin + length + 2) return undefined
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(begin, begin + length))
    at = begin + length + 2
  }
}

/** The answer that the bytes hold, or undefined while it is not whole. */
export const answerIn = (bytes: Buffer): RawAnswer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const rest = bytes.subarray(end + headEnd.length)
  const isLast = headerOf(head, 'connection')?.toLowerCase() === 'close'
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
  if (headerOf(head, 'transfer-encoding')?.toLowerCase() === 'chunked') {
    const body = unchunked(rest)
    return body && { status, body, isLast }
  }
  const length = Number(headerOf(head, 'content-length') ?? 0)
  return rest.length < length ? undefined : { status, body: rest.subarray(0, length), isLast }
}
