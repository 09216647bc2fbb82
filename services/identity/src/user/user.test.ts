import { expect, test } from 'bun:test'
import { pngData } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../app'

const identity = await serviceForFile('identity', identityService)
const school = await testSchool(identity.owner, { studentCount: 2 })
const other = await testSchool(identity.owner, { studentCount: 2 })

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  identity.ask(person, { method, path, ...(body && { body }) })

/** A role of a person at the other school. */
const roleOf = async ({ userId }: TestPerson, status: string): Promise<string> => {
  const [row] = await identity.owner<{ id: string }[]>`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${userId}, ${other.tenantId}, 'user', ${status})
    on conflict (tenant_id, user_id) do update set status = excluded.status returning id`
  return row?.id ?? ''
}
const answer = (person: TestPerson, userRoleId: string, accept: boolean) =>
  ask(person, 'PUT', `/users/invitations/${userRoleId}`, { accept })

test('a user changes the profile, and omitted fields stay', async () => {
  const avatar = pngData()
  const first = await ask(school.outsider, 'PUT', '/users/me', { firstName: ' Änne ', avatar, isSetupCompleted: true })
  expect(first.body.data).toMatchObject({
    id: school.outsider.userId,
    firstName: 'Änne',
    isSetupCompleted: true,
  })
  // Re-encoded by the service, so it is accepted unchanged.
  const stored = first.body.data.avatar
  expect(stored).toMatch(/^data:image\/webp;base64,/)
  expect((await ask(school.outsider, 'PUT', '/users/me', { avatar: stored })).status).toBe(200)
  const second = await ask(school.outsider, 'PUT', '/users/me', { avatar: null, language: 'en', theme: 'dark' })
  expect(second.body.data).toMatchObject({ firstName: 'Änne', avatar: null, isSetupCompleted: true })
  const [row] = await identity.owner`select language, theme from app_user where id = ${school.outsider.userId}`
  expect(row).toEqual({ language: 'en', theme: 'dark' })
})

test('names are as long as they may be in any script', async () => {
  // Of all kinds, since what repeats is stored in fewer bytes.
  const long = String.fromCodePoint(...Array.from({ length: 1000 }, (_, index) => 0x4e00 + ((index * 7919) % 20_000)))
  const { status, body } = await ask(school.outsider, 'PUT', '/users/me', { firstName: long, lastName: long })
  expect([status, body.data?.firstName, body.data?.lastName]).toEqual([200, long, long])
})

test('half a character is no part of a name', async () => {
  const { status, body } = await ask(school.outsider, 'PUT', '/users/me', { firstName: 'Nele \ud83d' })
  expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED'])
})

test('what a user was told once stays told, whatever else changes in the profile', async () => {
  const flags = { classSetupTooltipSeen: true, teamSetupTooltipSeen: true, schoolYearSetupTooltipSeen: true }
  const put = async (body: object) => (await ask(school.admin, 'PUT', '/users/me', body)).body.data
  expect(await put({ classSetupTooltipSeen: true })).toMatchObject({
    ...flags,
    teamSetupTooltipSeen: false,
    schoolYearSetupTooltipSeen: false,
  })
  await put({ teamSetupTooltipSeen: true })
  await put({ schoolYearSetupTooltipSeen: true })
  for (const body of [{ firstName: 'Ada' }, { avatar: null }, { language: 'de', theme: null }, { schoolDraft: null }])
    expect(await put(body)).toMatchObject(flags)
})

test('the name that lists are sorted by is remembered with the user', async () => {
  const known = async () => (await ask(school.manager, 'GET', '/auth/whoami')).body.data.nameOrder
  expect(await known()).toBe('firstName')
  expect((await ask(school.manager, 'PUT', '/users/me', { nameOrder: 'lastName' })).status).toBe(200)
  expect(await known()).toBe('lastName')
  expect((await ask(school.manager, 'PUT', '/users/me', { nameOrder: 'email' })).body.error).toBe('VALIDATION_FAILED')
})

test('the direction of the matrix is remembered with the user', async () => {
  const known = async () => (await ask(school.manager, 'GET', '/auth/whoami')).body.data.matrixDirection
  expect(await known()).toBe('down')
  expect((await ask(school.manager, 'PUT', '/users/me', { matrixDirection: 'right' })).status).toBe(200)
  expect(await known()).toBe('right')
  expect((await ask(school.manager, 'PUT', '/users/me', { matrixDirection: 'up' })).body.error).toBe(
    'VALIDATION_FAILED',
  )
})

