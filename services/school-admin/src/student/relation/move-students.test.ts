import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)

const ask = (method: string, path: string, body: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, body })
const newStudent = async (schoolClassIds: readonly string[]): Promise<{ id: string }> =>
  (await ask('POST', '/students', { firstName: 'A', lastName: 'B', schoolClassIds })).body.data

const move = (body: object, person?: TestPerson) => ask('POST', '/student-class-relations/move', body, person)
const inClasses = async (studentId: string) => {
  const rows = await admin.owner<{ schoolClassId: string; subjects: string[] }[]>`
    select scr.school_class_id, array(
      select ssr.school_subject_id from student_subject_relation ssr
      where ssr.student_id = scr.student_id and ssr.school_class_id = scr.school_class_id order by 1) as subjects
    from student_class_relation scr where scr.student_id = ${studentId} order by scr.school_class_id`
  return rows.map(({ schoolClassId, subjects }) => [schoolClassId, subjects])
}

test('joins one class and leaves the other at once, and is taken back exactly', async () => {
  const { schoolClass, secondClass } = school
  const [one, two] = [await newStudent([schoolClass.id]), await newStudent([schoolClass.id, secondClass.id])]
  const relations = [{ studentId: one.id, schoolClassId: schoolClass.id, schoolSubjectIds: [schoolClass.german.id] }]
  await ask('POST', '/student-class-relations/unlink', { relations })
  const before = [await inClasses(one.id), await inClasses(two.id)]
  const pairs = (schoolClassId: string) => [one, two].map(({ id: studentId }) => ({ studentId, schoolClassId }))
  const { status, body } = await move({ joined: pairs(secondClass.id), left: pairs(schoolClass.id) })
  expect(status).toBe(201)
  for (const { id } of [one, two])
    expect((await inClasses(id)).map(([schoolClassId]) => schoolClassId)).toEqual([secondClass.id])
  expect((await move(body.data.undo)).status).toBe(201)
  expect([await inClasses(one.id), await inClasses(two.id)]).toEqual(before)
})

test('nobody joins the class that he or she leaves, and stays there', async () => {
  const { schoolClass } = school
  const one = await newStudent([schoolClass.id])
  const pair = { studentId: one.id, schoolClassId: schoolClass.id }
  const before = await inClasses(one.id)
  const { status, body } = await move({ joined: [pair], left: [{ ...pair, studentId: one.id.toUpperCase() }] })
  expect([status, body.error, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', 'joined'])
  expect(await inClasses(one.id)).toEqual(before)
})

test('leaves everybody where he or she is when one cannot leave', async () => {
  const { schoolClass, secondClass } = school
  const [one, two] = [await newStudent([schoolClass.id]), await newStudent([schoolClass.id])]
  await insertObservation(admin.owner, school, { studentId: two.id })
  const before = [await inClasses(one.id), await inClasses(two.id)]
  const pairs = (schoolClassId: string) => [one, two].map(({ id: studentId }) => ({ studentId, schoolClassId }))
  const body = { joined: pairs(secondClass.id), left: pairs(schoolClass.id) }
  expect((await move(body)).body.error).toBe('INVALID_IMPLICIT_DELETION')
  expect((await move(body, school.subjectTeacher)).body.error).not.toBeUndefined()
  expect((await move({ ...body, left: pairs(neighbour.schoolClass.id) })).body.error).toBe('NOT_FOUND')
  expect([await inClasses(one.id), await inClasses(two.id)]).toEqual(before)
  expect((await move({ ...body, withObservations: true })).status).toBe(201)
  expect((await move({ ...body, withObservations: true })).body.error).toBe('EDIT_CONFLICT')
})
