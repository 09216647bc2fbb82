import { afterAll, expect, test } from 'bun:test'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { touchedRows, vacuum } from '@lernspur/testing/touched-rows'
import { unseenQuery } from '../observation-change/unseen.query'
import { entryFacts } from './entry/entry.facts'
import { observationPage } from './list-observations'

const database = await testDatabase()
afterAll(database.close)
const { owner } = database
const { tenantId, schoolClass, classTeacher } = await testSchool(owner, { studentCount: 12 })

/** Days on which every child of both classes was observed in every competence. */
const days = 60

await owner`
  insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
    observed_at, creator_id, updated_by_id)
  select ssr.tenant_id, ssr.student_id, ssr.school_class_id, ssr.school_subject_id, c.id, 'Notiz', current_date - day,
    ${classTeacher.userId}, ${classTeacher.userId}
  from student_subject_relation ssr
  join competence_domain cd on cd.tenant_id = ssr.tenant_id and cd.school_subject_id = ssr.school_subject_id
  join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
  cross join generate_series(1, ${days}::integer) as day
  where ssr.tenant_id = ${tenantId}`
// A school has more children than those of one class.
await owner`
  insert into student (tenant_id, first_name, last_name)
  select ${tenantId}, 'Kind', 'Nr. ' || number from generate_series(1, 300) as number`
await vacuum(owner, 'observation', 'legacy_observation', 'student', 'student_subject_relation')

const actor = { ...classTeacher, roleType: 'user', sessionId: '', isProvider: false } as const
const touched = (queries: (tx: Transaction) => readonly Query[]) => touchedRows(database, 'teacher', tenantId, queries)

test('a list of a class reads the rows of its page, and counts the others in an index', async () => {
  const [all] = await owner<{ count: number }[]>`
    select count(*)::integer as count from observation where school_class_id = ${schoolClass.id}`
  expect(all?.count).toBeGreaterThan(2000)
  const list = {
    fields: observationRoutes.listObservations.list,
    filter: [{ field: 'schoolClassId', kind: 'uuid', type: 'eq', values: [schoolClass.id] }],
    order: [],
    offset: 0,
    limit: 50,
  } as const
  const [rows, counted] = await touched((tx) => observationPage(tx, actor, list))
  expect(rows).toBeLessThan(4 * list.limit)
  expect(counted).toBeLessThan(list.limit)
})

test('whom nobody has seen is found without reading all that was seen', async () => {
  const [rows] = await touched((tx) => [unseenQuery(tx, actor, tx`${schoolClass.id}::uuid`)])
  // The newest entry of each child and each competence, and the lists of them.
  expect(rows).toBeLessThan(300)
})

test('one entry is held against its own child and competence, however many the school has', async () => {
  await owner`
    with s as (
      insert into student (tenant_id, first_name, last_name)
      select ${tenantId}, 'Kind', 'Nr. ' || number from generate_series(1, 300) as number returning tenant_id, id
    ), scr as (
      insert into student_class_relation (tenant_id, student_id, school_class_id)
      select s.tenant_id, s.id, ${schoolClass.id} from s
    )
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select s.tenant_id, s.id, ${schoolClass.id}, ${schoolClass.german.id} from s`
  await vacuum(owner, 'student', 'student_class_relation', 'student_subject_relation', 'competence')
  const entry = {
    studentId: schoolClass.students[0].id,
    schoolClassId: schoolClass.id,
    competenceId: schoolClass.german.competenceIds[0] ?? '',
  }
  const [one] = await touched((tx) => [entryFacts(tx, actor, [entry])])
  expect(one).toBeLessThan(40)
})