test('a new account has read what is new, and when somebody last read it is remembered with the user', async () => {
  const known = async () => (await ask(school.manager, 'GET', '/auth/whoami')).body.data.releaseNotesSeenAt
  expect(Date.parse(await known())).toBeGreaterThan(Date.now() - 24 * 3600 * 1000)
  expect(
    (await ask(school.manager, 'PUT', '/users/me', { releaseNotesSeenAt: '2027-01-10T08:00:00.000Z' })).status,
  ).toBe(200)
  expect(Date.parse(await known())).toBe(Date.UTC(2027, 0, 10, 8))
  expect((await ask(school.manager, 'PUT', '/users/me', { releaseNotesSeenAt: 'yesterday' })).body.error).toBe(
    'VALIDATION_FAILED',
  )
})

test('where somebody is in the tour is remembered with the user, and a new account is offered it (rule profile.6)', async () => {
  const known = async () => (await ask(school.manager, 'GET', '/auth/whoami')).body.data.tourStep
  expect(await known()).toBe(0)
  expect((await ask(school.manager, 'PUT', '/users/me', { tourStep: 3 })).status).toBe(200)
  expect(await known()).toBe(3)
  for (const tourStep of [-1, 8, 1.5])
    expect((await ask(school.manager, 'PUT', '/users/me', { tourStep })).body.error).toBe('VALIDATION_FAILED')
})

test('an admin, and nobody else, knows how much the provider asks for at the current school', async () => {
  const { admin, manager, outsider } = await testSchool(identity.owner)
  const known = async (person: TestPerson) => (await ask(person, 'GET', '/auth/whoami')).body.data.roleRequestCount
  expect(await known(admin)).toBe(0)
  await identity.owner`
    update user_role set requested_role_type = 'manager', requested_by_id = ${other.admin.userId}, requested_at = now()
    where id = ${outsider.userRoleId}`
  expect(await Promise.all([admin, manager, outsider, school.admin].map(known))).toEqual([1, 0, 0, 0])
})

test('a school draft is stored for its author only', async () => {
  const readStored = async (person: TestPerson) => (await ask(person, 'GET', '/users/me/school-draft')).body.data
  const [state] = await identity.owner<{ id: string }[]>`select id from state limit 1`
  const schoolDraft = { name: 'Grundschule am ', stateId: state?.id ?? '', schoolTypeId: null }
  expect(await readStored(school.outsider)).toBeNull()
  const { data } = (await ask(school.outsider, 'PUT', '/users/me', { schoolDraft })).body
  expect(data).not.toHaveProperty('schoolDraft')
  expect([await readStored(school.outsider), await readStored(school.manager)]).toEqual([schoolDraft, null])
  const long = { ...schoolDraft, name: 'x'.repeat(256) }
  expect((await ask(school.outsider, 'PUT', '/users/me', { schoolDraft: long })).body.error).toBe('VALIDATION_FAILED')
  await ask(school.outsider, 'PUT', '/users/me', { schoolDraft: null })
  expect(await readStored(school.outsider)).toBeNull()
})

test('no other field of an account can be set', async () => {
  const put = async (body: object) => (await ask(school.manager, 'PUT', '/users/me', body)).body.error
  expect(await put({})).toBe('EMPTY_DTO')
  const bad = [
    { email: 'neu@schule.example' },
    { id: school.admin.userId },
    { passwordHash: 'x' },
    { firstName: ' ' },
    { lastName: 'x'.repeat(1001) },
    { avatar: 'javascript:alert(1)' },
    { avatar: 'data:image/svg+xml;base64,AAAA' },
    { avatar: `data:image/png;base64,${'A'.repeat(40_000)}` },
    { isSetupCompleted: 'yes' },
    { language: 'fr' },
  ]
  for (const body of bad) expect(await put(body)).toBe('VALIDATION_FAILED')
})

