import { expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { identityService } from '@lernspur/service-identity/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'

const { owner, services } = await servicesForFile({ identity: identityService, 'school-admin': schoolAdminService })
const { identity, 'school-admin': admin } = services
const school = await testSchool(owner)
const guests = await testSchool(owner, { country: 'CH' })

const invite = async (body: object): Promise<{ id: string; code: string }> => {
  const path = '/invitations/create-code'
  return (await identity.ask(school.admin, { method: 'POST', path, body })).body.data
}
const grantRight = (schoolClassId: string, body: object) =>
  admin.ask(school.classTeacher, { method: 'POST', path: `/classes/${schoolClassId}/invitation-access-rights`, body })
const accept = async (person: TestPerson, code: string) =>
  (await identity.ask(person, { method: 'POST', path: '/invitations/accept', body: { code } })).body
const rowsOf = async (person: TestPerson, path: string) =>
  (await admin.ask(person, { method: 'GET', path })).body.data.rows
/** The person in the role at the school. */
const there = (person: TestPerson, userRoleId: string): TestPerson => ({
  ...person,
  userRoleId,
  tenantId: school.tenantId,
})
const rightsOf = async ({ userId }: TestPerson) => {
  const filter = `filter[0][field]=userId&filter[0][type]=eq&filter[0][value]=${userId}`
  return rowsOf(school.admin, `/classes/access-rights?${filter}`)
}
const usesOf = async (invitationId: string) =>
  (await owner<{ used: number }[]>`select used from invitation where id = ${invitationId}`)[0]?.used

test('accepting grants the invitation’s rights, once, and none on deleted classes', async () => {
  const { schoolClass, secondClass, classTeacher } = school
  const { id: invitationId, code } = await invite({ userRoleType: 'user' })
  const german = { canWriteCompetenceEntries: true, schoolSubjectIds: [schoolClass.german.id] }
  await grantRight(schoolClass.id, { invitationId, ...german })
  await grantRight(secondClass.id, { invitationId, canManageStudents: true })
  const { body } = await admin.ask(classTeacher, {
    method: 'POST',
    path: '/classes',
    body: { name: '4d', schoolLevel: 4 },
  })
  await grantRight(body.data.id, { invitationId, canManageCompetences: true })
  await admin.ask(classTeacher, { method: 'DELETE', path: `/classes/${body.data.id}` })

  const guest = guests.outsider
  const role = await accept(guest, code)
  expect(role.data.status).toBe('active')
  const member = there(guest, role.data.id)
  expect((await rowsOf(member, '/subjects')).map(({ name }: { name: string }) => name)).toEqual(['Deutsch'])
  const [first, second, ...rest] = await rightsOf(guest)
  expect(rest).toEqual([])
  expect([first, second].map(({ schoolClass: { id } }) => id).sort()).toEqual([schoolClass.id, secondClass.id].sort())
  const ofFirst = [first, second].find((right) => right.schoolClass.id === schoolClass.id)
  expect(ofFirst).toMatchObject({ ...german, canManageStudents: false, canManageAccessRights: false })
  const accepted = await owner`
    select from audit_entry where action = 'invitation.accept' and entity_id = any(${[first.id, second.id]}::uuid[])`
  expect(accepted.length).toBe(2)

  const path = `/classes/${schoolClass.id}/access-rights/${ofFirst.id}`
  await admin.ask(classTeacher, { method: 'DELETE', path })
  expect((await accept(guest, code)).data.id).toBe(role.data.id)
  expect(await rightsOf(guest)).toHaveLength(1)
})

test('a class deleted during acceptance is left out', async () => {
  const { classTeacher, schoolClass } = school
  const making = { method: 'POST', path: '/classes', body: { name: '4e', schoolLevel: 4 } }
  const { id } = (await admin.ask(classTeacher, making)).body.data
  const invitation = await invite({ userRoleType: 'user' })
  await grantRight(id, { invitationId: invitation.id, canManageStudents: true })
  await grantRight(schoolClass.id, { invitationId: invitation.id, canManageStudents: true })
  const { outsider } = await testSchool(owner)
  const { joining } = await writeDirectory(owner, async (tx) => {
    await tx`delete from school_class where tenant_id = ${school.tenantId} and id = ${id}`
    const joining = accept(outsider, invitation.code)
    // Waits for the deletion of the class.
    await untilCallsWait(owner)
    return { joining }
  })
  expect((await joining).data.status).toBe('active')
  expect(await rightsOf(outsider)).toMatchObject([{ schoolClass: { id: schoolClass.id } }])
})

test('deleting an invitation deletes its rights', async () => {
  const { id: invitationId } = await invite({ userRoleType: 'user' })
  const { german } = school.schoolClass
  await grantRight(school.schoolClass.id, { invitationId, schoolSubjectIds: [german.id] })
  const filter = `filter[0][field]=invitationId&filter[0][type]=eq&filter[0][value]=${invitationId}`
  expect(await rowsOf(school.manager, `/classes/invitation-access-rights?${filter}`)).toHaveLength(1)
  await identity.ask(school.manager, { method: 'DELETE', path: `/invitations/${invitationId}` })
  expect(await rowsOf(school.manager, `/classes/invitation-access-rights?${filter}`)).toEqual([])
})

test('every new member gets the same rights, and deleted ones are not granted', async () => {
  const { id: invitationId, code } = await invite({ userRoleType: 'user' })
  const granted = (await grantRight(school.schoolClass.id, { invitationId, canManageStudents: true })).body.data
  await Promise.all([guests.classTeacher, guests.subjectTeacher].map((person) => accept(person, code)))
  for (const person of [guests.classTeacher, guests.subjectTeacher]) {
    expect(await rightsOf(person)).toMatchObject([{ canManageStudents: true, schoolSubjectIds: [] }])
  }
  const path = `/classes/${school.schoolClass.id}/access-rights/${granted.id}`
  await admin.ask(school.classTeacher, { method: 'DELETE', path })
  await accept(guests.manager, code)
  expect(await rightsOf(guests.manager)).toEqual([])
})

/** An address gets one invitation a minute. */
const minuteLater = () => owner`update mail_cooldown set sent_at = sent_at - interval '61 seconds'`

test('accepting a pending role grants the rights of invitations to the same address', async () => {
  const { email } = guests.admin
  const { id: invitationId } = await invite({ userRoleType: 'user', email })
  const { german } = school.schoolClass
  await grantRight(school.schoolClass.id, { invitationId, canManageStudents: true, schoolSubjectIds: [german.id] })
  const body = { email, firstName: 'Ada', lastName: 'Lehmann', roleType: 'user' }
  await minuteLater()
  await admin.ask(school.admin, { method: 'POST', path: '/tenants/current/add-user', body })
  const [waiting] = (await identity.ask(guests.admin, { method: 'GET', path: '/users/invitations' })).body.data.rows
  expect(await rightsOf(guests.admin)).toEqual([])
  const answer = { method: 'PUT', path: `/users/invitations/${waiting.id}`, body: { accept: true } }
  expect((await identity.ask(guests.admin, answer)).body.data.status).toBe('active')
  expect(await rightsOf(guests.admin)).toMatchObject([{ canManageStudents: true, schoolSubjectIds: [german.id] }])
  expect(await usesOf(invitationId)).toBe(1)
})

test('declining grants nothing and uses nothing up', async () => {
  const own = await testSchool(owner)
  const { email } = own.outsider
  const { id: invitationId } = await invite({ userRoleType: 'user', email })
  await grantRight(school.schoolClass.id, { invitationId, canManageStudents: true })
  const body = { email, firstName: 'Otto', lastName: 'Lehmann', roleType: 'user' }
  await minuteLater()
  await admin.ask(school.admin, { method: 'POST', path: '/tenants/current/add-user', body })
  const [waiting] = (await identity.ask(own.outsider, { method: 'GET', path: '/users/invitations' })).body.data.rows
  const answer = { method: 'PUT', path: `/users/invitations/${waiting.id}`, body: { accept: false } }
  await identity.ask(own.outsider, answer)
  expect(await rightsOf(own.outsider)).toEqual([])
  expect(await usesOf(invitationId)).toBe(0)
})
