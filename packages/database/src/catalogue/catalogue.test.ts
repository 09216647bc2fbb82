import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connect, type Database } from '../connection/connect'
import { migrate } from '../migration/migrate'
import { type ScratchDatabase, scratchDatabase, testSecret } from '../testing/test-server'
import { referenceRules, unindexedReferences } from './reference-rules'
import { rightRules } from './right-rules'
import { breachesOf } from './rule'
import { directoryTables, tableRules } from './table-rules'

let scratch: ScratchDatabase
let owner: Database

beforeAll(async () => {
  scratch = await scratchDatabase()
  await migrate(scratch.url, { secret: testSecret })
  owner = connect(scratch.url, { name: 'test', max: 1 })
}, 60_000)

afterAll(async () => {
  await owner.end()
  await scratch.drop()
})

test('every table follows the data rules', async () => {
  expect(await breachesOf(owner, tableRules)).toEqual([])
})

test('every role has the privileges it needs and no others', async () => {
  expect(await breachesOf(owner, rightRules)).toEqual([])
})

test('every foreign key has an index for the deletion of what it refers to', async () => {
  expect(await breachesOf(owner, referenceRules)).toEqual([])
})

test('the list of foreign keys without an index names existing ones only', async () => {
  const rows = await owner<{ name: string }[]>`select conname as name from pg_constraint where contype = 'f'`
  const names = new Set(rows.map(({ name }) => name))
  expect(Object.keys(unindexedReferences).filter((name) => !names.has(name))).toEqual([])
})

test('the list of directory tables names existing tables only', async () => {
  const [row] = await owner<{ gone: string[] }[]>`
    select array_agg(name) filter (where to_regclass(name) is null) as gone from unnest(${directoryTables}::text[]) as name`
  expect(row?.gone).toBeNull()
})

/** Introduces a breach, runs the rules, and reverts it. */
const breachesWith = async (fault: string, remedy: string): Promise<string[]> => {
  await owner.unsafe(fault)
  const breaches = await breachesOf(owner, [...tableRules, ...referenceRules, ...rightRules])
  await owner.unsafe(remedy)
  return breaches
}

const sound = 'tenant_id uuid not null, id uuid not null, primary key (tenant_id, id)'
const protect = "call protect_tenant_table('broken');"

describe('a table breach is found:', () => {
  test.each([
    [
      'belongs to no school and no list',
      'create table broken (id uuid primary key);',
      [
        'broken is in no list of directory tables and has no tenant_id uuid not null',
        'broken has no primary key (tenant_id, id)',
        'broken is unique across schools: broken_pkey',
        'broken does not enable and force row-level security',
        'broken lacks the policy that keeps schools apart',
      ],
    ],
    [
      'may leave the school open',
      `create table broken (tenant_id uuid, id uuid, unique (tenant_id, id)); ${protect}`,
      [
        'broken is in no list of directory tables and has no tenant_id uuid not null',
        'broken has no primary key (tenant_id, id)',
      ],
    ],
    [
      'turns its key round',
      `create table broken (tenant_id uuid, id uuid, primary key (id, tenant_id)); ${protect}`,
      ['broken has no primary key (tenant_id, id)'],
    ],
    [
      'is unique across schools',
      `create table broken (${sound}, name text); create unique index broken_name on broken (lower(name)); ${protect}`,
      ['broken is unique across schools: broken_name'],
    ],
    [
      'points into another school',
      `create unique index student_alone on student (id);
       create table broken (${sound}, student_id uuid constraint broken_student references student (id)); ${protect}`,
      [
        'student is unique across schools: student_alone',
        'broken points to student without the school: broken_student',
        'broken has no index for broken_student',
      ],
    ],
    [
      'protects only from others than its owner',
      `create table broken (${sound}); ${protect} alter table broken no force row level security;`,
      ['broken does not enable and force row-level security'],
    ],
    [
      'asks for the school once a row',
      `create table broken (${sound}); ${protect}
       alter policy tenant_isolation on broken using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);`,
      ['broken lacks the policy that keeps schools apart'],
    ],
    [
      'has a second way in',
      `create table broken (${sound}); ${protect} create policy back_door on broken using (true);`,
      ['broken is opened further by the policy back_door'],
    ],
    [
      'is read as a whole when a student is deleted',
      `create table broken (${sound}, student_id uuid,
         constraint broken_student foreign key (tenant_id, student_id) references student (tenant_id, id));
       create index on broken (tenant_id, student_id) where student_id > '10000000-0000-0000-0000-000000000000'; ${protect}`,
      ['broken has no index for broken_student'],
    ],
    [
      'has an index for all that refers to a student',
      `create table broken (${sound}, student_id uuid,
         constraint broken_student foreign key (tenant_id, student_id) references student (tenant_id, id));
       create index on broken (tenant_id, student_id) where student_id is not null; ${protect}`,
      [],
    ],
    [
      'keeps local times',
      `create table broken (${sound}, seen timestamp); ${protect}`,
      ['broken.seen is a time without time zone'],
    ],
    [
      'has a trigger',
      `create table broken (${sound}); ${protect}
       create trigger touch before update on broken for each row execute function suppress_redundant_updates_trigger();`,
      ['broken has the trigger touch'],
    ],
  ])('%s', async (_, fault, breaches) => {
    const found = await breachesWith(
      `set role lernspur_school_admin_owner; ${fault} reset role;`,
      'drop table broken; drop index if exists student_alone;',
    )
    expect(found).toEqual(breaches)
  })
})

