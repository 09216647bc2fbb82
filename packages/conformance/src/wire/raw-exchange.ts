import { connect } from 'node:net'

/** What a server did with the bytes sent to it. */
export interface RawAnswer {
  /** Everything that came back, one character per byte. */
  readonly text: string
  /** Whether the server ended the connection, or its answers were complete before it had to. */
  readonly isOver: boolean
}

export type Bytes = string | Uint8Array

/** What to send, and how slowly. */
export interface RawRequest {
  readonly parts: readonly Bytes[]
  /** Sent repeatedly, twice a second, after the parts. */
  readonly drip?: Bytes
}

/** Milliseconds within which every exchange must end: the server gives an idle connection twelve seconds for a head. */
const limitMs = 20_000
const dripMs = 500

/** Responses of a connection with their bodies; `whole` if the last one has as many bytes as announced. */
const readResponses = (text: string): { complete: boolean } => {
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return { complete: false }
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    rest = rest.slice(end + 4)
    // An interim answer; the final one follows.
    if (/^HTTP\/1\.1 1\d\d/.test(head) && rest === '') return { complete: false }
    if (rest.length < length) return { complete: false }
    rest = rest.slice(length)
  }
  return { complete: text !== '' }
}

/** Sends raw bytes, each part separately, and waits until the server has answered in full or hung up. */
export const exchangeRaw = (port: number, { parts, drip }: RawRequest): Promise<RawAnswer> => {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const socket = connect(port, '127.0.0.1')
  const timers: Timer[] = []
  let text = ''
  const end = (isOver: boolean): void => {
    timers.map(clearTimeout)
    socket.destroy()
    resolve({ text, isOver })
  }
  timers.push(setTimeout(() => end(false), limitMs))
  socket.on('connect', async () => {
    for (const part of parts) {
      if (!socket.destroyed) socket.write(part)
      // Otherwise several parts would be sent as one.
      await Bun.sleep(20)
    }
    if (drip !== undefined) timers.push(setInterval(() => !socket.destroyed && socket.write(drip), dripMs))
  })
  socket.on('data', (data) => {
    text += data.toString('latin1')
    if (readResponses(text).complete) end(true)
  })
  socket.on('close', () => end(true))
  // Also when the server hangs up while something is still being sent.
  socket.on('error', () => end(true))
  return promise
}
