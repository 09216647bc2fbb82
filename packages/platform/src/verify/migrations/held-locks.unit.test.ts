import { beforeAll, expect, test } from 'bun:test'
import { loadModule } from 'libpg-query'
import { heldLocksOf } from './held-locks'

beforeAll(() => loadModule())

test.each([
  ['create index i on student (name)', 'makes the index i while nobody can write to student'],
  ['create index concurrently i on student (name)', 'makes the index i concurrently: begin the file'],
  ['drop index i', 'drops an index while nobody can use its table'],
  ['alter table student add constraint few check (level > 1)', 'adds the constraint few to student while it reads'],
  [
    'alter table student add constraint of foreign key (a) references b',
    'adds the constraint of to student while it reads',
  ],
  [
    'alter table student add constraint one unique (tenant_id, name)',
    'adds the constraint one to student while nobody',
  ],
  ['alter table student add constraint one primary key (id)', 'adds the constraint one to student while nobody'],
  [
    'alter table student add constraint ex exclude using gist (a with &&)',
    'adds the constraint ex to student while nobody',
  ],
  ['alter table student alter column note set not null', 'forbids null in student.note while it reads all rows'],
  ['alter table student alter column note type bigint', 'writes student anew for another type of note'],
  [
    'alter table student add column key uuid default gen_random_uuid()',
    'writes student anew for the default gen_random_uuid()',
  ],
  [
    'alter table student add column at timestamptz default clock_timestamp()',
    'writes student anew for the default clock_timestamp()',
  ],
  [
    'alter table student add column n int generated always as (1) stored',
    'writes student anew for the computed column student.n',
  ],
  ['alter table student add column n bigint generated always as identity', 'writes student anew to number student.n'],
  ['alter table student add column b uuid references b', 'adds a foreign key with the column student.b while it reads'],
  ["alter table student add column s text check (s in ('a'))", 'adds a check with the column student.s while it reads'],
  ['alter table student add column s text unique', 'adds a unique constraint with the column student.s while it reads'],
  ["update student set note = ''", 'changes rows of student in one transaction'],
  ['delete from student where note is null', 'changes rows of student in one transaction'],
  ['vacuum full student', 'rewrites or locks whole tables'],
  ['reindex table student', 'rewrites or locks whole tables'],
  [
    'alter table student add constraint few check (level > 1) not valid; alter table student validate constraint few',
    'validates few of student in the transaction that adds it',
  ],
])('%s keeps people from saving', (sql, what) => {
  expect(heldLocksOf(sql)).toEqual([expect.stringMatching(new RegExp(`^${what.replaceAll(/[.()$]/g, '\\$&')}`))])
})

test.each([
  'create table a (id uuid primary key, b text unique check (b <> chr(0))); create index i on a (id); update a set b = 1',
  '-- concurrently\ncreate index concurrently i on student (name); drop index concurrently other',
  '-- in batches\nupdate student set note = chr(0) where id in (select id from student where note is null limit 500)',
  'alter table student add constraint few check (level > 1) not valid',
  'alter table student validate constraint few',
  'create statistics s (dependencies) on tenant_id, name from student; analyze student',
  'alter table student add constraint one unique using index one_index',
  "alter table student add column note text not null default ''",
  'alter table student add column at timestamptz not null default now()',
  'alter table student add column n int generated always as (1) virtual',
  'alter table student alter column note drop not null',
  'create or replace function tell() returns int language sql return 1',
])('%s keeps nobody from saving', (sql) => {
  expect(heldLocksOf(sql)).toEqual([])
})
