import { headEnd } from './answer-head'
import { type Address, ConnectionLost, type KeptConnection, openConnection } from './kept-connection'
import type { RawAnswer } from './raw-answer'

/** A request that is sent as a whole, not HEAD; its headers, names in lower case, are valid as they are. */
export interface KeptRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Iterable<readonly [string, string]>
  readonly body?: Uint8Array
}

/** Milliseconds after which an idle connection is not used again: less than the 60 s after which a service closes it. */
const idleMax = 30_000

const bytesOf = ({ method, target, headers, body }: KeptRequest): Uint8Array => {
  let head = `${method} ${target} HTTP/1.1`
  for (const [name, value] of headers) if (name !== 'content-length') head += `\r\n${name}: ${value}`
  if (!body?.length) return Buffer.from(`${head}${headEnd}`, 'latin1')
  return Buffer.concat([Buffer.from(`${head}\r\ncontent-length: ${body.length}${headEnd}`, 'latin1'), body])
}

const keyOf = (address: Address): string => ('unix' in address ? address.unix : `${address.hostname}:${address.port}`)

/**
 * A client of our own servers over kept connections, as many to each as ask at the same time, for requests and answers that
 * are held as a whole. In Bun, `fetch` passes each call through a thread of its own, which takes longer than the rest of
 * such a call.
 */
export const makeKeptClient = () => {
  const idle = new Map<string, KeptConnection[]>()

  const takeIdle = (key: string): KeptConnection | undefined => {
    const kept = idle.get(key) ?? []
    for (let one = kept.pop(); one; one = kept.pop()) {
      if (one.isOpen() && one.idleFor() < idleMax) return one
      one.close()
    }
    idle.delete(key)
    return undefined
  }

  /** The servers of replaced releases are never asked again; their connections are closed by then. */
  const forgetClosed = (): void => {
    for (const [key, kept] of idle) if (!kept.some((one) => one.isOpen())) idle.delete(key)
  }

  const giveBack = (key: string, connection: KeptConnection): void => {
    if (!connection.isOpen()) return
    const kept = idle.get(key)
    if (kept) return void kept.push(connection)
    forgetClosed()
    idle.set(key, [connection])
  }

  /**
   * Sends a request and gives the whole answer. Rejects with ConnectionLost, MalformedAnswer or what the system says when
   * nobody listens; with ConnectionLost as well when the signal is aborted, whereupon the server sees its client leave. A
   * GET is sent once more when a kept connection turns out to be closed.
   */
  const ask = async (address: Address, request: KeptRequest, signal?: AbortSignal): Promise<RawAnswer> => {
    const key = keyOf(address)
    const kept = takeIdle(key)
    const connection = kept ?? (await openConnection(address))
    const leave = (): void => connection.close()
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave, { once: true })
    try {
      const answer = await connection.ask(bytesOf(request))
      giveBack(key, connection)
      return answer
    } catch (error) {
      const isStale = kept !== undefined && error instanceof ConnectionLost && !error.hasBegun
      if (!isStale || request.method !== 'GET' || signal?.aborted) throw error
      return ask(address, request, signal)
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  return { ask }
}
