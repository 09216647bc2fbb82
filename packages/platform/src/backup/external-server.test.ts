import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { rebuildDatabase } from '@lernspur/database/copy/rebuild-database'
import { withSnapshot } from '@lernspur/database/copy/snapshot'
import { migrate } from '@lernspur/database/migration/migrate'
import { roleUrl } from '@lernspur/database/roles/role-url'
import { ownerRole, schemaOwners } from '@lernspur/database/roles/schema-owner'
import {
  type ScratchDatabase,
  scratchDatabase,
  testAdministration,
  testSecret,
} from '@lernspur/database/testing/test-server'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { testSchool } from '@lernspur/testing/test-school'
import { recordBackup } from './installation'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'

const user = `owner_${crypto.randomUUID().slice(0, 8)}`
const folder = mkdtempSync(join(tmpdir(), 'lernspur-external-'))
const files = openFileStore({ dataDir: folder })
let admin: Database
let full: ScratchDatabase
let empty: ScratchDatabase

/** The address of a database as its owner, who is no superuser and sees no row of a school but in its name. */
const asOwner = ({ url: text }: ScratchDatabase): string => {
  const url = new URL(text)
  url.username = user
  url.password = 'plain'
  return url.href
}

beforeAll(async () => {
  admin = await testAdministration()
  await admin.unsafe(`create role ${user} login createrole password 'plain'`)
  // Roles belong to the server: those of the owners were made by whoever installed a Lernspur on it first.
  await admin.unsafe(`grant ${schemaOwners.map(ownerRole).join(', ')} to ${user}`)
  full = await scratchDatabase()
  empty = await scratchDatabase()
  for (const { url } of [full, empty]) {
    await admin.unsafe(`alter database ${new URL(url).pathname.slice(1)} owner to ${user}`)
  }
  await migrate(asOwner(full), { secret: testSecret })
}, 60_000)
afterAll(async () => {
  await full.drop()
  await empty.drop()
  await admin.unsafe(`drop role ${user}`)
  rmSync(folder, { recursive: true, force: true })
})

const source = () => ({ ownerUrl: asOwner(full), secret: testSecret, files })
const target = (name: string) => ({
  dataDir: join(folder, name),
  databaseUrl: asOwner(empty),
  s3: undefined,
  secret: testSecret,
  key: undefined,
})

/** Who may do what with every table, and which constraints, indexes and policies each has. */
const schemaOf = async ({ url }: ScratchDatabase) => {
  const db = connect(url, { name: 'test', max: 1 })
  const rows = await db`
    select c.relname::text, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text,
      (select array_agg(a.attname || ' ' || coalesce(a.attacl::text, '') order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
      (select array_agg(f.conname || ' ' || pg_get_constraintdef(f.oid) order by f.conname)
        from pg_constraint f where f.conrelid = c.oid) as constraints,
      (select array_agg(p.polname || ' ' || pg_get_expr(p.polqual, p.polrelid) order by p.polname)
        from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    order by c.relname`
  await db.end()
  return rows
}

test('a restore that fails half-way leaves an empty database, which can be restored into', async () => {
  const owner = connect(full.url, { name: 'test', max: 1 })
  await testSchool(owner)
  await owner.end()
  const failing = withSnapshot(asOwner(full), ({ migrations }) =>
    rebuildDatabase(
      asOwner(empty),
      { secret: testSecret, migrations },
      async (fill) => {
        const country = await fill('country', ['id', 'code'])
        await country.write(new TextEncoder().encode('no id\tXX\n'))
        await country.end()
      },
      async () => undefined,
    ),
  )
  await expect(failing).rejects.toThrow('invalid input syntax for type uuid')
  expect(await schemaOf(empty)).toHaveLength(0)

  const path = join(folder, 'external.tar.gz')
  const taken = await takeBackup(source(), path, undefined)
  expect(taken.tables.find(({ name }) => name === 'student')?.rows).toBe(6)
  await restoreBackup(target('restored'), path)
  expect(await schemaOf(empty)).toEqual(await schemaOf(full))
  const again = await takeBackup({ ...source(), ownerUrl: asOwner(empty) }, join(folder, 'again.tar.gz'), undefined)
  expect(again.tables).toEqual(taken.tables)
  expect(existsSync(join(folder, 'restored', 'secret'))).toBe(true)
}, 60_000)

test('a database that has tables is refused, and no folder is made', async () => {
  const path = join(folder, 'external.tar.gz')
  await expect(restoreBackup(target('second'), path)).rejects.toThrow('The database is not empty')
  expect(existsSync(join(folder, 'second'))).toBe(false)
})

