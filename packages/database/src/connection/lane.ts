import { connect as connectSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Address } from './address'
import { type ConnectionSettings, clientOptions } from './settings'

/**
 * One connection that is never replaced. A pool may put a new connection under a running transaction; then the rest
 * of it would run outside of it. On a lane everything after the loss fails instead.
 */
export interface Lane {
  readonly sql: postgres.Sql
  readonly isLost: () => boolean
  /** Ends the connection at once; whatever waits on it fails, and the server rolls back. */
  readonly kill: () => void
  /** Lets running statements finish. */
  readonly end: () => Promise<void>
}

interface SocketTarget {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

const openSocket = ({ path, host, port }: SocketTarget): Socket => {
  if (path) return connectSocket(path)
  const [name = 'localhost'] = host
  // The client library reads the name back when it checks the server's certificate.
  return Object.assign(connectSocket(port[0] ?? 5432, name), { host: name })
}

/** Connects a lane. Throws what the client library throws when the server cannot be reached or refuses. */
export const openLane = async (address: Address, settings: Omit<ConnectionSettings, 'max'>): Promise<Lane> => {
  let isLost = false
  let socket: Socket | undefined
  const options = {
    ...clientOptions(address, { ...settings, max: 1 }),
    max_lifetime: null,
    onclose: () => {
      isLost = true
    },
    socket: (target: SocketTarget): Socket => {
      if (socket)
        throw Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_LOST' })
      socket = openSocket(target)
      return socket
    },
  }
  const sql: postgres.Sql = postgres(address.url, options)
  const kill = (): void => {
    isLost = true
    void sql.end({ timeout: 0 })
    socket?.destroy()
  }
  try {
    await sql`select 1`
  } catch (error) {
    kill()
    throw error
  }
  return { sql, isLost: () => isLost, kill, end: () => sql.end({ timeout: 5 }) }
}
