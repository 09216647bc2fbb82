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
  /** Bytes of the body, or how its end is told: by its last chunk, or by the end of the connection. */
  readonly length: number | 'chunks' | 'connection'
}

const lengthOf = (status: number, lines: readonly string[]): Head['length'] => {
  if (status === 204 || status === 304) return 0
  if (lines.some((line) => chunkedLine.test(line))) return 'chunks'
  const told = lines.map((line) => lengthLine.exec(line)?.[1]).find((length) => length !== undefined)
  return told === undefined ? 'connection' : Number(told)
}

const headOf = (text: string): Head => {
  const [first = '', ...lines] = text.split('\r\n')
  const status = Number(statusLine.exec(first)?.[1] ?? 0)
  if (status < 200) throw new MalformedAnswer()
  const length = lengthOf(status, lines)
  return { status, lines, length, isLast: length === 'connection' || lines.some((line) => closeLine.test(line)) }
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

export interface AnswerReader {
  /** Takes the next bytes, and gives the answer that they complete; undefined while none is whole. Throws MalformedAnswer. */
  take(bytes: Uint8Array): RawAnswer | undefined
  /** The answer that the end of the connection completes. */
  end(): RawAnswer | undefined
}

/** Reads the bytes that come over one connection. */
export const makeAnswerReader = (): AnswerReader => {
  let received: Buffer<ArrayBuffer>[] = []
  let size = 0
  let head: Head | undefined
  let bodyAt = 0

  const joined = (): Buffer<ArrayBuffer> => {
    const [first] = received
    const all = received.length === 1 && first ? first : Buffer.concat(received)
    received = [all]
    return all
  }

  const readHead = (): Head | undefined => {
    const all = joined()
    const end = all.indexOf(headEnd)
    if (end < 0) return undefined
    bodyAt = end + headEnd.length
    return headOf(all.toString('latin1', 0, end))
  }

  const bodyIn = (rest: Buffer<ArrayBuffer>, length: Head['length']) => {
    if (length === 'chunks') return unchunked(rest)
    return length === 'connection' ? undefined : { body: rest.subarray(0, length), size: length }
  }

  const answered = ({ status, lines, isLast }: Head, body: Buffer<ArrayBuffer>, isMore: boolean): RawAnswer => {
    received = []
    size = 0
    head = undefined
    // Nothing was asked that could be answered by more.
    return { status, lines, body, isLast: isLast || isMore }
  }

  return {
    take: (bytes) => {
      // The bytes are the socket's own, which it writes over.
      received.push(Buffer.from(bytes))
      size += bytes.length
      head ??= readHead()
      if (!head || (typeof head.length === 'number' && size < bodyAt + head.length)) return undefined
      const rest = joined().subarray(bodyAt)
      const read = bodyIn(rest, head.length)
      return read && answered(head, read.body, rest.length > read.size)
    },
    end: () => (head?.length === 'connection' ? answered(head, joined().subarray(bodyAt), false) : undefined),
  }
}
