import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { DatabaseProblem } from '../database-problem'
import { type EmbeddedServer, startEmbedded } from '../embedded/embedded-server'
import { testFolder } from './test-folder'

/** Secret of every test: the service roles and their passwords belong to the whole server. */
export const testSecret = 'c0ffee'.padEnd(64, '0')

/** A database of its own, on the server that all tests of a checkout share. */
export interface ScratchDatabase {
  readonly url: string
  drop(): Promise<void>
}

const start = (): Promise<EmbeddedServer> => startEmbedded({ dataDir: testFolder(), isShared: true, isDurable: false })

/** Starts the server of this checkout's tests or attaches to it; damaged data is recreated. */
const startAnyhow = async (): Promise<EmbeddedServer> => {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof DatabaseProblem) || !['start', 'data-folder', 'version'].includes(error.reason)) throw error
    await rm(join(testFolder(), 'cluster'), { recursive: true, force: true })
    return start()
  }
}

let started: Promise<EmbeddedServer> | undefined
let administration: Promise<Database> | undefined

/** Ends its own connections, then the server with its files, unless another process is using it. */
const stopUnused = async (server: EmbeddedServer): Promise<void> => {
  await (await administration)?.end()
  started = administration = undefined
  const requesting = connect(server.ownerUrl, { name: 'test', max: 1 })
  const [others] = await requesting<{ count: number }[]>`
    select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  await requesting.end()
  if (others?.count !== 0) return
  await server.stop()
  await rm(testFolder(), { recursive: true, force: true })
}

/**
 * The server of this checkout's tests. It stays up for the next run; stopping it removes its files, but does nothing
 * while another process uses it.
 */
export const testServer = (): Promise<EmbeddedServer> => {
  started ??= startAnyhow().then((server) => ({ ownerUrl: server.ownerUrl, stop: () => stopUnused(server) }))
  return started
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const prefix = 'scratch_'

/** Removes databases of killed test processes. */
const dropLeftovers = async (admin: Database): Promise<void> => {
  const found = await admin<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`
  const left = found.filter(({ name }) => !isAlive(Number(name.split('_')[1])))
  for (const { name } of left) await admin`drop database if exists ${admin(name)} with (force)`
}

/** Connection of the owner outside of the scratch databases. */
export const testAdministration = (): Promise<Database> => {
  administration ??= (async () => {
    const { ownerUrl } = await testServer()
    const admin = connect(ownerUrl, { name: 'test', max: 2, statementTimeout: 0 })
    await dropLeftovers(admin)
    return admin
  })()
  return administration
}

/** Creates an empty database, or a copy of `template`. Drop it at the end of the test file. */
export const scratchDatabase = async (template = 'template1'): Promise<ScratchDatabase> => {
  const admin = await testAdministration()
  const name = `${prefix}${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  // Copying the files costs half as much as writing each page to the log, which nobody reads here.
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`
  const url = new URL((await testServer()).ownerUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await admin`drop database if exists ${admin(name)} with (force)`
    },
  }
}