describe('a privilege breach is found:', () => {
  test.each([
    [
      'shows observations to the provider',
      'grant select (observed_at) on observation to lernspur_provider;',
      'revoke select (observed_at) on observation from lernspur_provider;',
      ['lernspur_provider sees observation'],
    ],
    [
      'shows reports to the provider',
      'grant select on report_subject to lernspur_provider;',
      'revoke select on report_subject from lernspur_provider;',
      ['lernspur_provider sees report_subject'],
    ],
    [
      "shows children's names to the provider",
      'grant select (last_name) on student to lernspur_provider;',
      'revoke select (last_name) on student from lernspur_provider;',
      ['lernspur_provider reads student.last_name of every school'],
    ],
    [
      'lets a service own a table',
      'alter table school_term owner to lernspur_school_admin;',
      'alter table school_term owner to lernspur_school_admin_owner;',
      [
        'lernspur_school_admin owns table school_term',
        'lernspur_school_admin may more than read and write rows of school_term',
      ],
    ],
    [
      'lets whoever migrates own a table',
      'alter table school_term owner to current_user;',
      'alter table school_term owner to lernspur_school_admin_owner;',
      ['table school_term belongs to lernspur, which is the role of no owner'],
    ],
    [
      'lets a service create tables',
      'grant create on schema public to lernspur_teacher;',
      'revoke create on schema public from lernspur_teacher;',
      ['lernspur_teacher may create things in the schema'],
    ],
    [
      'lets a service empty a table',
      'grant truncate on session to lernspur_identity;',
      'revoke truncate on session from lernspur_identity;',
      ['lernspur_identity may more than read and write rows of session'],
    ],
    [
      'lets a service rewrite the audit',
      'grant update (action) on audit_entry to lernspur_teacher;',
      'revoke update (action) on audit_entry from lernspur_teacher;',
      ['lernspur_teacher may do more than add to audit_entry'],
    ],
    [
      'lets another service read the audit',
      'grant select on audit_entry to lernspur_teacher;',
      'revoke select on audit_entry from lernspur_teacher;',
      ['lernspur_teacher may do more than add to audit_entry'],
    ],
    [
      'opens a table to everybody',
      'grant select on country to public;',
      'revoke select on country from public;',
      ['lernspur_gateway sees country', 'lernspur_release sees country', 'country is open to every role'],
    ],
    [
      'goes round the policies by a view',
      'create view broken as select id from student; alter view broken owner to lernspur_school_admin_owner;',
      'drop view broken;',
      ['broken does not ask with the rights of who reads it'],
    ],
    [
      'goes round the policies by a function',
      'create function broken() returns bigint language sql security definer return (select count(*) from student); alter function broken() owner to lernspur_school_admin_owner;',
      'drop function broken();',
      ['broken() runs with the rights of its owner, for everybody or on any search path'],
    ],
  ])('%s', async (_, fault, remedy, breaches) => {
    expect(await breachesWith(fault, remedy)).toEqual(breaches)
  })
})
