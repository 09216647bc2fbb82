import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const provider = await testProvider(owner)
const { classTeacher, subjectTeacher } = school
const [mia, ben] = school.schoolClass.students
const ofClass = `/classes/${school.schoolClass.id}/seating-plans`

const desk = (studentId: string, x: number, y: number) => ({ studentId, x, y })
const create = (person: TestPerson, room: string, desks: readonly object[] = []) =>
  teacher.ask(person, { method: 'POST', path: ofClass, body: { room, desks } })
const change = (id: string, body: object, headers = {}, person: TestPerson = classTeacher) =>
  teacher.ask(person, { method: 'PUT', path: `/seating-plans/${id}`, body, headers })
const list = async (person: TestPerson) => (await teacher.ask(person, { method: 'GET', path: ofClass })).body

test('a plan of a class is seen by all who see the class, and changed by who manages its children', async () => {
  const made = await create(classTeacher, 'Klassenzimmer', [desk(mia.id, 0, 0), desk(ben.id, 1, 0)])
  expect([made.status, made.body.data.desks]).toEqual([201, [desk(mia.id, 0, 0), desk(ben.id, 1, 0)]])
  const { id } = made.body.data
  expect((await list(subjectTeacher)).data.rows).toMatchObject([{ id, room: 'Klassenzimmer' }])
  for (const [person, path, error] of [
    [subjectTeacher, ofClass, 'CREATE_NOT_ALLOWED'],
    [school.outsider, ofClass, 'NOT_FOUND'],
    [neighbour.admin, ofClass, 'NOT_FOUND'],
    [provider, ofClass, 'NOT_FOUND'],
  ] as const) {
    const refused = await teacher.ask(person, { method: 'POST', path, body: { room: 'Musik', desks: [] } })
    expect(refused.body.error).toBe(error)
  }
  expect((await change(id, { desks: [] }, {}, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await change(id, { desks: [] }, {}, neighbour.admin)).body.error).toBe('NOT_FOUND')
  const gone = await teacher.ask(subjectTeacher, { method: 'DELETE', path: `/seating-plans/${id}` })
  expect(gone.body.error).toBe('NO_PERMISSION')
})

test('a change from an older state is a conflict, and nothing is overwritten', async () => {
  const { data } = (await create(classTeacher, 'Werkraum', [desk(mia.id, 3, 3)])).body
  const first = await change(data.id, { desks: [desk(mia.id, 4, 3)] }, { 'if-match': `"${data.updatedAt}"` })
  expect(first.status).toBe(200)
  const stale = await change(data.id, { desks: [] }, { 'if-match': `"${data.updatedAt}"` })
  expect([stale.status, stale.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  const { rows } = (await list(classTeacher)).data
  expect(rows.find(({ id }: { id: string }) => id === data.id).desks).toEqual([desk(mia.id, 4, 3)])
  expect((await create(classTeacher, ' Werkraum ')).body.error).toBe('EDIT_CONFLICT')
  expect((await change(data.id, {})).body.error).toBe('EMPTY_DTO')
})

test('nobody sits twice or on the place of another, outside of the plan, or in a class that is not theirs', async () => {
  const [otherPerson] = neighbour.schoolClass.students
  for (const [desks, error] of [
    [[desk(mia.id, 0, 0), desk(mia.id, 1, 0)], 'VALIDATION_FAILED'],
    [[desk(mia.id, 0, 0), desk(ben.id, 0, 0)], 'VALIDATION_FAILED'],
    [[desk(mia.id, 12, 0)], 'VALIDATION_FAILED'],
    [[desk(otherPerson.id, 0, 0)], 'NOT_FOUND'],
  ] as const) {
    expect((await create(classTeacher, 'Halle', desks)).body.error).toBe(error)
  }
})

test('a child that leaves the class leaves its desk, and a plan goes with its class', async () => {
  const { data } = (await create(classTeacher, 'Hof', [desk(mia.id, 0, 0), desk(ben.id, 1, 1)])).body
  const { tenantId } = school
  await owner`delete from student_class_relation where tenant_id = ${tenantId} and student_id = ${ben.id}`
  const { rows } = (await list(classTeacher)).data
  expect(rows.find(({ id }: { id: string }) => id === data.id).desks).toEqual([desk(mia.id, 0, 0)])
  expect((await teacher.ask(classTeacher, { method: 'DELETE', path: `/seating-plans/${data.id}` })).status).toBe(200)
  const left = await owner`select from seating_desk where tenant_id = ${tenantId} and seating_plan_id = ${data.id}`
  expect(left).toHaveLength(0)
})
