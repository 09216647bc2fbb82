import { expect, test } from 'bun:test'
import { holdTalk } from '@lernspur/testing/hold-talk'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { testSchool } from '@lernspur/testing/test-school'
import { rollOverFixture } from './testing/roll-over-fixture'

const { owner, ask, schoolWithNextYear, bodyOf, preview, rollOver, undo, madeClass, fingerprint } =
  await rollOverFixture()

test('undoing leaves every table as it was, and it can be done again', async () => {
  const school = await schoolWithNextYear()
  await insertObservation(owner, school)
  const before = await fingerprint(school.tenantId)
  const body = await bodyOf(school)
  await preview(school, body)
  expect(await fingerprint(school.tenantId)).toEqual(before)
  const first = (await rollOver(school, body)).body.data
  const made = await fingerprint(school.tenantId)
  expect(made).not.toEqual(before)
  expect((await undo(school.admin, first.id)).body).toEqual({ success: true })
  expect(await fingerprint(school.tenantId)).toEqual(before)
  expect((await undo(school.admin, first.id)).body.error).toBe('NOT_FOUND')
  const second = (await rollOver(school, body)).body.data
  expect(second.counts).toEqual(first.counts)
  expect((await fingerprint(school.tenantId)).map(([name, count]) => [name, count])).toEqual(
    made.map(([name, count]) => [name, count]),
  )
  const { rollOvers } = (await ask(school.manager, { method: 'GET', path: '/roll-overs' })).body.data
  expect(rollOvers.map(({ id, undoneAt }: { id: string; undoneAt: string | null }) => [id, undoneAt === null])).toEqual(
    [
      [second.id, true],
      [first.id, false],
    ],
  )
})

test('entries, reports and talk sheets in the new classes keep it, and say how many; so does the end of 30 days', async () => {
  const school = await schoolWithNextYear()
  const { tenantId, manager } = school
  const { id } = (await rollOver(school, await bodyOf(school))).body.data
  const made = await madeClass(school, '4a')
  const [german] = await owner<{ id: string; competenceId: string }[]>`
    select ss.id, c.id as competence_id
    from school_subject ss
    join competence_domain cd on cd.school_subject_id = ss.id
    join competence c on c.domain_id = cd.id
    where ss.tenant_id = ${tenantId} and ss.school_class_id = ${made.id} limit 1`
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    values (${tenantId}, ${school.schoolClass.students[0].id}, ${made.id}, ${german?.id ?? null},
      ${german?.competenceId ?? null}, 'liest', ${school.year.today}, ${manager.userId}, ${manager.userId})`
  await owner`
    insert into report (tenant_id, school_class_id, name, calculation_method, start_date, end_date, created_by_id,
      updated_by_id, school_name, school_class_name, student_first_name, student_last_name, original_student_id)
    values (${tenantId}, ${made.id}, 'Zeugnis', 'allEntries', '2026-08-01', '2027-01-31', ${manager.userId},
      ${manager.userId}, 'Schule', '4a', 'Ada', 'Probe', ${school.schoolClass.students[0].id})`
  await holdTalk(owner, school, { studentId: school.schoolClass.students[0].id, schoolClassId: made.id })
  const refused = (await undo(manager, id)).body
  expect(refused.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect(refused.details.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
    ['observations', 'In den neuen Klassen gibt es schon einen Eintrag.'],
    ['reports', 'In den neuen Klassen gibt es schon einen Bericht.'],
    ['talkSheets', 'In den neuen Klassen gibt es schon ein Gesprächsblatt.'],
  ])
  // Copies of both: what is counted reads as a person would write it.
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    select tenant_id, student_id, school_class_id, school_subject_id, competence_id, description, observed_at, creator_id,
      updated_by_id
    from observation, generate_series(1, 1048) where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  await owner`
    insert into report (tenant_id, school_class_id, name, calculation_method, start_date, end_date, created_by_id,
      updated_by_id, school_name, school_class_name, student_first_name, student_last_name, original_student_id)
    select tenant_id, school_class_id, name, calculation_method, start_date, end_date, created_by_id, updated_by_id,
      school_name, school_class_name, student_first_name, student_last_name, original_student_id
    from report, generate_series(1, 1001) where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  expect((await undo(manager, id)).body.details.map(({ message }: { message: string }) => message)).toEqual([
    'In den neuen Klassen gibt es schon 1.049 Einträge.',
    'In den neuen Klassen gibt es schon 1.002 Berichte.',
    'In den neuen Klassen gibt es schon ein Gesprächsblatt.',
  ])
  await owner`delete from observation where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  await owner`delete from talk_sheet where tenant_id = ${tenantId}`
  await owner`delete from report where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  await owner`update roll_over set undo_until = now() where tenant_id = ${tenantId}`
  expect((await undo(manager, id)).body.error).toBe('NOT_FOUND')
  await owner`update roll_over set undo_until = now() + interval '1 hour' where tenant_id = ${tenantId}`
  expect((await undo(manager, id)).status).toBe(200)
})

test('members do not roll a year over, and another school does not undo it', async () => {
  const [school, other] = [await schoolWithNextYear(), await testSchool(owner)]
  const body = await bodyOf(school)
  expect((await rollOver(school, body, school.classTeacher)).body.error).toBe('NO_PERMISSION')
  const { id } = (await rollOver(school, body, school.admin)).body.data
  expect((await undo(school.classTeacher, id)).body.error).toBe('NO_PERMISSION')
  expect((await undo(other.admin, id)).body.error).toBe('NOT_FOUND')
})

test('two at once take each class over once', async () => {
  const school = await schoolWithNextYear()
  const body = await bodyOf(school)
  const answers = await Promise.all([rollOver(school, body), rollOver(school, body, school.admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const made = await owner`
    select from school_class where tenant_id = ${school.tenantId} and school_year_id = ${school.nextYear.id}`
  expect(made).toHaveLength(2)
})

test('who came into a class of it afterwards is named, for an undo takes that back as well', async () => {
  const school = await schoolWithNextYear()
  const newest = async () => (await ask(school.manager, { method: 'GET', path: '/roll-overs' })).body.data.rollOvers[0]
  await rollOver(school, await bodyOf(school))
  expect((await newest()).moves).toEqual([])
  const [child] = school.schoolClass.students
  const [from, to] = [await madeClass(school, '4a'), await madeClass(school, '4b')]
  const { status } = await ask(school.manager, {
    method: 'POST',
    path: '/student-class-relations/move',
    body: {
      joined: [{ studentId: child.id, schoolClassId: to.id }],
      left: [{ studentId: child.id, schoolClassId: from.id }],
    },
  })
  expect(status).toBe(201)
  const { moves, since } = await newest()
  expect(moves).toMatchObject([{ studentId: child.id, className: '4b' }])
  expect(since.students).toBe(0)
})
