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
const closeLine = /^connection:\s*close\s*$/i

/** The head of an answer. */
export interface AnswerHead {
  readonly status: number
  readonly lines: readonly string[]
  readonly isLast: boolean
  /** Bytes of the body, or how its end is told: by its last chunk, or by the end of the connection. */
  readonly length: number | 'chunks' | 'connection'
}

const lengthOf = (status: number, lines: readonly string[]): AnswerHead['length'] => {
  if (status === 204 || status === 304) return 0
  if (lines.some((line) => chunkedLine.test(line))) return 'chunks'
  const told = lines.map((line) => lengthLine.exec(line)?.[1]).find((length) => length !== undefined)
  return told === undefined ? 'connection' : Number(told)
}

/** Reads a head, without its end. Throws MalformedAnswer. */
export const headOf = (text: string): AnswerHead => {
  const [first = '', ...lines] = text.split('\r\n')
  const status = Number(statusLine.exec(first)?.[1] ?? 0)
  if (status < 200) throw new MalformedAnswer()
  const length = lengthOf(status, lines)
  return { status, lines, length, isLast: length === 'connection' || lines.some((line) => closeLine.test(line)) }
}
