import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { type ScratchDatabase, scratchDatabase, testSecret } from '../testing/test-server'
import { writeDirectory } from '../transaction/tenant-transaction'
import { migrate } from './migrate'

let scratch: ScratchDatabase
let owner: Database
let folder: string

beforeAll(async () => {
  scratch = await scratchDatabase()
  owner = connect(scratch.url, { name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'lernspur-migrations-'))
  await migrate(scratch.url, { secret: testSecret })
  await apply({
    'teacher/0990-mark.sql': `
      create table mark (
        tenant_id uuid not null references tenant, id uuid not null default uuidv7(), grade integer, word text,
        primary key (tenant_id, id));
      call protect_tenant_table('mark');`,
  })
}, 60_000)
afterAll(async () => {
  await owner.end()
  await scratch.drop()
  await rm(folder, { recursive: true })
})

const apply = async (texts: Record<string, string>): Promise<string[]> => {
  const location = await mkdtemp(join(folder, 'set-'))
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(location, name)), { recursive: true })
    await writeFile(join(location, name), text)
  }
  return await migrate(scratch.url, { secret: testSecret, folder: location })
}

const addSchool = async (marks: number): Promise<string> => {
  const [school] = await owner<{ id: string }[]>`
    insert into tenant (name, country_id, state_id)
    select ${`Schule ${crypto.randomUUID()}`}, country_id, id from state order by name limit 1 returning id`
  const id = school?.id ?? ''
  await owner`insert into mark (tenant_id, grade) select ${id}, n % 6 from generate_series(1, ${marks}::integer) as n`
  return id
}

const indexState = async (name: string): Promise<boolean | undefined> => {
  const [found] = await owner<{ isValid: boolean }[]>`
    select i.indisvalid as is_valid from pg_index i where i.indexrelid = to_regclass(${name})`
  return found?.isValid
}

const untilHolds = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await Bun.sleep(10)
}

test('people go on saving while an index is made', async () => {
  const school = await addSchool(1_000)
  const released = Promise.withResolvers<void>()
  const isOpen = Promise.withResolvers<void>()
  // Somebody's save that takes long: the index waits for it, and nobody may wait for the index.
  const longSave = writeDirectory(owner, async (tx) => {
    await tx`insert into mark (tenant_id, grade) values (${school}, 1)`
    isOpen.resolve()
    await released.promise
  })
  await isOpen.promise
  const migrating = apply({
    'teacher/0991-index.sql': '-- concurrently\ncreate index concurrently mark_by_grade on mark (tenant_id, grade);',
  })
  await untilHolds(async () => (await indexState('mark_by_grade')) === false)
  for (let save = 0; save < 20; save++) {
    await writeDirectory(owner, async (tx) => {
      await tx`set local lock_timeout = '2s'`
      await tx`insert into mark (tenant_id, grade) values (${school}, 2)`
    })
  }
  expect(await indexState('mark_by_grade')).toBe(false)
  released.resolve()
  await longSave
  expect(await migrating).toEqual(['teacher/0991-index'])
  expect(await indexState('mark_by_grade')).toBe(true)
  const [owned] = await owner<{ name: string }[]>`
    select relowner::regrole::text as name from pg_class where relname = 'mark_by_grade'`
  expect(owned?.name).toBe('lernspur_teacher_owner')
}, 30_000)

test('an index whose making was interrupted is dropped and made again', async () => {
  const school = await addSchool(2)
  await owner`update mark set grade = 1 where tenant_id = ${school}`
  const unique =
    '-- concurrently\ncreate unique index concurrently mark_once on mark (tenant_id, grade) where word is null;'
  const file = { 'teacher/0992-once.sql': unique }
  await expect(apply(file)).rejects.toThrow('The migration teacher/0992-once failed')
  expect(await indexState('mark_once')).toBe(false)
  await owner`update mark set word = id::text`
  expect(await apply(file)).toEqual(['teacher/0992-once'])
  expect(await indexState('mark_once')).toBe(true)
  expect(
    await apply({ 'teacher/0993-gone.sql': '-- concurrently\ndrop index concurrently if exists mark_once;' }),
  ).toHaveLength(1)
  expect(await indexState('mark_once')).toBeUndefined()
})

test('several processes make one index, one after the other', async () => {
  const file = {
    'teacher/0994-both.sql': '-- concurrently\ncreate index concurrently mark_by_word on mark (tenant_id, word);',
  }
  const applied = await Promise.all([apply(file), apply(file), apply(file)])
  expect(applied.flat()).toEqual(['teacher/0994-both'])
  expect(await indexState('mark_by_word')).toBe(true)
}, 30_000)

test('one process of the server makes an index, and the other processors are for those who save', async () => {
  await addSchool(2)
  await owner.unsafe(`
    create function word_of_one_process(word text) returns text immutable language plpgsql as $$ begin
      if current_setting('max_parallel_maintenance_workers') <> '0' then raise exception 'It has helpers.'; end if;
      return word;
    end $$`)
  const file = {
    'teacher/0996-alone.sql':
      '-- concurrently\ncreate index concurrently mark_alone on mark (tenant_id, word_of_one_process(word));',
  }
  expect(await apply(file)).toEqual(['teacher/0996-alone'])
  expect(await indexState('mark_alone')).toBe(true)
  // It refuses what people save.
  await owner`drop index mark_alone`
}, 30_000)

test('a file of indexes holds nothing else', async () => {
  const file = {
    'teacher/0995-more.sql': '-- concurrently\ncreate index concurrently a on mark (word); drop table mark;',
  }
  await expect(apply(file)).rejects.toThrow('The migration teacher/0995-more is marked as concurrent')
  expect(await indexState('a')).toBeUndefined()
})

test('rows are filled a few at a time, in every school, and nobody waits for all of them', async () => {
  const schools = [await addSchool(1_200), await addSchool(700)]
  await owner`update mark set word = null where tenant_id = any(${schools}::uuid[])`
  const held = schools[1] ?? ''
  const sql = `-- in batches
    update mark set word = 'Note ' || grade
    where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and id in (
      select id from mark
      where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and word is null
      limit 500)`
  const released = Promise.withResolvers<void>()
  const isOpen = Promise.withResolvers<void>()
  const save = writeDirectory(owner, async (tx) => {
    await tx`update mark set grade = 5 where tenant_id = ${held}`
    isOpen.resolve()
    await released.promise
  })
  await isOpen.promise
  const applying = apply({ 'teacher/0996-words.sql': sql })
  const countOf = async (school: string): Promise<number> => {
    const [row] = await owner<{ count: number }[]>`
      select count(*) as count from mark where tenant_id = ${school} and word is not null`
    return row?.count ?? 0
  }
  // The first school is done and committed while a row of the second one is still being saved.
  await untilHolds(async () => {
    const count = await countOf(schools[0] ?? '')
    return count === 1_200
  })
  expect(await countOf(held)).toBe(0)
  released.resolve()
  await save
  expect(await applying).toEqual(['teacher/0996-words'])
  expect(await countOf(held)).toBe(700)
}, 30_000)
