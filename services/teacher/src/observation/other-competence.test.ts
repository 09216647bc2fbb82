import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)
const { schoolClass, secondClass, classTeacher, subjectTeacher } = school
const { german, mathematics, students, visual } = schoolClass
const [mia] = students

const ask = async (method: string, path: string, body?: object, person: TestPerson = classTeacher, headers = {}) =>
  await teacher.ask(person, { method, path, headers, ...(body && { body }) })

const observed = async (person: TestPerson = classTeacher, studentId = mia.id) => {
  const competenceId = german.competenceIds[0]
  const body = { schoolClassId: schoolClass.id, studentId, competenceId, performanceLevelV2Id: visual.levelIds[2] }
  return (await ask('POST', '/observations-v2', body, person)).body.data
}

const move = (id: string, competenceId: string | undefined, person: TestPerson = classTeacher, headers = {}) =>
  ask('PUT', `/observations-v2/${id}`, { competenceId }, person, headers)

test('an entry gets another competence with its subject, and keeps all else', async () => {
  const before = await observed()
  const { status, body } = await move(before.id, mathematics.competenceIds[1])
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...before,
    competenceId: mathematics.competenceIds[1],
    schoolSubjectId: mathematics.id,
    updatedAt: expect.any(String),
    updatedBy: expect.objectContaining({ id: classTeacher.userId }),
  })
  expect((await ask('GET', `/observations-v2/${before.id}`)).body.data).toEqual(body.data)
  const back = await move(before.id, before.competenceId)
  expect(back.body.data).toMatchObject({ competenceId: before.competenceId, schoolSubjectId: german.id })
})

test('another competence is based on the state that was read', async () => {
  const { id, updatedAt } = await observed()
  const stale = { 'if-match': `"${updatedAt}"` }
  expect((await move(id, german.competenceIds[1], classTeacher, stale)).status).toBe(200)
  const late = await move(id, mathematics.competenceIds[0], school.manager, stale)
  expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  expect(JSON.stringify(late.body.details)).toContain('Klara Lehmann')
})

test('a competence of another class, school, or of a subject that one may not write, is not found', async () => {
  const { id } = await observed(subjectTeacher)
  const foreign = [secondClass.german.competenceIds[0], neighbours.schoolClass.german.competenceIds[0]]
  for (const competenceId of [...foreign, crypto.randomUUID()]) {
    expect((await move(id, competenceId)).body.error).toBe('NOT_FOUND')
  }
  expect((await move(id, mathematics.competenceIds[0], subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await move(id, german.competenceIds[1], subjectTeacher)).status).toBe(200)
  const ofColleague = await observed()
  const refused = await move(ofColleague.id, german.competenceIds[1], subjectTeacher)
  expect([refused.status, refused.body.error]).toEqual([403, 'UPDATE_NOT_ALLOWED'])
})

test('another subject is one in which the child takes part; within its own the entry of a former child is corrected', async () => {
  const child = students[2]?.id ?? ''
  const { id } = await observed(classTeacher, child)
  await teacher.owner`
    delete from student_subject_relation
    where tenant_id = ${school.tenantId} and student_id = ${child} and school_subject_id = ${mathematics.id}`
  const { status, body } = await move(id, mathematics.competenceIds[0])
  expect([status, body.error]).toEqual([409, 'STUDENT_NO_SUBJECT_RELATION'])
  await teacher.owner`
    delete from student_class_relation
    where tenant_id = ${school.tenantId} and student_id = ${child} and school_class_id = ${schoolClass.id}`
  expect((await move(id, german.competenceIds[1])).status).toBe(200)
})

test('matrix, statistics and reports follow the entry', async () => {
  const separate = await testSchool(teacher.owner)
  const own = separate.schoolClass
  const [child] = own.students
  const as = (method: string, path: string, body?: object) => ask(method, path, body, separate.classTeacher)
  const [from, to] = own.german.competenceIds
  const entry = await as('POST', '/observations-v2', {
    schoolClassId: own.id,
    studentId: child.id,
    competenceId: from,
    performanceLevelV2Id: own.visual.levelIds[2],
  })
  const made = await as('POST', `/classes/${own.id}/reports/bulk`, {
    name: 'Zeugnis',
    calculationMethod: 'latestEntries',
    studentIds: [child.id],
  })
  const [report] = made.body.data.rows
  const findings = async () => {
    const checked = await as('POST', `/classes/${own.id}/reports/check`, { reportIds: [report.id] })
    return checked.body.data.rows[0].findings.filter(({ kind }: { kind: string }) => kind === 'notCurrent')
  }
  expect(await findings()).toEqual([])
  await as('PUT', `/observations-v2/${entry.body.data.id}`, { competenceId: to })
  const { cells } = (await as('GET', `/classes/${own.id}/skill-cells`)).body.data
  const seen = cells.map((one: { competenceId: string }) => one.competenceId)
  expect([seen.includes(from), seen.includes(to)]).toEqual([false, true])
  expect(await findings()).toMatchObject([{ subjectName: 'Deutsch', count: 2 }])
})
