import { beforeEach, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(admin.owner)
let school: TestSchool
let invitationId: string
let rights: string

beforeEach(async () => {
  school = await testSchool(admin.owner)
  rights = `/classes/${school.schoolClass.id}/invitation-access-rights`
  invitationId = await invitation(school)
})

const invitation = async ({ tenantId, admin: { userId } }: TestSchool): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await admin.owner`
    insert into invitation (id, tenant_id, user_role_type, code_hash, inviter_id, maximum_uses, active_until)
    values (${id}, ${tenantId}, 'manager', sha256(${id}::text::bytea), ${userId}, 2, now() + interval '1 day')`
  return id
}
const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const grantRight = (more: object, by?: TestPerson) => ask('POST', rights, { invitationId, ...more }, by)
const list = async (person?: TestPerson, query = '') =>
  (await ask('GET', `/classes/invitation-access-rights${query}`, undefined, person)).body.data

test('an invitation gets rights on a class, and then others', async () => {
  const { german, mathematics, id, name } = school.schoolClass
  const first = await grantRight({ canManageStudents: true, schoolSubjectIds: [german.id, german.id] })
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    invitationId,
    userRoleType: 'manager',
    schoolClass: { id, name },
    canManageStudents: true,
    canWriteCompetenceEntries: false,
    schoolSubjectIds: [german.id],
  })
  const more = { canWriteCompetenceEntries: true, schoolSubjectIds: [mathematics.id] }
  const second = (await grantRight(more)).body.data
  expect(second).toMatchObject({ id: first.body.data.id, canManageStudents: false, schoolSubjectIds: [mathematics.id] })
  const entries = await admin.owner`
    select action from audit_entry where tenant_id = ${school.tenantId} and entity_id = ${second.id} order by id`
  expect(entries.map(({ action }) => action)).toEqual(
    ['create', 'update'].map((verb) => `invitation-access-right.${verb}`),
  )
})

test('nobody adds a permission he or she lacks to an invitation', async () => {
  const { subjectTeacher, outsider, manager, schoolClass } = school
  const { german, mathematics } = schoolClass
  expect((await grantRight({}, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await grantRight({}, outsider)).body.error).toBe('NOT_FOUND')
  expect((await grantRight({}, neighbour.admin)).body.error).toBe('NOT_FOUND')
  await admin.owner`update class_access_right set can_manage_access_rights = true where tenant_id = ${school.tenantId}`
  expect((await grantRight({ canManageStudents: true }, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await grantRight({ schoolSubjectIds: [mathematics.id] }, subjectTeacher)).body.error).toBe('NOT_FOUND')
  const own = { canManageAccessRights: true, canWriteCompetenceEntries: true, schoolSubjectIds: [german.id] }
  expect((await grantRight(own, subjectTeacher)).status).toBe(201)
  expect((await grantRight({ canManageStudents: true, schoolSubjectIds: [mathematics.id] }, manager)).status).toBe(201)
  expect((await list(subjectTeacher)).rows[0].schoolSubjectIds).toEqual([])
})

test('only open invitations of the school can have rights', async () => {
  expect((await grantRight({ invitationId: await invitation(neighbour) })).body.error).toBe('NOT_FOUND')
  expect((await grantRight({ invitationId: school.schoolClass.id })).body.error).toBe('NOT_FOUND')
  expect((await grantRight({ userId: school.outsider.userId })).body.error).toBe('VALIDATION_FAILED')
  expect((await grantRight({ schoolSubjectIds: [school.secondClass.german.id] })).body.error).toBe('NOT_FOUND')
  await admin.owner`update invitation set used = 2 where id = ${invitationId}`
  expect((await grantRight({})).body.error).toBe('NOT_FOUND')
  await admin.owner`update invitation set used = 0, active_until = now() where id = ${invitationId}`
  expect((await grantRight({})).body.error).toBe('NOT_FOUND')
})

test('the list shows own classes, filters and sorts', async () => {
  const { classTeacher, secondClass, manager, subjectTeacher, outsider } = school
  await grantRight({ canManageStudents: true })
  await ask('POST', `/classes/${secondClass.id}/invitation-access-rights`, { invitationId })
  expect((await list(classTeacher)).count).toBe(2)
  expect((await list(manager)).count).toBe(2)
  expect((await list(subjectTeacher)).rows).toMatchObject([{ schoolClass: { id: school.schoolClass.id } }])
  expect((await list(outsider)).count).toBe(0)
  expect((await list(neighbour.admin)).count).toBe(0)
  const filter = `?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${secondClass.id}`
  expect((await list(classTeacher, filter)).count).toBe(1)
  const order = '?order[0][field]=createdAt&order[0][dir]=desc&limit=1'
  expect((await list(classTeacher, order)).rows).toMatchObject([{ schoolClass: { id: secondClass.id } }])
  const ofInvitation = `?filter[0][field]=invitationId&filter[0][type]=ne&filter[0][value]=${invitationId}`
  expect((await list(classTeacher, ofInvitation)).count).toBe(0)
})

test('a right is deleted, also with its invitation or class', async () => {
  const { outsider, subjectTeacher, schoolClass, secondClass } = school
  const { id } = (await grantRight({ schoolSubjectIds: [schoolClass.german.id] })).body.data
  const path = `/classes/${schoolClass.id}/access-rights/${id}`
  expect((await ask('DELETE', path, undefined, outsider)).body.error).toBe('NOT_FOUND')
  expect((await ask('DELETE', path, undefined, subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', `/classes/${secondClass.id}/access-rights/${id}`)).body.error).toBe('NOT_FOUND')
  expect((await ask('DELETE', path)).body).toEqual({ success: true })
  expect((await ask('DELETE', path)).body.error).toBe('NOT_FOUND')
  await grantRight({ schoolSubjectIds: [schoolClass.german.id] })
  await admin.owner`delete from invitation where id = ${invitationId}`
  expect((await list()).count).toBe(0)
  invitationId = await invitation(school)
  const made = (await ask('POST', '/classes', { name: '4d', schoolLevel: 4 })).body.data
  await ask('POST', `/classes/${made.id}/invitation-access-rights`, { invitationId })
  expect((await list()).count).toBe(1)
  expect((await ask('DELETE', `/classes/${made.id}`)).body).toEqual({ success: true })
  expect((await list()).count).toBe(0)
})

test('concurrent requests for one invitation both succeed', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => grantRight({ canManageStudents: true })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await list()).count).toBe(1)
})
