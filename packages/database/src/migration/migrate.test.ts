import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { DatabaseProblem } from '../database-problem'
import { roleUrl } from '../roles/role-url'
import { ownerRole, schemaOwners } from '../roles/schema-owner'
import { type ScratchDatabase, scratchDatabase, testAdministration, testSecret } from '../testing/test-server'
import { migrate } from './migrate'
import { checkDatabase } from './prepare-server'

const options = { secret: testSecret }

let scratch: ScratchDatabase
let owner: Database
let folder: string

beforeAll(async () => {
  scratch = await scratchDatabase()
  owner = connect(scratch.url, { name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'lernspur-migrations-'))
}, 60_000)

afterAll(async () => {
  await owner.end()
  await scratch.drop()
  await rm(folder, { recursive: true })
})

/** Writes SQL files into a folder of their own, which `migrate` is then given. */
const files = async (texts: Record<string, string>): Promise<string> => {
  const location = await mkdtemp(join(folder, 'set-'))
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(location, name)), { recursive: true })
    await writeFile(join(location, name), text)
  }
  return location
}

const problemOf = async (work: Promise<unknown>): Promise<DatabaseProblem> => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (error instanceof DatabaseProblem) return error
  throw new Error('Expected a DatabaseProblem.', { cause: error })
}

/** What the database says to a new service of this name. */
const admitted = (name: string) => owner`call admit_service(${name})`.execute()

test('applies files in the order of their numbers over all folders, each once', async () => {
  const location = await files({
    'teacher/0902-second.sql': 'create table second (one integer references first);',
    'identity/0901-first.sql':
      'create table first (one integer primary key); grant references on first to lernspur_teacher_owner;',
  })
  expect(await migrate(scratch.url, { ...options, folder: location })).toEqual([
    'identity/0901-first',
    'teacher/0902-second',
  ])
  expect(await migrate(scratch.url, { ...options, folder: location })).toEqual([])
})

test('concurrent migrations wait for each other', async () => {
  const location = await files({ 'teacher/0903-slow.sql': 'create table slow (id integer); select pg_sleep(0.2);' })
  const names = await Promise.all([1, 2, 3].map(() => migrate(scratch.url, { ...options, folder: location })))
  expect(names.flat()).toEqual(['teacher/0903-slow'])
})

test('refuses a file that was edited after it was applied', async () => {
  const before = await files({ 'teacher/0904-kept.sql': 'create table kept (id integer);' })
  const after = await files({
    'teacher/0904-kept.sql': 'create table kept (id bigint);',
    'teacher/0905-new.sql': 'select 1;',
  })
  await migrate(scratch.url, { ...options, folder: before })
  const problem = await problemOf(migrate(scratch.url, { ...options, folder: after }))
  expect(problem.message).toBe(
    'The migration teacher/0904-kept was changed after it had been applied; undo that and add a new one instead.',
  )
  expect(await owner`select from migration where name = 'teacher/0905-new'`).toHaveLength(0)
})

test('rolls back a file that fails, and names the line', async () => {
  const location = await files({ 'teacher/0906-broken.sql': 'create table broken (id integer);\n\nselect nonsense;\n' })
  const problem = await problemOf(migrate(scratch.url, { ...options, folder: location }))
  expect(problem.message).toBe('The migration teacher/0906-broken failed in line 3: column "nonsense" does not exist.')
  expect((await owner`select to_regclass('broken') as found`)[0]?.found).toBeNull()
})

test.each([
  ['a wrong name', { 'teacher/create-things.sql': '' }, 'is not named <owner>/<NNNN>-<noun>.sql'],
  ['an owner without tables', { 'gateway/0910-a.sql': '' }, 'belongs to gateway, which owns no tables'],
  ['a number used twice', { 'teacher/0907-a.sql': '', 'teacher/0907-b.sql': '' }, 'have the same number'],
])('refuses %s', async (_, texts, sentence) => {
  const location = await files(texts)
  expect((await problemOf(migrate(scratch.url, { ...options, folder: location }))).message).toContain(sentence)
})

