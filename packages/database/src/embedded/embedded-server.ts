import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../connection/connect'
import { codeOf } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { type Release, waitForLock } from '../exclusive-lock'
import { type Cluster, openCluster, ownerPassword } from './cluster'
import { addressOf, database } from './owner-address'
import { serverBinaries } from './server-binaries'
import { clearRemains, type ServerOptions, startServer, stopServer } from './server-control'
import { serverUser } from './server-user'
import { makeSocketFolder, removeSocketFolder, socketFolderOf } from './socket-folder'

interface EmbeddedOptions {
  /** Made if it is missing; the server keeps everything in `<dataDir>/cluster`. */
  readonly dataDir: string
  /** Called for steps that take a moment, with a message for the user. */
  readonly log?: (line: string) => void
  /**
   * Several processes share the server and none owns it: the folder is locked only while the server starts, and `stop`
   * is for a caller that knows the others are done.
   */
  readonly isShared?: boolean
  /** False trades safety against power cuts for speed, which only tests may. */
  readonly isDurable?: boolean
}

export interface EmbeddedServer {
  /** Superuser's address of the database `lernspur`. */
  readonly ownerUrl: string
  /** Stops the server and releases the data folder. */
  stop(): Promise<void>
}

/** Runs one statement; gives the error code, which is empty on success. */
const ask = async (url: string, statement: string): Promise<string> => {
  const owner = connect(url, { name: 'start', max: 1 })
  try {
    await owner.unsafe(statement)
    return ''
  } catch (error) {
    return codeOf(error) || 'unknown'
  } finally {
    await owner.end()
  }
}

const missingDatabase = '3D000'
const startingOrStopping = '57P03'

/** Whether a server answers on the socket; waits while one starts or stops. */
const isAnswering = async (url: string, socketFolder: string): Promise<boolean> => {
  for (let code = await ask(url, 'select 1'); ; code = await ask(url, 'select 1')) {
    if (code === '' || code === missingDatabase) return true
    if (code.startsWith('28')) {
      throw new DatabaseProblem('socket', `Another server than ours answers in ${socketFolder}; stop that one.`)
    }
    if (code !== startingOrStopping) return false
    await sleep(100)
  }
}

const ensureRunning = async (
  cluster: Cluster,
  options: ServerOptions,
  log: (line: string) => void,
): Promise<string> => {
  const password = await ownerPassword(cluster)
  const urlOf = (name: string): string => addressOf(password, options.socketFolder, name)
  const url = urlOf(database)
  if (await isAnswering(url, options.socketFolder)) log('The database is already running.')
  else {
    await clearRemains(cluster, options.socketFolder)
    await startServer(cluster, options).catch(async (error: unknown) => {
      await removeSocketFolder(options.socketFolder)
      throw error
    })
  }
  if ((await ask(url, 'select 1')) === missingDatabase) await ask(urlOf('postgres'), `create database ${database}`)
  return url
}

/** Superuser's address of the server that runs on a data folder, whoever started it; undefined when none does. */
export const runningServer = async (dataDir: string): Promise<string | undefined> => {
  const folder = await realpath(dataDir).catch(() => undefined)
  const password = folder && (await ownerPassword({ folder: join(folder, 'cluster') }).catch(() => undefined))
  if (!password) return undefined
  const socketFolder = socketFolderOf(folder)
  const url = addressOf(password, socketFolder, database)
  return (await isAnswering(url, socketFolder)) ? url : undefined
}

/** Locks a data folder for this process. Throws a DatabaseProblem when another one holds it for `timeoutMs` ms. */
const holdFolder = async (dataDir: string, timeoutMs: number): Promise<Release> => {
  const release = await waitForLock(join(dataDir, 'lock'), timeoutMs)
  if (release) return release
  throw new DatabaseProblem(
    'locked',
    `The data folder ${dataDir} is in use by another Lernspur; stop that one or set LERNSPUR_DATA to another folder.`,
  )
}

const notWritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'])

const toProblem = (error: unknown, dataDir: string): unknown => {
  if (error instanceof DatabaseProblem || !notWritable.has(codeOf(error))) return error
  return new DatabaseProblem(
    'not-writable',
    `The data folder ${dataDir} cannot be written; make it writable or set LERNSPUR_DATA to another folder.`,
    { cause: error },
  )
}

/**
 * Starts PostgreSQL on a data folder, or attaches when it already runs there, as after a killed supervisor. It listens
 * on a unix socket only. Throws a DatabaseProblem whose message is one sentence for the person who starts it.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const { dataDir, log = () => {}, isShared = false, isDurable = true } = options
  try {
    await mkdir(dataDir, { recursive: true })
    const folder = await realpath(dataDir)
    const unlock = await holdFolder(folder, isShared ? 120_000 : 0)
    try {
      const home = join(folder, 'cluster')
      const user = await serverUser(home)
      const cluster = await openCluster(home, user, await serverBinaries(folder, user), log)
      const socketFolder = socketFolderOf(folder)
      await makeSocketFolder(socketFolder, user)
      const ownerUrl = await ensureRunning(cluster, { socketFolder, isDurable }, log)
      if (isShared) unlock()
      const stop = async (): Promise<void> => {
        await stopServer(cluster)
        await removeSocketFolder(socketFolder)
        unlock()
      }
      return { ownerUrl, stop }
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw toProblem(error, dataDir)
  }
}
