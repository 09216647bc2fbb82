import { connect as connectSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Address } from './address'
import type { DedicatedConnection } from './dedicated-connection'
import { type ConnectionSettings, clientOptions, connectSeconds } from './settings'

interface SocketTarget {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

const connectTo = ({ path, host, port }: SocketTarget): Socket => {
  if (path) return connectSocket(path)
  const [name = 'localhost'] = host
  // The client library reads the name back when it verifies the server's certificate.
  return Object.assign(connectSocket(port[0] ?? 5432, name), { host: name })
}

/** Waits for the connection, because an error before the client library listens would end the process. */
const openSocket = async (target: SocketTarget): Promise<Socket> => {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connectTo(target)
  socket.once('connect', () => resolve(socket))
  socket.once('error', reject)
  const timer = setTimeout(() => {
    socket.destroy()
    reject(failure('CONNECT_TIMEOUT', 'The database did not take the connection in time.'))
  }, connectSeconds * 1000)
  return promise.finally(() => clearTimeout(timer))
}

/** Opens a connection. Throws what the client library throws when the server cannot be reached or refuses. */
export const openConnection = async (
  address: Address,
  settings: Omit<ConnectionSettings, 'max'>,
): Promise<DedicatedConnection> => {
  let isLost = false
  let socket: Socket | undefined
  const kill = (): void => {
    isLost = true
    void sql.end({ timeout: 0 })
    socket?.destroy()
  }
  const options = {
    ...clientOptions(address, { ...settings, max: 1 }),
    max_lifetime: null,
    // Fails queries that the client library would keep for the next connection.
    onclose: kill,
    socket: async (target: SocketTarget): Promise<Socket> => {
      if (socket) throw failure('CONNECTION_LOST', 'The connection to the database was lost.')
      socket = await openSocket(target)
      return socket
    },
  }
  const sql: postgres.Sql = postgres(address.url, options)
  try {
    await sql`select 1`
  } catch (error) {
    kill()
    throw error
  }
  return { sql, isLost: () => isLost, resume: () => void socket?.resume(), kill, end: () => sql.end({ timeout: 5 }) }
}
