import type { Socket } from 'bun'
import { Problem } from '../../console/problem'
import { answerIn, headEnd, type RawAnswer } from './raw-answer'

/** One connection to a server, on which one request after the other is sent. */
interface KeptConnection {
  /** The server has closed it, as it does with one that nobody uses for a while. */
  isLost(): boolean
  ask(request: string): Promise<RawAnswer>
}

const openKept = async (hostname: string, port: number): Promise<KeptConnection> => {
  let waiting: PromiseWithResolvers<RawAnswer> | undefined
  let received: Buffer = Buffer.alloc(0)
  let unsent: Buffer = Buffer.alloc(0)
  const send = (): void => {
    unsent = unsent.subarray(Math.max(0, socket.write(unsent)))
  }
  let isLost = false
  const fail = (): void => {
    isLost = true
    waiting?.reject(new Problem('The connection to the measured server was lost.'))
  }
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
      drain: send,
      close: fail,
      error: fail,
    },
  })
  return {
    isLost: () => isLost,
    ask: (request) => {
      waiting = Promise.withResolvers()
      unsent = Buffer.from(request)
      send()
      return waiting.promise
    },
  }
}

/**
 * A client over kept connections, as many as ask at the same time. Next to nothing of its own, as pgbench is: on a machine
 * that it shares with the servers, what it computes would count as theirs, and the usual client takes a fifth of that.
 */
export const makeKeptClient = (origin: string) => {
  const { hostname, port, host } = new URL(origin)
  let idle: KeptConnection[] = []
  return async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): Promise<RawAnswer> => {
    idle = idle.filter((one) => !one.isLost())
    const connection = idle.pop() ?? (await openKept(hostname, Number(port || 80)))
    const lines = Object.entries({ host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) })
    const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    const answer = await connection.ask(`${method} ${path} HTTP/1.1\r\n${head}${headEnd}${body}`)
    if (!answer.isLast) idle.push(connection)
    return answer
  }
}
