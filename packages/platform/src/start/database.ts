import { connect } from 'node:net'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { socketName } from '@lernspur/database/embedded/socket-folder'

/** Milliseconds between two checks of the embedded server. */
const checkEvery = 3_000

/**
 * Nobody listens on its socket; a busy, starting or stopping server fails differently. Says nothing on the connection,
 * which costs the server no transaction.
 */
const isGone = async (ownerUrl: string): Promise<boolean> => {
  const folder = new URL(ownerUrl).searchParams.get('host') ?? ''
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(join(folder, socketName))
  socket.once('connect', () => resolve(false))
  socket.once('error', (error) => resolve('code' in error && ['ECONNREFUSED', 'ENOENT'].includes(String(error.code))))
  return promise.finally(() => socket.destroy())
}

/** Starts the embedded server and restarts it if it is killed, as happens with the services. */
const superviseEmbedded = async (dataDir: string): Promise<EmbeddedServer> => {
  let server = await startEmbedded({ dataDir })
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    if (!(await isGone(server.ownerUrl))) return
    console.log('  ! The database ended by itself; it is started again.')
    await server.stop()
    server = await startEmbedded({ dataDir })
  }
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => console.error(error))
  }, checkEvery)
  const stop = async () => {
    clearInterval(timer)
    await looking
    await server.stop()
  }
  return { ownerUrl: server.ownerUrl, stop }
}

/** The server that DATABASE_URL names, or the embedded one, which is kept running and stopped at the end. */
export const openDatabase = (databaseUrl: string | undefined, dataDir: string): Promise<EmbeddedServer> =>
  databaseUrl === undefined
    ? superviseEmbedded(join(dataDir, 'postgres'))
    : Promise.resolve({ ownerUrl: databaseUrl, stop: async () => undefined })