test('a migration changes, refers to and reads tables of its own owner alone', async () => {
  await migrate(scratch.url, options)
  const refusals = {
    'alter table report drop column name': 'must be owner of table report',
    'create index report_extra on report (tenant_id)': 'must be owner of table report',
    'create table extra (tenant_id uuid, id uuid, foreign key (tenant_id, id) references report)':
      'permission denied for table report',
    'select name from report': 'permission denied for table report',
    'grant select on report to lernspur_provider': 'permission denied for table report',
    'create or replace function take_reports(uuid, uuid, uuid) returns void language sql as $$ $$':
      'must be owner of function take_reports',
    "insert into migration (name, checksum) values ('provider/0999-extra', '')":
      'permission denied for table migration',
  }
  for (const [sql, reason] of Object.entries(refusals)) {
    const location = await files({ 'provider/0908-extra.sql': sql })
    const problem = await problemOf(migrate(scratch.url, { ...options, folder: location }))
    expect([sql, problem.message]).toEqual([sql, expect.stringContaining(reason)])
  }
  const own = await files({ 'teacher/0908-extra.sql': 'alter table report add column extra integer' })
  expect(await migrate(scratch.url, { ...options, folder: own })).toEqual(['teacher/0908-extra'])
}, 120_000)

test('a service that a team has added gets its roles and rights, and tables of its own', async () => {
  await migrate(scratch.url, options)
  const sql = `
    create table bus_line (
      tenant_id uuid not null, id uuid not null default uuidv7(), school_class_id uuid not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, school_class_id) references school_class on delete cascade);
    call protect_tenant_table('bus_line');
    grant select, insert on bus_line to lernspur_bus_ride;`
  const location = await files({ 'bus-ride/0001-line.sql': sql })
  expect(await migrate(scratch.url, { ...options, folder: location })).toEqual(['bus-ride/0001-line'])
  expect(await migrate(scratch.url, { ...options, folder: location })).toEqual([])
  const [table] = await owner`
    select relowner::regrole::text as owner, relforcerowsecurity as is_forced from pg_class where oid = 'bus_line'::regclass`
  expect(table).toMatchObject({ owner: 'lernspur_bus_ride_owner', isForced: true })
  const service = connect(roleUrl(scratch.url, 'bus-ride', testSecret), { name: 'test', max: 1 })
  expect(await service`select id, name from school_class`).toHaveLength(0)
  expect(await service`select session_id from resolve_session('\\x00')`).toHaveLength(0)
  for (const table of ['observation', 'report', 'talk_sheet', 'session', 'audit_entry'])
    await expect(service`select from ${service(table)}`.execute()).rejects.toThrow('permission denied')
  await service.end()
}, 120_000)

test('a table of such a service is open to no other school, and keeps no child from being erased', async () => {
  await migrate(scratch.url, options)
  const key = 'tenant_id uuid not null, id uuid not null, primary key (tenant_id, id)'
  const refusals = {
    [`create table bus_stop (${key});`]: "bus_stop needs a column tenant_id and call protect_tenant_table('bus_stop').",
    "create table bus_stop (id uuid primary key); call protect_tenant_table('bus_stop');":
      'column "tenant_id" does not exist',
    [`create table bus_stop (${key}, student_id uuid, foreign key (tenant_id, student_id) references student);
      call protect_tenant_table('bus_stop');`]:
      'bus_stop refers to student and would keep its rows from being deleted: add on delete cascade.',
  }
  for (const [sql, reason] of Object.entries(refusals)) {
    const location = await files({ 'bus-ride/0003-stop.sql': sql })
    const problem = await problemOf(migrate(scratch.url, { ...options, folder: location }))
    expect([sql, problem.message]).toEqual([sql, expect.stringContaining(reason)])
  }
  expect((await owner`select to_regclass('bus_stop') as found`)[0]?.found).toBeNull()
}, 120_000)

test('a service that a team has added changes nothing of others, and nobody is admitted as a service of the product', async () => {
  await migrate(scratch.url, options)
  const refusals = {
    'alter table school_class add column taken integer': 'must be owner of table school_class',
    'select from observation': 'permission denied for table observation',
    'grant select on observation to lernspur_provider': 'permission denied for table observation',
    "call admit_service('bus-ride')": 'permission denied for procedure admit_service',
  }
  for (const [sql, reason] of Object.entries(refusals)) {
    const location = await files({ 'bus-ride/0002-more.sql': sql })
    const problem = await problemOf(migrate(scratch.url, { ...options, folder: location }))
    expect([sql, problem.message]).toEqual([sql, expect.stringContaining(reason)])
  }
  for (const name of ['teacher', 'platform_owner'])
    await expect(admitted(name)).rejects.toThrow('is no name of a service')
}, 120_000)

