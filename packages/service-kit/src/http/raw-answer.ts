/** An answer as it came: its body is still compressed, and the lines of its head are not read yet. */
export interface RawAnswer {
  readonly status: number
  /** The header lines, `name: value`. */
  readonly lines: readonly string[]
  readonly body: Buffer<ArrayBuffer>
  /** No other answer can follow on the connection. */
  readonly isLast: boolean
}

/** What a head ends with. */
export const headEnd = '\r\n\r\n'

/** The server does not speak as one of ours does. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer'

  constructor() {
    super('The answer of the server could not be read.')
  }
}

const statusLine = /^HTTP\/1\.1 (\d{3})(?: |$)/
const lengthLine = /^content-length:\s*(\d{1,15})\s*$/i
const chunkedLine = /^transfer-encoding:\s*chunked\s*$/i
const chunkLine = /^([0-9a-f]{1,8})(?:;|$)/i
const closeLine = /^connection:\s*close\s*$/i

interface Head {
  readonly status: number
  readonly lines: readonly string[]
  readonly isLast: boolean
  /** Bytes of the body, undefined for one in chunks. */
  readonly length: number | undefined
}

const headOf = (text: string): Head => {
  const [first = '', ...lines] = text.split('\r\n')
  const status = Number(statusLine.exec(first)?.[1] ?? 0)
  if (status < 200) throw new MalformedAnswer()
  const isLast = lines.some((line) => closeLine.test(line))
  if (status === 204 || status === 304) return { status, lines, isLast, length: 0 }
  if (lines.some((line) => chunkedLine.test(line))) return { status, lines, isLast, length: undefined }
  const told = lines.map((line) => lengthLine.exec(line)?.[1]).find((length) => length !== undefined)
  if (told === undefined) throw new MalformedAnswer()
  return { status, lines, isLast, length: Number(told) }
}

/** What a body in chunks says and how many bytes it took, or undefined while its end has not come. */
const unchunked = (
  bytes: Buffer<ArrayBuffer>,
): { readonly body: Buffer<ArrayBuffer>; readonly size: number } | undefined => {
  const parts: Buffer<ArrayBuffer>[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const told = chunkLine.exec(bytes.toString('latin1', at, lineEnd))?.[1]
    if (told === undefined) throw new MalformedAnswer()
    const length = Number.parseInt(told, 16)
    const begin = lineEnd + 2
    if (bytes.length < begin + length + 2) return undefined
    at = begin + length + 2
    if (length === 0) return { body: Buffer.concat(parts), size: at }
    parts.push(bytes.subarray(begin, begin + length))
  }
}

/**
 * Reads the bytes of one connection: each call gives it the next ones and gets the answer that they complete, or undefined
 * while none is whole. Throws MalformedAnswer.
 */
export const makeAnswerReader = (): ((bytes: Uint8Array) => RawAnswer | undefined) => {
  let parts: Buffer<ArrayBuffer>[] = []
  let size = 0
  let head: Head | undefined
  let bodyAt = 0

  const answer = (all: Buffer<ArrayBuffer>): RawAnswer | undefined => {
    if (!head) {
      const end = all.indexOf(headEnd)
      if (end < 0) return undefined
      head = headOf(all.toString('latin1', 0, end))
      bodyAt = end + headEnd.length
    }
    const rest = all.subarray(bodyAt)
    const { status, lines, length } = head
    if (length !== undefined && rest.length < length) return undefined
    const read = length === undefined ? unchunked(rest) : { body: rest.subarray(0, length), size: length }
    if (!read) return undefined
    // Nothing was asked that could be answered by more.
    const isLast = head.isLast || rest.length > read.size
    return { status, lines, body: read.body, isLast }
  }

  return (bytes) => {
    // The bytes are the socket's own, which it writes over.
    parts.push(Buffer.from(bytes))
    size += bytes.length
    if (head?.length !== undefined && size < bodyAt + head.length) return undefined
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
    parts = [all]
    const whole = answer(all)
    if (!whole) return undefined
    parts = []
    size = 0
    head = undefined
    return whole
  }
}
