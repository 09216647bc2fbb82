import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.outsider, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const newClass = async (more = {}) => (await ask('POST', '/classes', { name: '4d', schoolLevel: 4, ...more })).body.data
const newYear = async (year: number): Promise<string> => {
  const [row] = await admin.owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
    values (${school.tenantId}, ${String(year)}, ${year}, ${`${year}-08-01`}, ${`${year + 1}-07-31`}) returning id`
  return row?.id ?? ''
}

test('a class belongs to its creator and starts in the current year, not yet set up', async () => {
  const made = await ask('POST', '/classes', { name: '4d', nickname: 'Dachse', schoolLevel: 4 })
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject({
    name: '4d',
    nickname: 'Dachse',
    creatorId: school.outsider.userId,
    schoolYearId: school.year.id,
    isActive: true,
    isOnboardingFinalized: false,
    studentCount: 0,
  })
  const student = { firstName: 'A', lastName: 'B', schoolClassIds: [made.body.data.id] }
  expect((await ask('POST', '/students', student)).status).toBe(201)
})

test.each([
  [{ schoolLevel: 1 }],
  [{ name: '12345', schoolLevel: 1 }],
  [{ name: '1a', schoolLevel: -1 }],
  [{ name: '1a', schoolLevel: 1.5 }],
  [{ name: '1a', schoolLevel: 1, nickname: 'x'.repeat(101) }],
  [{ name: '1a', schoolLevel: 1, creatorId: 'x' }],
])('a class is refused as %p', async (body) => {
  expect((await ask('POST', '/classes', body)).body.error).toBe('VALIDATION_FAILED')
})

test('a class takes no year of another school', async () => {
  const body = { name: '1a', schoolLevel: 0, schoolYearId: neighbour.year.id }
  expect((await ask('POST', '/classes', body)).body.error).toBe('INVALID_SCHOOL_YEAR')
})

test('omitted fields stay, and a finalized set-up stays finalized', async () => {
  const { id, updatedAt } = await newClass({ nickname: 'Dachse' })
  const done = await ask('PUT', `/classes/${id}`, { isOnboardingFinalized: true, nickname: null })
  expect(done.body.data).toMatchObject({ name: '4d', nickname: null, isOnboardingFinalized: true })
  const reopened = await ask('PUT', `/classes/${id}`, { isOnboardingFinalized: false })
  expect([reopened.body.error, reopened.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'isOnboardingFinalized'])
  expect((await ask('PUT', `/classes/${id}`, {})).body.error).toBe('EMPTY_DTO')
  const stale = await ask('PUT', `/classes/${id}`, { name: '5d' }, undefined, { 'if-match': `"${updatedAt}"` })
  expect(stale.body.error).toBe('EDIT_CONFLICT')
})

test('a class is changed by its creator, managers and admins', async () => {
  const path = `/classes/${school.schoolClass.id}`
  expect((await ask('PUT', path, { isActive: false }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('DELETE', path, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('PUT', path, { isActive: false }, school.outsider)).body.error).toBe('NOT_FOUND')
  expect((await ask('PUT', path, { isActive: false }, neighbour.admin)).body.error).toBe('NOT_FOUND')
  expect((await ask('PUT', path, { isActive: true }, school.manager)).status).toBe(200)
})

test('a class without students is deleted with its subjects', async () => {
  const { id } = await newClass()
  const student = { firstName: 'A', lastName: 'B', schoolClassIds: [id] }
  const { data } = (await ask('POST', '/students', student)).body
  const refused = await ask('DELETE', `/classes/${id}`)
  expect([refused.status, refused.body.error]).toEqual([409, 'CLASS_HAS_STILL_STUDENTS'])
  await ask('DELETE', `/students/${data.id}`)
  expect((await ask('DELETE', `/classes/${id}`)).body).toEqual({ success: true })
  expect((await ask('DELETE', `/classes/${id}`)).body.error).toBe('NOT_FOUND')
})

test('a class with observations is not deleted', async () => {
  const own = await testSchool(admin.owner)
  const { schoolClass, classTeacher, tenantId } = own
  await insertObservation(admin.owner, own)
  await admin.owner`delete from student_class_relation where tenant_id = ${tenantId}`
  const path = `/classes/${schoolClass.id}`
  expect((await ask('DELETE', path, undefined, classTeacher)).body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect((await ask('DELETE', `/classes/${own.secondClass.id}`, undefined, classTeacher)).body).toEqual({
    success: true,
  })
})

test('a class moves between years', async () => {
  const { id } = await newClass()
  const path = `/classes/${id}/assign-to-school-year`
  const next = await newYear(2080)
  const move = (schoolYearId: string, person: TestPerson = school.manager) =>
    ask('POST', path, { schoolYearId }, person)
  expect((await move(next, school.outsider)).body.error).toBe('NO_PERMISSION')
  expect((await move(school.year.id)).body.error).toBe('SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR')
  expect((await move(neighbour.year.id)).body.error).toBe('INVALID_SCHOOL_YEAR')
  expect((await move(next, neighbour.admin)).body.error).toBe('NOT_FOUND')
  expect((await move(next)).body.data).toMatchObject({ schoolYearId: next, year: 2080 })
  expect((await move(school.year.id)).status).toBe(200)
  const years = await admin.owner`select from school_class_year where school_class_id = ${id}`
  expect(years).toHaveLength(2)
})

test('of two concurrent moves, the later one is refused', async () => {
  const { id } = await newClass()
  const schoolYearId = await newYear(2090)
  const move = () => ask('POST', `/classes/${id}/assign-to-school-year`, { schoolYearId }, school.manager)
  const answers = await Promise.all([move(), move(), move()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a class selects a scale of its own or of the school, which is reset when the scale is deleted', async () => {
  const { id } = await newClass()
  const other = await newClass()
  const scale = async (tenantId: string, schoolClassId: string | null): Promise<string> => {
    const [row] = await admin.owner<{ id: string }[]>`
      insert into assessment_type (tenant_id, name, school_class_id, is_template)
      values (${tenantId}, 'Ampel', ${schoolClassId}, ${schoolClassId === null}) returning id`
    return row?.id ?? ''
  }
  const choose = async (selectedAssessmentTypeId: string | null) =>
    (await ask('PUT', `/classes/${id}`, { selectedAssessmentTypeId })).body
  const template = await scale(school.tenantId, null)
  expect((await choose(template)).data.selectedAssessmentTypeId).toBe(template)
  const own = await scale(school.tenantId, id)
  expect((await choose(own)).data.selectedAssessmentTypeId).toBe(own)
  expect((await choose(await scale(school.tenantId, other.id))).error).toBe('NOT_FOUND')
  expect((await choose(await scale(neighbour.tenantId, null))).error).toBe('NOT_FOUND')
  expect((await choose(id)).error).toBe('NOT_FOUND')
  expect((await ask('PUT', `/classes/${id}`, { name: '4e' })).body.data.selectedAssessmentTypeId).toBe(own)
  await admin.owner`delete from assessment_type where id = ${own}`
  expect((await ask('PUT', `/classes/${id}`, { name: '4f' })).body.data.selectedAssessmentTypeId).toBeNull()
  await choose(template)
  expect((await choose(null)).data.selectedAssessmentTypeId).toBeNull()
  await choose(template)
  expect((await ask('DELETE', `/classes/${id}`)).body).toEqual({ success: true })
})
