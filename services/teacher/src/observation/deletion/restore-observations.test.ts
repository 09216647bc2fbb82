import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const { classTeacher, subjectTeacher, manager, outsider, schoolClass, tenantId } = school
const [mia, ...others] = schoolClass.students

const path = '/observations-v2'
const observe = async (part: object = {}, person: TestPerson = subjectTeacher): Promise<Observation> => {
  const body = {
    schoolClassId: schoolClass.id,
    studentId: mia.id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[1],
    description: 'liest',
    ...part,
  }
  return (await teacher.ask(person, { method: 'POST', path, body })).body.data
}
const remove = (id: string, person: TestPerson = classTeacher) =>
  teacher.ask(person, { method: 'DELETE', path: `${path}/${id}` })
const read = async (id: string) => (await teacher.ask(manager, { method: 'GET', path: `${path}/${id}` })).body
const restore = async (observationIds: readonly string[], person: TestPerson = classTeacher) =>
  (await teacher.ask(person, { method: 'POST', path: `${path}/restore`, body: { observationIds } })).body

test('a deleted entry comes back as it was, below what is newer, though the child has left the subject', async () => {
  const entry = await observe()
  await teacher.ask(classTeacher, { method: 'PUT', path: `${path}/${entry.id}`, body: { description: 'liest vor' } })
  const { data: changed } = await read(entry.id)
  const newer = await observe({ description: 'schreibt' })
  await remove(entry.id)
  expect((await read(entry.id)).error).toBe('NOT_FOUND')
  await owner`
    delete from student_subject_relation
    where tenant_id = ${tenantId} and student_id = ${mia.id} and school_subject_id = ${schoolClass.german.id}`
  expect((await restore([entry.id])).data.rows).toEqual([changed])
  expect((await read(entry.id)).data).toEqual(changed)
  expect(changed).toMatchObject({ creator: { id: subjectTeacher.userId }, updatedBy: { id: classTeacher.userId } })
  const search = `?filter[0][field]=studentId&filter[0][type]=eq&filter[0][value]=${mia.id}&order[0][field]=createdAt&order[0][dir]=desc`
  const { rows } = (await teacher.ask(manager, { method: 'GET', path: `${path}${search}` })).body.data
  expect(rows.map(({ id }: Observation) => id)).toEqual([newer.id, entry.id])
  const audited = await owner`
    select from audit_entry where tenant_id = ${tenantId} and entity_id = ${entry.id} and action = 'observation.undo'`
  expect(audited).toHaveLength(1)
  await owner`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    values (${tenantId}, ${mia.id}, ${schoolClass.id}, ${schoolClass.german.id})`
})

test('many come back together in the order given or not at all, and asked for again they are there', async () => {
  const entries = await Promise.all(others.map(({ id }) => observe({ studentId: id })))
  const ids = entries.map(({ id }) => id).toReversed()
  for (const id of ids) await remove(id)
  expect((await restore([...ids, Bun.randomUUIDv7()])).error).toBe('NOT_FOUND')
  expect((await read(ids[0] ?? '')).error).toBe('NOT_FOUND')
  const back = await restore(ids)
  expect(back.data.rows.map(({ id }: Observation) => id)).toEqual(ids)
  const [again, atOnce] = await Promise.all([restore(ids), restore(ids)])
  expect([again.data, atOnce.data]).toEqual([back.data, back.data])
  const [left] = await owner`select from undo_row where row_id = any(${ids}::uuid[])`
  expect(left).toBeUndefined()
})

test('only whoever may delete an entry puts it back', async () => {
  const own = await observe()
  const foreign = await observe({ description: 'hilft' }, classTeacher)
  const hidden = await observe({ competenceId: schoolClass.mathematics.competenceIds[0] }, classTeacher)
  for (const { id } of [own, foreign, hidden]) await remove(id)
  expect((await restore([foreign.id], subjectTeacher)).error).toBe('CREATE_NOT_ALLOWED')
  for (const person of [subjectTeacher, outsider, neighbour.admin])
    expect((await restore([hidden.id], person)).error).toBe('NOT_FOUND')
  expect((await restore([own.id], subjectTeacher)).success).toBe(true)
  expect((await restore([foreign.id, hidden.id], manager)).success).toBe(true)
  expect((await restore([foreign.id], subjectTeacher)).error).toBe('CREATE_NOT_ALLOWED')
})

test('after an hour a deletion stands', async () => {
  const { id } = await observe()
  await remove(id)
  await ageUndoEntries(owner, tenantId, '61 minutes')
  expect((await restore([id])).error).toBe('NOT_FOUND')
})

test('a class that is no longer active takes nothing back', async () => {
  const { id } = await observe()
  await remove(id)
  await owner`update school_class set is_active = false where id = ${schoolClass.id}`
  expect((await restore([id])).error).toBe('CREATE_NOT_ALLOWED')
  await owner`update school_class set is_active = true where id = ${schoolClass.id}`
  expect((await restore([id])).success).toBe(true)
})

test('an entry whose assessment has got another scale stays deleted', async () => {
  const { testing } = schoolClass.firstTerm
  const { id } = await observe({ performanceAssessmentId: testing })
  await remove(id)
  const body = { name: 'Daumen', schoolClassId: schoolClass.id, performanceLevelsV2: [{ label: 'hoch' }] }
  const made = (await teacher.ask(classTeacher, { method: 'POST', path: '/performance-visuals', body })).body.data
  const swap = { performanceVisualId: made.id }
  const swapped = { method: 'PATCH', path: `/performance-assessments/${testing}/change-visual`, body: swap }
  expect((await teacher.ask(classTeacher, swapped)).body.success).toBe(true)
  expect((await restore([id])).error).toBe('EDIT_CONFLICT')
})

test('what is deleted prevents nothing, and goes with its competence', async () => {
  const competenceId = Bun.randomUUIDv7()
  await owner`
    insert into competence (tenant_id, id, domain_id, description, position)
    values (${tenantId}, ${competenceId}, ${schoolClass.german.domainIds[0] ?? ''}, 'reimt', 9)`
  const { id } = await observe({ competenceId })
  await remove(id)
  await owner`delete from competence where tenant_id = ${tenantId} and id = ${competenceId}`
  expect((await restore([id])).error).toBe('NOT_FOUND')
})
