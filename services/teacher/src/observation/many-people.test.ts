import { afterAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { customPlans } from '@lernspur/testing/custom-plans'
import { askBy } from '@lernspur/testing/service-under-test'
import { testConfig } from '@lernspur/testing/test-config'
import { testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { touchedRows, vacuum } from '@lernspur/testing/touched-rows'
import { teacherService } from '../app'
import { entryAuthorQueries } from './author/list-entry-authors'

const database = await testDatabase()
afterAll(database.close)
const { owner } = database
const { tenantId, schoolClass, classTeacher } = await testSchool(owner)
const actor = { ...classTeacher, roleType: 'user', sessionId: '', isProvider: false } as const

/** As many as planning thinks about, and more than all that these tests read besides. */
const people = 3000
await owner`
  insert into app_user (email, first_name, last_name)
  select 'person-' || number || '@bezirk.example', 'Person', 'Nr. ' || number
  from generate_series(1, ${people}::integer) as number`
await owner`analyze app_user`

const entry = {
  schoolClassId: schoolClass.id,
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass.german.competenceIds[0],
  description: 'liest',
}
/** Of one class, for which the server expects as many authors. */
const entries = 1000
/** More than PostgreSQL plans for the values of each call before it takes one plan for all. */
const saves = 7

const scanned = async (table: string) => {
  const [stored] = await owner<{ read: number; inserted: number }[]>`
    select coalesce(u.seq_tup_read, 0)::integer as read, o.n_tup_ins::integer as inserted
    from pg_stat_user_tables u, pg_stat_user_tables o where u.relname = 'app_user' and o.relname = ${table}`
  return stored ?? { read: Number.NaN, inserted: Number.NaN }
}

test.each([
  ['observations-v2', 'observation'],
  ['observations', 'legacy_observation'],
])('saving by %s does not read all people of the installation', async (path, table) => {
  const before = await scanned(table)
  const config = testConfig(database, 'teacher')
  const db = connect(config.databaseUrl, { name: 'test-many-people', max: 1 })
  const service = teacherService(config, db)
  const ask = askBy(owner, 'http://localhost', (request) => service.fetch(request))
  for (let turn = 0; turn < saves; turn += 1) {
    expect((await ask(classTeacher, { method: 'POST', path: `/${path}`, body: entry })).status).toBe(201)
  }
  await service.flushMessages()
  // A connection tells what it has read when it ends.
  await db.end()
  let after = await scanned(table)
  for (let left = 100; left > 0 && after.inserted < before.inserted + saves; left -= 1) {
    await Bun.sleep(50)
    after = await scanned(table)
  }
  expect(after.inserted - before.inserted).toBe(saves)
  expect(after.read - before.read).toBeLessThan(people)
})

test('who wrote the entries of a class is found without reading all people of the installation', async () => {
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    select ${tenantId}, ${entry.studentId}, ${schoolClass.id}, ${schoolClass.german.id}, ${entry.competenceId ?? ''}, 'liest',
      current_date, ${classTeacher.userId}, ${classTeacher.userId}
    from generate_series(1, ${entries}::integer)`
  await vacuum(owner, 'observation', 'app_user')
  const statements = (tx: Transaction) =>
    entryAuthorQueries(tx, actor, { schoolClassId: schoolClass.id, studentId: undefined })
  const [, read = Number.NaN] = await touchedRows(database, 'teacher', tenantId, statements, [])
  // The entries of the class, maybe in their index as well.
  expect(read).toBeLessThan(2 * entries + people / 2)
})

test.each([
  ['entry-authors', 'order by u.last_name'],
  ['unseen', 'with facts as materialized'],
])('%s of a class is planned once a connection', async (call, statement) => {
  const path = `/classes/${schoolClass.id}/${call}`
  expect(
    await customPlans(database, { service: 'teacher', make: teacherService, person: classTeacher, path, statement }),
  ).toEqual([0])
})
