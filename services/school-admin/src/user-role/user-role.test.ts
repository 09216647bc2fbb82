import { describe, expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)

const roles = '/tenants/current/user-roles'
const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const change = (person: TestPerson, of: TestPerson, body: object) =>
  ask(person, 'PUT', `${roles}/${of.userRoleId}`, body)

/** A school with a second admin. */
const withTwoAdmins = async (): Promise<TestSchool> => {
  const school = await testSchool(admin.owner)
  expect((await change(school.admin, school.outsider, { roleType: 'admin' })).status).toBe(200)
  return school
}

test('roles are listed with user, school and rights on classes', async () => {
  const school = await testSchool(admin.owner)
  const { data } = (await ask(school.manager, 'GET', roles)).body
  expect(data.count).toBe(5)
  const row = data.rows.find(({ id }: { id: string }) => id === school.subjectTeacher.userRoleId)
  expect(row).toMatchObject({ roleType: 'user', status: 'active', user: { email: school.subjectTeacher.email } })
  expect(row.tenant.name).toBe(school.name)
  expect(row.accessRights[0].schoolSubjectIds).toEqual([school.schoolClass.german.id])
})

test('the role of somebody who has deactivated the account is not enabled again, and the answer says why', async () => {
  const { admin: ada, outsider } = await testSchool(admin.owner)
  expect((await change(ada, outsider, { isActive: false })).status).toBe(200)
  await admin.owner`update app_user set deactivated_at = now() where id = ${outsider.userId}`
  const { body } = await change(ada, outsider, { isActive: true })
  expect([body.error, body.details?.[0]?.message]).toEqual([
    'UPDATE_NOT_ALLOWED',
    'Das Konto dieser Person ist deaktiviert. Hat sie es selbst getan, laden Sie sie mit einer anderen Adresse ein.',
  ])
  const [role] = await admin.owner`select status from user_role where id = ${outsider.userRoleId}`
  expect(role?.status).toBe('disabled')
})

describe('users of a school', async () => {
  const school = await testSchool(admin.owner)
  const { admin: ada, manager, classTeacher, subjectTeacher, outsider } = school
  await insertObservation(admin.owner, school, { creatorId: ada.userId })
  await insertObservation(admin.owner, school, { creatorId: ada.userId, table: 'legacy_observation' })
  const users = async (person: TestPerson, query = '') =>
    (await ask(person, 'GET', `/tenants/current/users${query}`)).body
  const byCount = [
    '?order[0][field]=competenceObservationsCount&order[0][dir]=desc',
    '?filter[0][field]=competenceObservationsCount&filter[0][type]=gte&filter[0][value]=1',
  ]

  test('are shown with their number of entries to admins only, who alone order and filter by it', async () => {
    expect((await users(ada)).data.rows[0]).toMatchObject({ firstName: 'Ada', competenceObservationsCount: 2 })
    for (const query of byCount) expect((await users(ada, query)).data.rows[0].firstName).toBe('Ada')
    for (const person of [manager, classTeacher, subjectTeacher, outsider]) {
      const { data } = await users(person)
      expect(new Set(data.rows.map((row: Record<string, unknown>) => row.competenceObservationsCount))).toEqual(
        new Set([null]),
      )
      for (const query of byCount) {
        const { error, details } = await users(person, query)
        expect([error, details.length]).toEqual(['INVALID_PARAMETERS', 1])
      }
    }
  })

  test('are shown with address and role to whoever sees a class', async () => {
    for (const person of [manager, classTeacher, subjectTeacher]) {
      const { data } = await users(person, '?order[0][field]=email&order[0][dir]=asc')
      expect(data.rows[0]).toMatchObject({ firstName: 'Ada', email: ada.email, userRoles: [{ roleType: 'admin' }] })
    }
  })

  test('who see no class so far are known to whoever sees one', async () => {
    const waiting = async (person: TestPerson) =>
      (await users(person)).data.rows
        .filter((row: { isWaiting: boolean | null }) => row.isWaiting)
        .map(({ id }: { id: string }) => id)
    for (const person of [manager, classTeacher]) expect(await waiting(person)).toEqual([outsider.userId])
    expect(await waiting(outsider)).toEqual([])
  })

  test('are names only to a member without a class, also in filters and orders', async () => {
    const { data } = await users(outsider)
    expect(data.count).toBe(5)
    const { id, firstName, lastName, userRoles, ...rest } = data.rows[0]
    expect([id, firstName, lastName, userRoles]).toEqual([ada.userId, 'Ada', expect.any(String), []])
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => null))
    const address = `?filter[0][field]=email&filter[0][type]=eq&filter[0][value]=${ada.email}`
    expect((await users(outsider, address)).data.count).toBe(0)
    const ordered = async (dir: string) =>
      (await users(outsider, `?order[0][field]=email&order[0][dir]=${dir}`)).data.rows.map(
        (row: { id: string }) => row.id,
      )
    expect(await ordered('desc')).toEqual((await ordered('asc')).toReversed())
    expect(await ordered('asc')).toEqual((await ordered('asc')).toSorted())
  })
})