test.each([
  ['by a command', 'set local role none;'],
  ['by its setting', "select set_config('ro' || 'le', 'none', true);"],
  ['in a block', "do $$ begin execute 're' || 'set role'; end $$;"],
  ['as another user', 'set session authorization default;'],
  ['by ending the transaction', 'commit;'],
])(
  'a migration does not leave the role of its owner %s',
  async (_, attempt) => {
    await migrate(scratch.url, options)
    const location = await files({
      'provider/0909-escape.sql': `${attempt}\nalter table report add column taken integer;`,
    })
    const problem = await problemOf(migrate(scratch.url, { ...options, folder: location }))
    expect(problem.message).toStartWith('The migration provider/0909-escape failed')
    expect(
      await owner`select from pg_attribute where attrelid = 'report'::regclass and attname = 'taken'`,
    ).toHaveLength(0)
  },
  120_000,
)

describe('a file that takes a column away', () => {
  const removing = {
    'a drop': 'alter table basket drop column fruit;',
    'a rename': 'alter table basket rename column fruit to apple;',
    'a drop that only runs in a block': "do $$ begin execute 'alter table basket dr' || 'op column fruit'; end $$;",
    'a drop of the table': 'drop table basket;',
  }
  const prepare = async () => {
    await owner`drop table if exists basket cascade`
    await owner`drop function if exists fruits()`
    await owner`delete from migration where name in ('teacher/0930-basket', 'teacher/0931-less')`
    const location = await files({ 'teacher/0930-basket.sql': 'create table basket (fruit text, size integer);' })
    await migrate(scratch.url, { ...options, folder: location })
  }
  const applied = (sql: string, readersOf?: Parameters<typeof migrate>[1]['readersOf']) =>
    files({ 'teacher/0931-less.sql': `-- contraction, unread since 0.1.0: nobody needs it\n${sql}` }).then((location) =>
      migrate(scratch.url, { ...options, folder: location, ...(readersOf && { readersOf }) }),
    )

  for (const [what, sql] of Object.entries(removing))
    test(`${what} is refused while somebody reads it, whatever its comment says`, async () => {
      await prepare()
      const readersOf = async (removed: readonly { table: string; column: string }[]) =>
        removed.some(({ table, column }) => `${table}.${column}` === 'basket.fruit') ? ['teacher-service reads it'] : []
      const problem = await problemOf(applied(sql, readersOf))
      expect([problem.reason, problem.message]).toEqual([
        'still-read',
        'The migration teacher/0931-less takes away what is still read, and was not applied: teacher-service reads it.',
      ])
      expect((await owner`select fruit from basket`).length).toBe(0)
      expect(await applied(sql, async () => [])).toEqual(['teacher/0931-less'])
    }, 60_000)

  test('is refused while a function of the database reads it', async () => {
    await prepare()
    await owner.unsafe(
      "create function fruits() returns setof text language plpgsql as 'begin return query select fruit from basket; end'",
    )
    const problem = await problemOf(applied(removing['a drop']))
    expect(problem.message).toContain('basket.fruit is read by the function fruits')
  }, 60_000)
})

describe('a file with functions', () => {
  const five = 'create or replace function answer() returns integer language sql return 5;'
  const six = 'create or replace function answer() returns integer language sql return 6;'
  const answer = async () => (await owner<{ answer: number }[]>`select answer()`)[0]?.answer
  const positionOf = (text: string) =>
    files({ 'teacher/0911-a.sql': 'select 1;', 'teacher/functions/answer.sql': text })
  const apply = async (text: string) => migrate(scratch.url, { ...options, folder: await positionOf(text) })

  test('runs after the numbered ones, and again when its text changes', async () => {
    expect(await apply(five)).toEqual(['teacher/0911-a', 'teacher/functions/answer'])
    expect(await answer()).toBe(5)
    expect(await apply(five)).toEqual([])
    expect(await apply(six)).toEqual(['teacher/functions/answer'])
    expect(await answer()).toBe(6)
  }, 30_000)

  test('does not put back a text that it had before: an older checkout may migrate as well', async () => {
    expect(await apply(five)).toEqual([])
    expect(await answer()).toBe(6)
  })

  test('belongs to its owner, who cannot sign in', async () => {
    const [role] = await owner`
      select r.rolname as name, r.rolcanlogin as may_sign_in from pg_proc p join pg_roles r on r.oid = p.proowner
      where p.proname = 'answer'`
    expect(role).toMatchObject({ name: 'lernspur_teacher_owner', maySignIn: false })
  })
})

