import { join } from 'node:path'
import { connect } from '@lernspur/database/connect'
import { startEmbedded } from '@lernspur/database/embedded-server'
import { migrate } from '@lernspur/database/migrate'
import { seedDemo } from '@lernspur/demo-school/seed-demo'
import { Problem } from '../console/problem'

export interface RunningDatabase {
  readonly ownerUrl: string
  stop(): Promise<void>
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reasons: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    CONNECT_TIMEOUT: 'there is no answer',
    '28P01': 'the password is not accepted',
    '28000': 'the role is not accepted',
    '3D000': 'there is no such database',
  }
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

/** The server that DATABASE_URL names, checked, or the embedded one. Throws a sentence when it cannot be reached. */
export const openDatabase = async (databaseUrl: string | undefined, dataDir: string): Promise<RunningDatabase> => {
  if (databaseUrl === undefined) return startEmbedded({ dataDir: join(dataDir, 'postgres') })
  const db = connect(databaseUrl, { name: 'start', max: 1 })
  try {
    await db`select 1`
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    throw new Problem(
      `The database that DATABASE_URL names (${hostname}:${port || 5432}${pathname}) cannot be used: ${reasonOf(error)}.`,
    )
  } finally {
    await db.end({ timeout: 1 })
  }
  return { ownerUrl: databaseUrl, stop: async () => undefined }
}

const isEmpty = async (ownerUrl: string): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'start', max: 1 })
  try {
    const [row] = await db<{ filled: boolean }[]>`select exists(select from tenant) as filled`
    return row?.filled === false
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Brings the schema up to date; says what it did. */
export const migrateDatabase = async (ownerUrl: string, secret: string): Promise<string> => {
  const applied = await migrate(ownerUrl, { secret })
  return applied.length > 0 ? `${applied.length} migrations` : 'up to date'
}

/** Fills an empty database with the demo school; says whether it did. */
export const seedWhenEmpty = async (ownerUrl: string): Promise<string> => {
  if (!(await isEmpty(ownerUrl))) return 'kept'
  await seedDemo(ownerUrl)
  return 'made'
}
