import { type AnswerHead, headEnd, headOf } from './answer-head'
import { unchunked } from './unchunked'

/** An answer as it came: its body is still compressed, and the lines of its head are not read yet. */
export interface RawAnswer {
  readonly status: number
  /** The header lines, `name: value`. */
  readonly lines: readonly string[]
  readonly body: Buffer<ArrayBuffer>
  /** No other answer can follow on the connection. */
  readonly isLast: boolean
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
  let head: AnswerHead | undefined
  let bodyAt = 0

  const joined = (): Buffer<ArrayBuffer> => {
    const [first] = received
    const all = received.length === 1 && first ? first : Buffer.concat(received)
    received = [all]
    return all
  }

  const readHead = (): AnswerHead | undefined => {
    const all = joined()
    const end = all.indexOf(headEnd)
    if (end < 0) return undefined
    bodyAt = end + headEnd.length
    return headOf(all.toString('latin1', 0, end))
  }

  const bodyIn = (rest: Buffer<ArrayBuffer>, length: AnswerHead['length']) => {
    if (length === 'chunks') return unchunked(rest)
    return length === 'connection' ? undefined : { body: rest.subarray(0, length), size: length }
  }

  const answered = ({ status, lines, isLast }: AnswerHead, body: Buffer<ArrayBuffer>, isMore: boolean): RawAnswer => {
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
