import { beforeAll, expect, test } from 'bun:test'
import { loadModule } from 'libpg-query'
import { root } from '../../install/install-packages'
import { contractionsOf } from './contractions'
import { migrationViolations, readersInRepository } from './migration-violations'

beforeAll(() => loadModule())

const contractionTexts = (sql: string): string[] => contractionsOf(sql).map(({ what }) => what)

test.each([
  ['alter table student drop column note', 'drops student.note'],
  ['alter table student rename column note to remark', 'renames the column note'],
  ['alter table student rename to pupil', 'renames the table student'],
  ['alter table student alter column note type int using 1', 'changes the type of student.note'],
  ['alter table student alter column note set not null', 'forbids null in student.note'],
  ['alter table student alter column note drop default', 'takes the default of student.note'],
  ['alter table student add column note text not null', 'adds student.note NOT NULL without a default'],
  ['alter table student add constraint few check (level > 1) not valid', 'adds the constraint few to student'],
  ['alter table student add constraint one unique (tenant_id, name)', 'adds the constraint one to student'],
  ['create unique index one on student (name)', 'adds a unique index to student'],
  ['drop table if exists student cascade', 'drops the table student'],
  ['drop view seen', 'drops the view seen'],
  ['drop function tell(uuid)', 'drops the function tell'],
  ['revoke select on student from lernspur_teacher', 'takes rights on student'],
  ['create policy own on student as restrictive using (true)', 'adds a restrictive policy to student'],
  ["do $$ begin execute 'alter table a drop column b'; end $$", 'changes the schema by text that cannot be checked'],
])('%s is a contraction', (sql, what) => {
  expect(contractionTexts(sql)).toEqual([what])
})

test.each([
  'create table a (id uuid not null, b text); alter table a drop column b; create unique index i on a (id)',
  'alter table student add column note text',
  "alter table student add column note text not null default ''",
  'alter table student add column size int not null generated always as (1) stored',
  'alter table student add column note text; alter table student add constraint short check (length(note) < 9)',
  'alter table student alter column note drop not null',
  'alter table student drop constraint few',
  "alter table student alter column note set default ''",
  'create index i on student (name); drop index other',
  'create function tell() returns int language sql as $$ select 1 $$; revoke all on function tell() from public',
  'create function a.tell() returns int language sql as $$ select 1 $$; revoke all on function a.tell() from public',
  'drop policy own on student',
  "comment on column student.note is 'drop column'",
])('%s is an expansion', (sql) => {
  expect(contractionTexts(sql)).toEqual([])
})

const migration = (sql: string) => {
  const path = 'packages/database/migrations/teacher/9999-x.sql'
  return [{ path, folder: '', name: '9999-x.sql', text: () => sql }]
}

test('a contraction is refused unless it is marked and the release before does not read what goes', async () => {
  const drop = 'alter table student drop column first_name;'
  const nobody = async () => []
  expect(await migrationViolations(migration(drop), nobody)).toEqual([
    expect.stringContaining('drops student.first_name'),
  ])
  const marked = migration(`-- contraction, unread since v1: names moved\n${drop}`)
  expect(await migrationViolations(marked, nobody)).toEqual([])
  const requested: string[] = []
  const sentences = await migrationViolations(marked, async (release, name) => {
    requested.push(`${release} ${name}`)
    return name === 'firstName' ? ['services/teacher/src/a.ts'] : []
  })
  expect(requested).toEqual(['v1 first_name', 'v1 firstName'])
  expect(sentences).toEqual([expect.stringContaining('which services/teacher/src/a.ts of the release v1 reads')])
  expect(await migrationViolations(marked, async () => undefined)).toEqual([
    expect.stringContaining('which is not in this repository'),
  ])
})

const named = (path: string, sql: string) => ({
  path: `packages/database/migrations/${path}`,
  folder: '',
  name: 'x.sql',
  text: () => sql,
})

test.each([
  'set role lernspur_teacher_owner; select 1',
  'reset role;',
  'set local role none',
  'do $$ begin set session authorization default; end $$',
  "select set_config('role', 'none', true)",
])('%s leaves the role of the owner', async (sql) => {
  const path = 'packages/database/migrations/teacher/9999-x.sql'
  expect(await migrationViolations(migration(sql), async () => [])).toEqual([
    `${path} changes the role that it runs as.`,
  ])
})

test('a function stands in one file, which can be applied again', async () => {
  const create = 'create or replace function told() returns integer language sql return 1;'
  const once = named('teacher/functions/told.sql', `${create} grant execute on function told() to lernspur_teacher;`)
  const violations = (...files: readonly ReturnType<typeof named>[]) => migrationViolations(files, async () => [])
  expect(await violations(once)).toEqual([])
  expect(await violations(once, named('teacher/9999-again.sql', create))).toEqual([
    'told is defined in packages/database/migrations/teacher/functions/told.sql and in packages/database/migrations/teacher/9999-again.sql; change it where it stands.',
  ])
  for (const sql of [
    'create function told() returns integer language sql return 1',
    'create table told (id integer)',
  ]) {
    expect(await violations(named('teacher/functions/told.sql', sql))).toEqual([
      expect.stringContaining('holds more than functions and views made by CREATE OR REPLACE'),
    ])
  }
})

test('the code of a release is searched for what still reads a column', async () => {
  const find = readersInRepository(root)
  expect((await find('HEAD', 'tokenHash'))?.length).toBeGreaterThan(0)
  expect(await find('HEAD', ['no', 'such', 'column', 'anywhere'].join('_'))).toEqual([])
  expect(await find('no-such-release', 'tokenHash')).toBeUndefined()
})
