import { connect as connectSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Address } from './address'
import type { DedicatedConnection } from './dedicated-connection'
import { type ConnectionSettings, clientOptions } from './settings'
import { openSocket, socketTo, writingServer } from './writing-server'

interface SocketTarget {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

const connectTo = ({ path, host, port }: SocketTarget): Socket => {
  if (path) return connectSocket(path)
  const [name = 'localhost'] = host
  return socketTo({ host: name, port: port[0] ?? 5432 })
}

/** Opens a connection. Throws what the client library throws when the server cannot be reached or refuses. */
export const openConnection = async (
  address: Address,
  settings: Omit<ConnectionSettings, 'max'>,
): Promise<DedicatedConnection> => {
  const writing = writingServer(address)
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
      socket = await (writing?.open() ?? openSocket(() => connectTo(target)))
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
