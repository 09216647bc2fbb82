import { beforeEach, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(admin.owner)
let school: TestSchool
let rights: string

beforeEach(async () => {
  school = await testSchool(admin.owner)
  rights = `/classes/${school.schoolClass.id}/access-rights`
})

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const share = (person: TestPerson, more: object, by?: TestPerson) =>
  ask('POST', rights, { userId: person.userId, ...more }, by)

test('creates an access right, and updates it', async () => {
  const { outsider, schoolClass } = school
  const { german, mathematics } = schoolClass
  const first = await share(outsider, { canManageStudents: true, schoolSubjectIds: [german.id, german.id] })
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    user: { id: outsider.userId },
    schoolClass: { id: schoolClass.id },
    canManageStudents: true,
    canWriteCompetenceEntries: false,
    schoolSubjectIds: [german.id],
  })
  const more = { canWriteCompetenceEntries: true, schoolSubjectIds: [mathematics.id] }
  const second = (await share(outsider, more)).body.data
  expect(second).toMatchObject({ id: first.body.data.id, canManageStudents: false, schoolSubjectIds: [mathematics.id] })
  expect((await ask('GET', '/subjects', undefined, outsider)).body.data.count).toBe(1)
})

test('nobody grants a permission he or she lacks', async () => {
  const { outsider, subjectTeacher, manager, schoolClass } = school
  const { german, mathematics } = schoolClass
  expect((await share(outsider, {}, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  await share(subjectTeacher, { canManageAccessRights: true, schoolSubjectIds: [german.id] })
  const rest = { canManageStudents: true }
  expect((await share(outsider, rest, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await share(subjectTeacher, rest, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  const hidden = { schoolSubjectIds: [mathematics.id] }
  expect((await share(outsider, hidden, subjectTeacher)).body.error).toBe('NOT_FOUND')
  const own = { canManageAccessRights: true, schoolSubjectIds: [german.id] }
  expect((await share(outsider, own, subjectTeacher)).status).toBe(201)
  expect((await share(outsider, rest, manager)).status).toBe(201)
})

test('subjects hidden from the caller stay in the access right, and hidden', async () => {
  const { outsider, subjectTeacher, schoolClass } = school
  const { german, mathematics } = schoolClass
  await share(subjectTeacher, { canManageAccessRights: true, schoolSubjectIds: [german.id] })
  await share(outsider, { canManageStudents: true, schoolSubjectIds: [german.id, mathematics.id] })
  const stored = await share(outsider, { canManageStudents: true, schoolSubjectIds: [] }, subjectTeacher)
  expect(stored.body.data).toMatchObject({ canManageStudents: true, schoolSubjectIds: [] })
  const filter = `filter[0][field]=userId&filter[0][type]=eq&filter[0][value]=${outsider.userId}`
  const seen = async (person: TestPerson) =>
    (await ask('GET', `/classes/access-rights?${filter}`, undefined, person)).body.data.rows[0].schoolSubjectIds
  expect(await seen(school.classTeacher)).toEqual([mathematics.id])
  expect(await seen(subjectTeacher)).toEqual([])
})

test('only users of the school and subjects of the class can be named', async () => {
  const { outsider, secondClass } = school
  expect((await share(neighbour.admin, {})).body.error).toBe('NOT_FOUND')
  expect((await share(outsider, { schoolSubjectIds: [secondClass.german.id] })).body.error).toBe('NOT_FOUND')
  expect((await share(outsider, { canDoEverything: true })).body.error).toBe('VALIDATION_FAILED')
  expect((await share(outsider, {}, neighbour.admin)).body.error).toBe('NOT_FOUND')
  await admin.owner`update user_role set status = 'disabled' where id = ${outsider.userRoleId}`
  expect((await share(outsider, {})).body.error).toBe('NOT_FOUND')
})

test('an access right is deleted', async () => {
  const { outsider, subjectTeacher, secondClass } = school
  const { id } = (await share(outsider, {})).body.data
  expect((await ask('DELETE', `${rights}/${id}`, undefined, subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', `/classes/${secondClass.id}/access-rights/${id}`)).body.error).toBe('NOT_FOUND')
  expect((await ask('DELETE', `${rights}/${id}`)).body).toEqual({ success: true })
  expect((await ask('DELETE', `${rights}/${id}`)).body.error).toBe('NOT_FOUND')
  expect((await ask('GET', '/classes', undefined, outsider)).body.data.count).toBe(0)
})

test('concurrent requests for the same user both succeed', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => share(school.outsider, { canManageStudents: true })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})
