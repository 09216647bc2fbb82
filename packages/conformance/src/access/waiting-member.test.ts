import { expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({ identity: identityService, 'school-admin': schoolAdminService })
const { identity, 'school-admin': admin } = services

const createClass = (person: TestPerson) =>
  admin.ask(person, { method: 'POST', path: '/classes', body: { name: '1z', schoolLevel: 1 } })
const colleagues = (person: TestPerson) => admin.ask(person, { method: 'GET', path: '/tenants/current/users' })

/** Somebody of another school whom this one has invited, with a session that names the pending role. */
const invited = async (isUnconfirmed: boolean): Promise<TestPerson> => {
  const [school, guests] = [await testSchool(owner), await otherSchool(owner)]
  const roleType = isUnconfirmed ? 'manager' : 'user'
  const requested = isUnconfirmed
    ? { type: roleType, by: school.admin.userId, at: owner`now()` }
    : { type: null, by: null, at: null }
  const [row] = await owner<{ id: string }[]>`
    insert into user_role (tenant_id, user_id, role_type, status, inviter_id, requested_role_type, requested_by_id, requested_at)
    values (${school.tenantId}, ${guests.outsider.userId}, ${roleType}, 'invitationPending', ${school.admin.userId},
      ${requested.type}, ${requested.by}, ${requested.at})
    returning id`
  return { ...guests.outsider, tenantId: school.tenantId, userRoleId: row?.id ?? '', roleType }
}

test.each([
  ['an unanswered invitation', false],
  ['an unconfirmed invitation', true],
])('with %s nobody creates a class or sees a name, and is told why', async (_, isUnconfirmed) => {
  const person = await invited(isUnconfirmed)
  for (const call of [createClass, colleagues]) {
    const { status, body } = await call(person)
    expect([status, body.error]).toEqual([403, 'NO_PERMISSION'])
    expect(body.details).toMatchObject([{ path: 'role', message: expect.stringContaining('Einladung') }])
    expect(body.data).toBeUndefined()
  }
  const made = await owner`select from school_class where creator_id = ${person.userId}`
  expect(made).toHaveLength(0)
})

test('once let in, a member sees names alone until a class is there, and may make one', async () => {
  const person = await invited(false)
  const path = `/users/invitations/${person.userRoleId}`
  expect((await identity.ask(person, { method: 'PUT', path, body: { accept: true } })).status).toBe(200)
  const { rows } = (await colleagues(person)).body.data
  expect(rows.length).toBeGreaterThan(1)
  for (const { email, avatar, userRoles } of rows) expect([email, avatar, userRoles]).toEqual([null, null, []])
  expect((await createClass(person)).status).toBe(201)
  expect((await colleagues(person)).body.data.rows[0].email).toBeString()
})
