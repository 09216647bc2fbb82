import type { Socket } from 'bun'
import { Problem } from '../console/problem'

/** An answer as it came, its body still compressed. */
interface RawAnswer {
  readonly status: number
  readonly body: Buffer
}

const headEnd = '\r\n\r\n'

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
const answerIn = (bytes: Buffer): RawAnswer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const rest = bytes.subarray(end + headEnd.length)
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
  if (headerOf(head, 'transfer-encoding')?.toLowerCase() === 'chunked') {
    const body = unchunked(rest)
    return body && { status, body }
  }
  const length = Number(headerOf(head, 'content-length') ?? 0)
  return rest.length < length ? undefined : { status, body: rest.subarray(0, length) }
}

/** One connection to a server, on which one request after the other is sent. */
interface KeptConnection {
  ask(request: string): Promise<RawAnswer>
}

const openKept = async (hostname: string, port: number): Promise<KeptConnection> => {
  let waiting: PromiseWithResolvers<RawAnswer> | undefined
  let received: Buffer = Buffer.alloc(0)
  const fail = (): void => waiting?.reject(new Problem('The connection to the measured server was lost.'))
  const socket: Socket = await Bun.connect({
    hostname,
    port,
    socket: {
      data: (_, bytes) => {
        // The bytes are the socket's own, which it writes over.
        received = received.length === 0 ? Buffer.from(bytes) : Buffer.concat([received, bytes])
        const answer = answerIn(received)
        if (!answer) return
        received = Buffer.alloc(0)
        waiting?.resolve(answer)
      },
      close: fail,
      error: fail,
    },
  })
  return {
    ask: (request) => {
      waiting = Promise.withResolvers()
      const { promise } = waiting
      if (socket.write(request) < Buffer.byteLength(request)) fail()
      return promise
    },
  }
}

/**
 * A client over kept connections, as many as ask at the same time. Next to nothing of its own, as pgbench is: on a machine
 * that it shares with the servers, what it computes would count as theirs, and the usual client takes a fifth of that.
 */
export const makeKeptClient = (origin: string) => {
  const { hostname, port, host } = new URL(origin)
  const idle: KeptConnection[] = []
  return async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): Promise<RawAnswer> => {
    const connection = idle.pop() ?? (await openKept(hostname, Number(port || 80)))
    const lines = Object.entries({ host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) })
    const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    const answer = await connection.ask(`${method} ${path} HTTP/1.1\r\n${head}${headEnd}${body}`)
    idle.push(connection)
    return answer
  }
}
