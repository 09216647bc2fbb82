import { beforeEach, expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({ identity: identityService, 'school-admin': schoolAdminService })
const { identity, 'school-admin': admin } = services
let school: TestSchool
let guest: TestPerson
let invitation: { readonly id: string; readonly code: string }

const ask = async (person: TestPerson, method: string, path: string, body?: object) =>
  (await admin.ask(person, { method, path, ...(body && { body }) })).body
const share = (by: TestPerson, body: object) =>
  ask(by, 'POST', `/classes/${school.schoolClass.id}/access-rights`, {
    userId: school.subjectTeacher.userId,
    ...body,
  })
const grantRight = (by: TestPerson, body: object) =>
  ask(by, 'POST', `/classes/${school.schoolClass.id}/invitation-access-rights`, {
    invitationId: invitation.id,
    ...body,
  })
const visible = async () => (await ask(school.manager, 'GET', '/classes/invitation-access-rights')).data.rows
/** What the guest holds after joining. */
const given = async () => {
  const { code } = invitation
  const { body } = await identity.ask(guest, { method: 'POST', path: '/invitations/accept', body: { code } })
  expect(body.data.status).toBe('active')
  const filter = `filter[0][field]=userId&filter[0][type]=eq&filter[0][value]=${guest.userId}`
  return (await ask(school.manager, 'GET', `/classes/access-rights?${filter}`)).data.rows
}

/** A teacher of one subject who manages rights and children promises both, and the subject. */
beforeEach(async () => {
  school = await testSchool(owner)
  guest = (await testSchool(owner, { country: 'CH' })).outsider
  const made = await identity.ask(school.admin, {
    method: 'POST',
    path: '/invitations/create-code',
    body: { userRoleType: 'user' },
  })
  invitation = made.body.data
  const schoolSubjectIds = [school.schoolClass.german.id]
  await share(school.classTeacher, { canManageAccessRights: true, canManageStudents: true, schoolSubjectIds })
  await grantRight(school.subjectTeacher, { canManageStudents: true, schoolSubjectIds })
})

test('a promise is kept while whoever gave it holds the rights', async () => {
  expect(await given()).toMatchObject([{ canManageStudents: true, schoolSubjectIds: [school.schoolClass.german.id] }])
})

test('what the promiser has lost lapses, the rest is given', async () => {
  await share(school.classTeacher, { canManageAccessRights: true, schoolSubjectIds: [school.schoolClass.german.id] })
  const rest = [{ canManageStudents: false, schoolSubjectIds: [school.schoolClass.german.id] }]
  expect(await visible()).toMatchObject(rest)
  expect(await given()).toMatchObject(rest)
})

test('a subject that the promiser has lost lapses', async () => {
  await share(school.classTeacher, { canManageAccessRights: true, canManageStudents: true })
  expect(await given()).toMatchObject([{ canManageStudents: true, schoolSubjectIds: [] }])
})

test('all lapses when the promiser no longer manages the rights of the class', async () => {
  await share(school.classTeacher, { canManageStudents: true, schoolSubjectIds: [school.schoolClass.german.id] })
  expect(await visible()).toEqual([])
  expect(await given()).toEqual([])
})

test('a promise of somebody who was disabled lapses', async () => {
  const path = `/tenants/current/user-roles/${school.subjectTeacher.userRoleId}`
  await ask(school.manager, 'PUT', path, { isActive: false })
  expect(await given()).toEqual([])
})

test('what somebody else promised as well stays', async () => {
  const { german } = school.schoolClass
  await grantRight(school.classTeacher, { canManageStudents: true, schoolSubjectIds: [german.id] })
  await share(school.classTeacher, {})
  expect(await given()).toMatchObject([{ canManageStudents: true, schoolSubjectIds: [german.id] }])
})