test('roles that a running installation with another secret works with keep their passwords', async () => {
  await migrate(scratch.url, options)
  const running = connect(roleUrl(scratch.url, 'identity', testSecret), { name: 'test', max: 1 })
  await running`select 1`
  const problem = await problemOf(migrate(scratch.url, { secret: 'f'.repeat(64) }))
  await running.end()
  expect(problem.message).toContain('another LERNSPUR_SECRET runs on this database server')
  const afterwards = connect(roleUrl(scratch.url, 'identity', testSecret), { name: 'test', max: 1 })
  expect((await afterwards`select current_user as name`)[0]?.name).toBe('lernspur_identity')
  await afterwards.end()
})

describe('a server of another owner', () => {
  const user = `owner_${crypto.randomUUID().slice(0, 8)}`
  let admin: Database
  let foreign: ScratchDatabase
  let foreignUrl: string

  beforeAll(async () => {
    admin = await testAdministration()
    await admin.unsafe(`create role ${user} login createrole password 'plain'`)
    foreign = await scratchDatabase()
    const url = new URL(foreign.url)
    await admin.unsafe(`alter database ${url.pathname.slice(1)} owner to ${user}`)
    url.username = user
    url.password = 'plain'
    foreignUrl = url.href
  })

  afterAll(async () => {
    await foreign.drop()
    await admin.unsafe(`drop role ${user}`)
  })

  test('an owner who may create roles and act as the owners of tables is enough', async () => {
    await migrate(scratch.url, options)
    const [role = ''] = schemaOwners.map(ownerRole)
    expect((await problemOf(migrate(foreignUrl, options))).message).toBe(
      `The database user ${user} may not act as the role ${role}, which somebody else made; grant it that role.`,
    )
    await admin.unsafe(`grant ${schemaOwners.map(ownerRole).join(', ')} to ${user}`)
    expect((await migrate(foreignUrl, options)).length).toBeGreaterThan(10)
    const service = connect(roleUrl(foreignUrl, 'teacher', testSecret), { name: 'test' })
    expect((await service`select current_user as name`)[0]?.name).toBe('lernspur_teacher')
    await service.end()
  }, 30_000)

  test('reports roles that belong to another installation, whether or not it runs', async () => {
    const running = connect(roleUrl(foreignUrl, 'identity', testSecret), { name: 'test', max: 1 })
    await running`select 1`
    const problem = await problemOf(migrate(foreignUrl, { secret: 'f'.repeat(64) }))
    expect(problem.message).toBe(
      `The database user ${user} may not change the role lernspur_identity, which somebody else made.`,
    )
    await running.end()
  })

  test('names all rights that the owner lacks, and nothing is made', async () => {
    await admin.unsafe(`alter role ${user} nocreaterole`)
    await admin.unsafe(`revoke ${schemaOwners.map(ownerRole).join(', ')} from ${user}`)
    const database = new URL(foreignUrl).pathname.slice(1)
    await admin.unsafe(`alter database ${database} owner to current_user`)
    expect((await problemOf(checkDatabase(foreignUrl))).message).toBe(
      `The database user ${user} of DATABASE_URL may not create roles; grant it CREATEROLE. ` +
        `The database user ${user} of DATABASE_URL may not create tables in ${database}; make it its owner.`,
    )
    expect((await problemOf(migrate(foreignUrl, options))).reason).toBe('rights')
  })

  test('reports a server that is too old', async () => {
    const database = new URL(foreignUrl).pathname.slice(1)
    const inside = new URL(scratch.url)
    inside.pathname = `/${database}`
    const db = connect(inside.href, { name: 'test', max: 1 })
    await db.unsafe(`
      create schema older;
      grant usage on schema older to public;
      create function older.current_setting(text) returns text language sql
        as $$ select case $1 when 'server_version_num' then '170004' else '17.4' end $$;
      alter role ${user} set search_path = older, pg_catalog`)
    await db.end()
    const problem = await problemOf(checkDatabase(foreignUrl))
    expect(problem.message).toBe('Lernspur needs PostgreSQL 18 or newer; the server is 17.4.')
  })

  test.each([
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'wrong' }), 'rights'],
    ['a missing database', (url: URL) => Object.assign(url, { pathname: '/missing' }), 'unreachable'],
    ['a server that is not there', (url: URL) => url.searchParams.set('host', '/nowhere'), 'unreachable'],
  ])('gives one sentence for %s', async (_, change, reason) => {
    const url = new URL(foreignUrl)
    change(url)
    const problem = await problemOf(migrate(url.href, options))
    expect<string>(problem.reason).toBe(reason)
    expect(problem.message).toMatch(/^[^\n]+\.$/)
  })
})
