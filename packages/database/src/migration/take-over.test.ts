import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { DatabaseProblem } from '../database-problem'
import { ownerRole, schemaOwners } from '../roles/schema-owner'
import { readSchema } from '../schema-page/read-schema'
import { type ScratchDatabase, scratchDatabase, testAdministration, testSecret } from '../testing/test-server'
import { migrate } from './migrate'
import { readMigrationFiles } from './migration-files'
import { pendingOf, readApplied } from './migration-table'

const commit = '97f864d4'
const options = { secret: testSecret }
const git = (...args: string[]) => Bun.spawnSync(['git', ...args], { cwd: join(import.meta.dirname, '../../../..') })
/** A clone without history cannot show the migrations of before. */
const hasHistory = git('cat-file', '-e', `${commit}:packages/database/migrations`).success

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lernspur-former-'))
  if (!hasHistory) return
  const archive = git('archive', '--format=tar', `${commit}:packages/database/migrations`).stdout
  Bun.spawnSync(['tar', '-x', '-C', folder], { stdin: archive })
})
afterAll(() => rm(folder, { recursive: true }))

/** The schema as that version made it, with what it wrote down. */
const makeFormer = async (db: Database, steps = Number.POSITIVE_INFINITY): Promise<void> => {
  await db`
    create table migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  const order = (path: string) => `${basename(path).slice(0, 4)} ${path}`
  for (const path of paths.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, steps)) {
    const sql = await readFile(join(folder, path), 'utf8')
    await db.unsafe(sql)
    const checksum = new Bun.CryptoHasher('sha256').update(sql).digest('hex')
    await db`insert into migration (name, checksum) values (${path.replace(/\.sql$/, '')}, ${checksum})`
  }
}

/** A school with a class, a child and a year that overlaps another, as rows from before its rule may. */
const fill = async (db: Database): Promise<string> => {
  const [school] = await db<{ id: string }[]>`
    insert into tenant (name, country_id, state_id) select 'Alt', country_id, id from state limit 1 returning id`
  const tenantId = school?.id ?? ''
  await db`select set_config('app.tenant_id', ${tenantId}, false)`
  await db`
    with author as (
      insert into app_user (email, first_name, last_name) values ('a@schule.example', 'A', 'B') returning id
    ), class as (
      insert into school_class (tenant_id, name, school_level, creator_id)
      select ${tenantId}, '3a', 3, id from author returning id
    )
    insert into report_group (tenant_id, name, school_class_id, created_by_id)
    select ${tenantId}, 'Gruppe', class.id, author.id from class, author`
  await db`insert into student (tenant_id, first_name, last_name) values (${tenantId}, 'Şahin', 'Ä')`
  await db`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end, keeps_apart) values
      (${tenantId}, 'A', 2026, '2026-08-01', '2027-07-31', true), (${tenantId}, 'B', 2027, '2027-07-01', '2028-07-31', false)`
  return tenantId
}

const rowCounts = async (db: Database): Promise<Record<string, number>> => {
  const tables = (await readSchema(db)).relations.filter(({ kind }) => kind === 'table')
  const counts = tables.map(async ({ name }) => {
    const [row] = await db.unsafe<{ count: number }[]>(`select count(*)::int as count from ${name}`)
    return [name, row?.count ?? -1] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

describe.skipIf(!hasHistory)(`a database of ${commit}`, () => {
  const user = `owner_${crypto.randomUUID().slice(0, 8)}`
  let admin: Database
  let former: ScratchDatabase
  let fresh: ScratchDatabase

  /** The same database as an owner who is no superuser, for whom nothing is allowed by itself. */
  const asOwner = (scratch: ScratchDatabase): string =>
    Object.assign(new URL(scratch.url), { username: user, password: 'plain' }).href

  beforeAll(async () => {
    admin = await testAdministration()
    fresh = await scratchDatabase()
    await migrate(fresh.url, options)
    await admin.unsafe(`create role ${user} login createrole password 'plain'`)
    await admin.unsafe(`grant ${schemaOwners.map(ownerRole).join(', ')} to ${user}`)
    former = await scratchDatabase()
    await admin.unsafe(`alter database ${new URL(former.url).pathname.slice(1)} owner to ${user}`)
  }, 60_000)

  afterAll(async () => {
    await Promise.all([former.drop(), fresh.drop()])
    await admin.unsafe(`drop role ${user}`)
  })

  test('is taken over with its rows, and then equals one that the baseline made', async () => {
    const db = connect(asOwner(former), { name: 'test', max: 1, statementTimeout: 0 })
    await makeFormer(db)
    await fill(db)
    const before = await rowCounts(db)
    const applied = await migrate(asOwner(former), options)
    expect(applied).toContain('teacher/0013-grants')
    expect(applied).not.toContain('teacher/0007-tables')
    expect(await migrate(asOwner(former), options)).toEqual([])
    const after = await rowCounts(db)
    // Of the tables that both have.
    const common = Object.entries(before).filter(([name]) => name in after)
    expect(after).toMatchObject(Object.fromEntries(common))
    // Releases of before, whose migrations these are, may go on.
    expect(pendingOf(await readMigrationFiles(folder), await readApplied(db))).toEqual([])
    expect(after).toMatchObject({ student: 1, school_year: 2, report_group: 1, state: 51 })

    const other = connect(fresh.url, { name: 'test', max: 1 })
    const [taken, made] = [await readSchema(db), await readSchema(other)]
    // Rows may be older than this rule.
    const text = JSON.stringify(taken).replaceAll(' NOT VALID', '')
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(made)))
    await Promise.all([db.end(), other.end()])
  }, 120_000)

  test('is refused when it is of an earlier version, and nothing changes', async () => {
    const early = await scratchDatabase()
    const db = connect(early.url, { name: 'test', max: 1, statementTimeout: 0 })
    await makeFormer(db, 100)
    const before = await readSchema(db)
    const error = await migrate(early.url, options).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseProblem)
    expect(String(error)).toContain(`Start the version ${commit} on it once, and then this one.`)
    expect(await readSchema(db)).toEqual(before)
    await db.end()
    await early.drop()
  }, 60_000)
})