test('a school keeps one active admin, also when two leave concurrently', async () => {
  const school = await withTwoAdmins()
  const { admin: first, outsider: second } = school
  const answers = await Promise.all([
    change(first, second, { isActive: false }),
    change(second, first, { roleType: 'user' }),
  ])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const [{ count } = { count: 0 }] = await admin.owner<{ count: number }[]>`
    select count(*) from user_role
    where tenant_id = ${school.tenantId} and role_type = 'admin' and status = 'active'`
  expect(count).toBeGreaterThan(0)
  const alone = await testSchool(admin.owner)
  expect((await change(alone.admin, alone.admin, { isActive: false })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask(alone.admin, 'DELETE', `${roles}/${alone.admin.userRoleId}`)).body.error).toBe('NO_PERMISSION')
})

test('managers neither change nor create admins', async () => {
  const { manager, admin: owner, outsider } = await testSchool(admin.owner)
  expect((await change(manager, owner, { isActive: false })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await change(manager, outsider, { roleType: 'admin' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask(manager, 'DELETE', `${roles}/${owner.userRoleId}`)).body.error).toBe('NO_PERMISSION')
  const person = { email: 'neu@test.example', firstName: 'Nele', lastName: 'Neu', roleType: 'admin' }
  expect((await ask(manager, 'POST', '/tenants/current/add-user', person)).body.error).toBe('CREATE_NOT_ALLOWED')
})

test('a disabled role gives no access, and can be enabled', async () => {
  const { manager, classTeacher } = await testSchool(admin.owner)
  expect((await change(manager, classTeacher, { isActive: false })).body.data.status).toBe('disabled')
  expect((await ask(classTeacher, 'GET', '/classes')).body.error).toBe('NO_PERMISSION')
  expect((await change(manager, classTeacher, { isActive: true })).body.data.status).toBe('active')
  expect((await change(manager, classTeacher, {})).body.error).toBe('EMPTY_DTO')
})

test('people are invited one by one or many at once, and each only once', async () => {
  const { manager } = await testSchool(admin.owner)
  const email = `${crypto.randomUUID()}@Test.example`
  const person = { email, firstName: 'Nele', lastName: 'Neu', roleType: 'user' }
  const added = await ask(manager, 'POST', '/tenants/current/add-user', person)
  expect(added.body.data).toMatchObject({ status: 'invitationPending', user: { email: email.toLowerCase() } })
  expect((await ask(manager, 'POST', '/tenants/current/add-user', person)).body.error).toBe('USER_ALREADY_EXISTS')
  const invited = await change(manager, { ...manager, userRoleId: added.body.data.id }, { isActive: true })
  expect(invited.body.error).toBe('UPDATE_NOT_ALLOWED')
  const emails = [email, `${crypto.randomUUID()}@test.example`]
  const many = await ask(manager, 'POST', '/tenants/current/add-user/bulk', { emails, roleType: 'user' })
  expect([many.status, many.body.data.count]).toEqual([201, 1])
  for (const body of [
    { emails: [], roleType: 'user' },
    { emails: ['keine Adresse'], roleType: 'user' },
  ]) {
    expect((await ask(manager, 'POST', '/tenants/current/add-user/bulk', body)).body.error).toBe('VALIDATION_FAILED')
  }
})

test('names given with addresses become those of new accounts, and rename nobody', async () => {
  const { manager, outsider } = await testSchool(admin.owner)
  const neighbour = await testSchool(admin.owner)
  const email = `${crypto.randomUUID()}@test.example`
  const names = [
    { email: email.toUpperCase(), firstName: 'Karin', lastName: 'Kern' },
    { email: neighbour.outsider.email, firstName: 'Falsch', lastName: 'Name' },
  ]
  const body = { emails: [email, neighbour.outsider.email, outsider.email], roleType: 'user', names }
  const { data } = (await ask(manager, 'POST', '/tenants/current/add-user/bulk', body)).body
  const nameOf = new Map(
    data.rows.map(({ user }: { user: { email: string; firstName: string; lastName: string } }) => [
      user.email,
      `${user.firstName} ${user.lastName}`,
    ]),
  )
  expect(nameOf.size).toBe(2)
  expect(nameOf.get(email)).toBe('Karin Kern')
  expect(nameOf.get(neighbour.outsider.email)).not.toContain('Falsch')
  const address = { ...body, names: [{ email, firstName: 'www.reklame.example', lastName: '' }] }
  expect((await ask(manager, 'POST', '/tenants/current/add-user/bulk', address)).body.error).toBe('VALIDATION_FAILED')
})

test('an invitation is mailed again once a minute, and then comes from whoever sent it last', async () => {
  const { manager, admin: owner, outsider } = await testSchool(admin.owner)
  const email = `${crypto.randomUUID()}@test.example`
  const { data } = (await ask(owner, 'POST', '/tenants/current/add-user/bulk', { emails: [email], roleType: 'user' }))
    .body
  const role = data.rows[0].id
  const resend = (person: TestPerson, id = role) => ask(person, 'POST', `${roles}/${id}/resend`)
  expect((await resend(manager)).body.error).toBe('EMAIL_COOLDOWN_ACTIVE')
  await admin.owner`update mail_cooldown set sent_at = now() - interval '61 seconds'`
  expect((await resend(manager)).body).toEqual({ success: true })
  const mails = await admin.owner<{ kind: string }[]>`
    select kind from mail_outbox where recipient = ${email} order by id`
  expect(mails.map(({ kind }) => kind)).toEqual(['roleInvitation', 'roleInvitation'])
  const [row] = await admin.owner`select inviter_id from user_role where id = ${role}`
  expect(row).toEqual({ inviterId: manager.userId })
  expect((await resend(manager, outsider.userRoleId)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await resend(outsider)).body.error).toBe('NO_PERMISSION')
  await change(owner, { ...owner, userRoleId: role }, { roleType: 'admin' })
  expect((await resend(manager)).body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('of an account that has not accepted the invitation a school sees the address alone, wherever people are listed', async () => {
  const [school, other] = [await testSchool(admin.owner), await testSchool(admin.owner)]
  const { classTeacher: invited } = other
  await admin.owner`
    update app_user set avatar = '/api/files/geheim', first_name = 'Geheimfrau', is_setup_completed = true
    where id = ${invited.userId}`
  const { email } = invited
  const added = await ask(school.admin, 'POST', '/tenants/current/add-user', {
    email,
    roleType: 'user',
    firstName: 'Neu',
    lastName: 'Neu',
  })
  expect([added.status, added.body.data.user]).toEqual([
    201,
    { id: invited.userId, email, firstName: '', lastName: '', avatar: null },
  ])
  const { schoolClass } = school
  const right = { schoolClassId: schoolClass.id, userId: invited.userId, right: { canManageStudents: true } }
  await ask(school.admin, 'POST', '/classes/access-rights/bulk', { changes: [right] })
  const lists = [
    roles,
    '/tenants/current/users',
    '/tenants/current/staff',
    '/tenants/current/audit',
    '/classes/access-rights',
    '/tenants/current/class-members',
    `/tenants/current/users?filter[0][field]=firstName&filter[0][type]=search&filter[0][value]=geheim`,
  ]
  const answers = await Promise.all(lists.map(async (path) => (await ask(school.admin, 'GET', path)).body))
  for (const [index, answer] of answers.entries()) {
    expect([lists[index], answer.success]).toEqual([lists[index] ?? '', true])
    expect(JSON.stringify(answer)).not.toMatch(/geheim/i)
  }
  expect(answers.at(-1).data.count).toBe(0)
  // Once accepted, colleagues know each other.
  await admin.owner`
    update user_role set status = 'active' where tenant_id = ${school.tenantId} and user_id = ${invited.userId}`
  expect(JSON.stringify((await ask(school.admin, 'GET', roles)).body)).toContain('Geheimfrau')
})