test('an invalid picture is refused, and the old one stays', async () => {
  const put = async (avatar: string) => (await ask(school.admin, 'PUT', '/users/me', { avatar })).body
  const { avatar } = (await put(pngData())).data
  const match = pngData()
  for (const bad of [
    'data:image/png;base64,iVBORw0KGgo=',
    match.slice(0, 60),
    `data:image/png;base64,${btoa('<svg/>')}`,
  ]) {
    expect((await put(bad)).error).toBe('FILE_VALIDATION_FAILED')
  }
  const [row] = await identity.owner`select avatar from app_user where id = ${school.admin.userId}`
  expect(row?.avatar).toBe(avatar)
})

test('an invited person sees the school and joins it', async () => {
  const id = await roleOf(school.classTeacher, 'invitationPending')
  const { data } = (await ask(school.classTeacher, 'GET', '/users/invitations')).body
  expect(data.count).toBe(1)
  expect(data.rows).toMatchObject([{ id, status: 'invitationPending', tenant: { name: other.name } }])
  expect((await ask(school.manager, 'GET', '/users/invitations')).body.data.count).toBe(0)
  expect((await answer(school.classTeacher, id, true)).body.data).toMatchObject({ id, status: 'active' })
  expect((await answer(school.classTeacher, id, false)).body.error).toBe('INVALID_USER_INVITATION')
  const entries = await identity.owner`
    select action from audit_entry where tenant_id = ${other.tenantId} and entity_id = ${id}`
  expect([...entries]).toEqual([{ action: 'user-role.accept' }])
})

test('only a pending role can be answered, once', async () => {
  const moves = [
    ['invitationPending', true, 'active'],
    ['invitationPending', false, 'invitationDeclined'],
    ['invitationDeclined', true, 'INVALID_USER_INVITATION'],
    ['invitationDeclined', false, 'INVALID_USER_INVITATION'],
    ['active', true, 'INVALID_USER_INVITATION'],
    ['active', false, 'INVALID_USER_INVITATION'],
    ['disabled', true, 'INVALID_USER_INVITATION'],
    ['disabled', false, 'INVALID_USER_INVITATION'],
  ] as const
  for (const [status, accept, outcome] of moves) {
    const { body } = await answer(school.subjectTeacher, await roleOf(school.subjectTeacher, status), accept)
    expect(body.error ?? body.data.status).toBe(outcome)
  }
  const id = await roleOf(school.subjectTeacher, 'invitationPending')
  const both = await Promise.all([true, false].map((accept) => answer(school.subjectTeacher, id, accept)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('another user’s pending role is not found', async () => {
  const id = await roleOf(school.manager, 'invitationPending')
  expect((await answer(school.outsider, id, true)).body.error).toBe('NOT_FOUND')
  await identity.owner`update tenant set is_disabled = true where id = ${other.tenantId}`
  expect((await answer(school.manager, id, true)).body.error).toBe('NOT_FOUND')
  expect((await ask(school.manager, 'GET', '/users/invitations')).body.data.count).toBe(0)
})

test('whoever invited by mail is told of the answer, yes or no, with the address of somebody without a name', async () => {
  const invitedTo = await testSchool(identity.owner)
  const { manager, classTeacher } = invitedTo
  const messages = async () =>
    (await ask(manager, 'GET', '/notifications')).body.data.rows.map(({ message }: { message: string }) => message)
  const pending = async ({ userId }: TestPerson): Promise<string> => {
    const [row] = await identity.owner<{ id: string }[]>`
      insert into user_role (user_id, tenant_id, role_type, status, inviter_id)
      values (${userId}, ${invitedTo.tenantId}, 'user', 'invitationPending', ${manager.userId}) returning id`
    return row?.id ?? ''
  }
  await identity.owner`update app_user set first_name = '', last_name = '' where id = ${school.admin.userId}`
  expect((await answer(school.admin, await pending(school.admin), false)).status).toBe(200)
  expect(await messages()).toEqual([`${school.admin.email} hat Ihre Einladung zu ${invitedTo.name} abgelehnt.`])
  await identity.owner`update app_user set first_name = 'Pia', last_name = 'Lind' where id = ${school.outsider.userId}`
  expect((await answer(school.outsider, await pending(school.outsider), true)).status).toBe(200)
  expect((await messages()).toSorted()).toEqual([
    `Pia Lind hat Ihre Einladung zu ${invitedTo.name} angenommen.`,
    `${school.admin.email} hat Ihre Einladung zu ${invitedTo.name} abgelehnt.`,
  ])
  expect((await ask(classTeacher, 'GET', '/notifications')).body.data.count).toBe(0)
})
