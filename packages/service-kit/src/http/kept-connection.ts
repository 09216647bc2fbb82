import type { Socket } from 'bun'
import { MalformedAnswer } from './answer-head'
import { makeAnswerReader, type RawAnswer } from './raw-answer'

/** Where a server listens. */
export type Address = { readonly unix: string } | { readonly hostname: string; readonly port: number }

/** The connection was lost before the answer was whole. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'

  constructor(
    /** Whether any byte of the answer had come. */
    readonly hasBegun: boolean,
  ) {
    super('The connection to the server was lost.')
  }
}

/** One connection to a server, on which one request after the other is sent. */
export interface KeptConnection {
  /** Whether another request can be sent on it: not once the server has closed it, as it does with an idle one. */
  isOpen(): boolean
  /** Milliseconds since it was opened or answered last. */
  idleFor(): number
  /** Sends a whole request. Rejects with ConnectionLost or MalformedAnswer, and then is not open any more. */
  ask(request: Uint8Array): Promise<RawAnswer>
  close(): void
}

/** Connects. Rejects with what the system says, such as ENOENT or ECONNREFUSED, when nobody listens. */
export const openConnection = async (address: Address): Promise<KeptConnection> => {
  const reader = makeAnswerReader()
  let waiting: PromiseWithResolvers<RawAnswer> | undefined
  let unsent: Uint8Array = new Uint8Array()
  let hasBegun = false
  let isOpen = true
  let usedAt = performance.now()

  let socket: Socket | undefined

  const end = (error: Error): void => {
    isOpen = false
    const asked = waiting
    waiting = undefined
    asked?.reject(error)
    socket?.terminate()
  }
  const send = (): void => {
    if (socket && unsent.length > 0) unsent = unsent.subarray(Math.max(0, socket.write(unsent)))
  }
  const answered = (answer: RawAnswer): void => {
    const asked = waiting
    // Whatever comes unasked, or before all was sent, leaves the connection in no known state.
    if (!asked || answer.isLast || unsent.length > 0) isOpen = false
    waiting = undefined
    usedAt = performance.now()
    asked?.resolve(answer)
    if (!isOpen) socket?.terminate()
  }
  const take = (bytes: Uint8Array): void => {
    hasBegun = true
    const answer = reader.take(bytes)
    if (answer) answered(answer)
  }
  const lost = (): void => {
    const answer = waiting && reader.end()
    if (answer) answered(answer)
    else end(new ConnectionLost(hasBegun))
  }

  const handlers = {
    data: (_: Socket, bytes: Uint8Array): void => {
      try {
        take(bytes)
      } catch {
        end(new MalformedAnswer())
      }
    },
    drain: send,
    close: lost,
    error: lost,
  }
  socket = await ('unix' in address
    ? Bun.connect({ unix: address.unix, socket: handlers })
    : Bun.connect({ hostname: address.hostname, port: address.port, socket: handlers }))
  return {
    isOpen: () => isOpen,
    idleFor: () => performance.now() - usedAt,
    ask: (request) => {
      waiting = Promise.withResolvers()
      const { promise } = waiting
      hasBegun = false
      unsent = request
      if (isOpen) send()
      else lost()
      return promise
    },
    close: () => end(new ConnectionLost(hasBegun)),
  }
}
