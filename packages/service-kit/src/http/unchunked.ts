import { MalformedAnswer } from './answer-head'

const chunkLine = /^([0-9a-f]{1,8})(?:;|$)/i

/** What a body in chunks says and how many bytes it took, or undefined while its end has not come. */
export const unchunked = (
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