test('a picture that goes with its row while the backup is taken is in neither; a lost one is named', async () => {
  const owner = connect(full.url, { name: 'test', max: 2 })
  const { tenantId, admin: person } = await testSchool(owner)
  const [going, lost] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  for (const id of [going, lost]) {
    await owner`
      insert into stored_file (tenant_id, id, type, size, hash, creator_id)
      values (${tenantId}, ${id}, 'image/png', 1, ${'0'.repeat(64)}, ${person.userId})`
  }
  const erasing = {
    ...files,
    get: async (key: string) => {
      if (key === fileKey(tenantId, going)) {
        await writeTenant(owner, tenantId, (tx) => tx`delete from stored_file where id = ${going}`)
      }
      return files.get(key)
    },
  }
  const taken = await takeBackup({ ...source(), files: erasing }, join(folder, 'erasing.tar.gz'), undefined)
  await owner.end()
  expect(taken.missingFiles).toEqual([fileKey(tenantId, lost)])
  expect(taken.tables.find(({ name }) => name === 'stored_file')?.rows).toBe(1)
}, 60_000)

test('printed reports are in a backup like pictures, and are restored', async () => {
  const owner = connect(full.url, { name: 'test', max: 2 })
  const { tenantId, admin: person } = await testSchool(owner)
  const [stored, lost, unmoved, going] = Array.from({ length: 4 }, () => Bun.randomUUIDv7())
  const pdf = new TextEncoder().encode('%PDF-1.7 Zeugnis')
  for (const id of [stored, lost, unmoved, going]) {
    await owner`
      insert into report (tenant_id, id, name, calculation_method, start_date, end_date, created_by_id, updated_by_id,
        school_name, school_class_name, student_first_name, student_last_name, original_student_id)
      values (${tenantId}, ${id ?? ''}, 'Zeugnis', 'allEntries', now(), now(), ${person.userId}, ${person.userId}, 'x',
        'x', 'x', 'x', uuidv7())`
    const content =
      id === unmoved ? { bytes: pdf } : { size: pdf.byteLength, sha256: '0'.repeat(64), stored_at: new Date() }
    await owner`
      insert into report_file ${owner({ tenant_id: tenantId, id: id ?? '', report_id: id ?? '', language: 'de', ...content })}`
  }
  await files.put(fileKey(tenantId, stored ?? ''), pdf, 'application/pdf')
  const erasing = {
    ...files,
    get: async (key: string) => {
      if (key === fileKey(tenantId, going ?? '')) {
        await writeTenant(owner, tenantId, (tx) => tx`delete from report where id = ${going ?? ''}`)
      }
      return files.get(key)
    },
  }
  const path = join(folder, 'printed.tar.gz')
  const taken = await takeBackup({ ...source(), files: erasing }, path, undefined)
  await owner.end()
  expect(taken.files.filter(({ key }) => key.startsWith(tenantId))).toMatchObject([
    { key: fileKey(tenantId, stored ?? ''), size: pdf.byteLength },
  ])
  expect(taken.missingFiles.filter((key) => key.startsWith(tenantId))).toEqual([fileKey(tenantId, lost ?? '')])
  const other = await scratchDatabase()
  try {
    await admin.unsafe(`alter database ${new URL(other.url).pathname.slice(1)} owner to ${user}`)
    await restoreBackup({ ...target('printed'), databaseUrl: asOwner(other) }, path)
    const restored = openFileStore({ dataDir: join(folder, 'printed') })
    expect(await restored.get(fileKey(tenantId, stored ?? ''))).toEqual(pdf)
    const againPath = join(folder, 'printed-again.tar.gz')
    const again = await takeBackup({ ...source(), ownerUrl: asOwner(other), files: restored }, againPath, undefined)
    expect(again.tables).toEqual(taken.tables)
    expect(again.files).toEqual(taken.files)
  } finally {
    await other.drop()
  }
}, 60_000)

test('the provider is told of the last backup, and counts the days of a school that the owner does not see', async () => {
  const made = { takenAt: '2026-03-01T02:15:00.000Z', sizeBytes: 4_000_000_000, isEncrypted: true, isChecked: true }
  const environment = {
    mode: 'production' as const,
    port: 3000,
    publicUrl: 'https://lernspur.example',
    warnings: [],
    dataDir: folder,
    databaseUrl: asOwner(full),
    secret: testSecret,
  }
  await recordBackup(environment, made)
  const provider = connect(roleUrl(asOwner(full), 'provider', testSecret), { name: 'test', max: 1 })
  const records = await provider`select br.size_bytes::float8 as size_bytes, br.is_checked from backup_record br`
  expect([...records]).toEqual([{ sizeBytes: 4_000_000_000, isChecked: true }])
  await expect(provider`delete from backup_record`.then()).rejects.toThrow('permission denied')
  const days = await provider`
    select counted.student_count, counted.user_count from tenant t
    cross join lateral count_school_days(t.id, null) as counted where not t.is_provider`
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) expect(day).toEqual({ studentCount: 6, userCount: 5 })
  await provider.end()
})
