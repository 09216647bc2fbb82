import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { migrate } from '@lernspur/database/migration/migrate'
import { readMigrationFiles } from '@lernspur/database/migration/migration-files'
import { roleUrl } from '@lernspur/database/roles/role-url'
import type { RoleName } from '@lernspur/database/roles/service-role'
import { scratchDatabase, testAdministration, testSecret } from '@lernspur/database/testing/test-server'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'

/** A migrated database that belongs to one test file. */
export interface TestDatabase {
  /** Address of the owner, a superuser who sees every school and may write everything. */
  readonly ownerUrl: string
  readonly owner: Database
  /** The installation's secret, as services get it. */
  readonly secret: string
  /** Address for the role of a service, of the gateway or of releases. */
  urlFor(service: RoleName): string
  /** Where services store their files; the first service creates it. */
  readonly filesDir: string
  /** Closes the owner's connections, drops the database even if others are connected, and removes the files. */
  close(): Promise<void>
}

const prefix = 'template_'

/** Changes with every migration, so that a template is never out of date. */
const templateName = async (): Promise<string> => {
  const files = await readMigrationFiles()
  const key = files.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  return `${prefix}${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

const isMissing = async (admin: Database, name: string): Promise<boolean> =>
  (await admin`select from pg_database where datname = ${name}`).length === 0

const dropOldTemplates = async (admin: Database): Promise<void> => {
  const old = await admin<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`
  for (const { name } of old) await admin`drop database if exists ${admin(name)}`.catch(() => undefined)
}

/** Migrates an empty database and names it at the end, so that a template is complete or absent. */
const makeTemplate = async (admin: Database, name: string): Promise<void> => {
  const { url } = await scratchDatabase()
  await migrate(url, { secret: testSecret })
  const scratch = admin(new URL(url).pathname.slice(1))
  await dropOldTemplates(admin)
  await admin`alter database ${scratch} allow_connections false`
  await admin`alter database ${scratch} rename to ${admin(name)}`
}

// Arbitrary, but the same in every test process.
const lockKey = 724_516_002

const makeTemplateOnce = async (): Promise<string> => {
  const admin = await testAdministration()
  const name = await templateName()
  if (await isMissing(admin, name)) {
    await writeDirectory(admin, async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`
      await tx`select pg_advisory_xact_lock(${lockKey})`
      if (await isMissing(admin, name)) await makeTemplate(admin, name)
    })
  }
  return name
}

let template: Promise<string> | undefined

/** A copy of the migrated database. Close it when the test file is done (`afterAll`). Safe in parallel processes. */
export const testDatabase = async (): Promise<TestDatabase> => {
  template ??= makeTemplateOnce()
  const { url, drop } = await scratchDatabase(await template)
  const owner = connect(url, { name: 'test-owner', max: 4 })
  const filesDir = join(tmpdir(), `lernspur-files-${new URL(url).pathname.slice(1)}`)
  return {
    ownerUrl: url,
    owner,
    secret: testSecret,
    urlFor: (service) => roleUrl(url, service, testSecret),
    filesDir,
    close: async () => {
      await owner.end({ timeout: 1 })
      await drop()
      await rm(filesDir, { recursive: true, force: true })
    },
  }
}
