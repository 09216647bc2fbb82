import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { migrate } from '@lernspur/database/migration/migrate'

export interface DemoServer {
  /** URL of a new, migrated, empty database whose owner is not a superuser. */
  emptyDatabase(): Promise<string>
  /** The same database, but of the superuser. */
  superuserUrl(ownerUrl: string): string
  /** Connects as superuser, who sees the rows of every school. */
  open(ownerUrl: string): Database
  stop(): Promise<void>
}

const secret = '5e'.repeat(32)
const owner = { name: 'school_owner', password: 'only-for-tests' } as const

/** A separate database server, because the owner must be an ordinary role from the first migration on. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lernspur-demo-'))
  const server = await startEmbedded({ dataDir, isDurable: false })
  const superuser = connect(server.ownerUrl, { name: 'demo-test', max: 1 })
  await superuser.unsafe(`create role ${owner.name} login createrole password '${owner.password}'`)
  const opened: Database[] = [superuser]
  const ownerUrlOf = (name: string): string => {
    const url = new URL(server.ownerUrl)
    Object.assign(url, { username: owner.name, password: owner.password, pathname: name })
    return url.href
  }
  await superuser.unsafe(`create database migrated owner ${owner.name}`)
  await migrate(ownerUrlOf('migrated'), { secret })
  const superuserUrl = (ownerUrl: string): string => {
    const url = new URL(server.ownerUrl)
    url.pathname = new URL(ownerUrl).pathname
    return url.href
  }
  let count = 0
  return {
    emptyDatabase: async () => {
      const name = `demo_${++count}`
      await superuser.unsafe(`create database ${name} template migrated owner ${owner.name}`)
      return ownerUrlOf(name)
    },
    superuserUrl,
    open: (ownerUrl) => {
      const db = connect(superuserUrl(ownerUrl), { name: 'demo-test', max: 1 })
      opened.push(db)
      return db
    },
    stop: async () => {
      await Promise.all(opened.map((db) => db.end()))
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
