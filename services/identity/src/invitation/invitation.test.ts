import { expect, test } from 'bun:test'
import { schoolDay } from '@lernspur/testing/school-day'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../app'

const identity = await serviceForFile('identity', identityService)
const school = await testSchool(identity.owner)
const other = await otherSchool(identity.owner)
const neighbours = [other.classTeacher, other.subjectTeacher, other.outsider, other.manager]

const ask = (person: TestPerson | null, method: string, path: string, body?: object) =>
  identity.ask(person, { method, path, ...(body && { body }) })
const invite = async (body: object, by = school.admin) => ask(by, 'POST', '/invitations/create-code', body)
const accept = (person: TestPerson, code: string) => ask(person, 'POST', '/invitations/accept', { code })
const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => () => neighbours[index] ?? school.outsider) as [
  () => TestPerson,
  () => TestPerson,
  () => TestPerson,
  () => TestPerson,
]
const usesOf = async (id: string): Promise<number> => {
  const [row] = await identity.owner<{ used: number }[]>`select used from invitation where id = ${id}`
  return row?.used ?? -1
}

test('a code joins the school, however it is typed', async () => {
  const made = await invite({ userRoleType: 'manager' })
  expect(made.status).toBe(201)
  const { id, code } = made.body.data
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  const joined = await accept(first(), typed)
  expect(joined.body.data).toMatchObject({
    roleType: 'manager',
    status: 'active',
    tenantId: school.tenantId,
    tenant: { id: school.tenantId, name: school.name },
  })
  const again = await accept(first(), code)
  expect(again.body.data.id).toBe(joined.body.data.id)
  expect(await usesOf(id)).toBe(1)
  const entries = await identity.owner`
    select action from audit_entry where tenant_id = ${school.tenantId} and entity_id = ${id} order by id`
  expect(entries.map(({ action }) => action)).toEqual(['invitation.create', 'invitation.accept'])
})

test('the last use admits one', async () => {
  const { id, code } = (await invite({ userRoleType: 'user', maximumUses: 1 })).body.data
  const answers = await Promise.all([second(), third(), fourth()].map((person) => accept(person, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.error).toBe('INVALID_INVITATION_CODE')
  expect(await usesOf(id)).toBe(1)
  expect((await ask(null, 'GET', `/invitations/verify/${code}`)).body.data).toMatchObject({ valid: false })
})

test('a name that is too long for a notification is cut between characters', async () => {
  const { classTeacher: guest } = await otherSchool(identity.owner)
  const { code } = (await invite({ userRoleType: 'user' })).body.data
  await identity.owner`update app_user set first_name = ${`${'x'.repeat(199)}👩‍🏫 Nele`} where id = ${guest.userId}`
  expect((await accept(guest, code)).status).toBe(200)
  const { rows } = (await ask(school.admin, 'GET', '/notifications')).body.data
  expect(rows[0].message).toStartWith(`${'x'.repeat(199)}👩‍🏫 hat Ihre Einladung`)
})

test('a double click uses one place', async () => {
  const { admin } = await testSchool(identity.owner, { studentCount: 2 })
  const { id, code } = (await invite({ userRoleType: 'user' })).body.data
  const answers = await Promise.all([1, 2, 3].map(() => accept(admin, code)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await usesOf(id)).toBe(1)
})

test('a disabled member cannot rejoin by a code', async () => {
  const { code } = (await invite({ userRoleType: 'user' })).body.data
  const { outsider } = await testSchool(identity.owner, { studentCount: 2 })
  await identity.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${outsider.userId}, ${school.tenantId}, 'user', 'disabled')`
  expect((await accept(outsider, code)).body.error).toBe('INVALID_INVITATION_CODE')
})

test('an open invitation names its school, any other reveals nothing', async () => {
  const { id, code } = (await invite({ userRoleType: 'user' })).body.data
  const verify = (language: string) =>
    identity.ask(null, { method: 'GET', path: `/invitations/verify/${code}`, headers: { 'accept-language': language } })
  expect((await verify('de')).body.data).toMatchObject({ valid: true, tenantName: school.name })
  expect((await verify('en')).body.data.message).toContain('invites you to work with')
  await identity.owner`update invitation set active_until = now() where id = ${id}`
  const expired = (await verify('en')).body.data
  expect(expired).toEqual({
    valid: false,
    tenantName: null,
    message: 'The invitation is invalid, expired or already used.',
  })
  expect((await accept(first(), code)).body.error).toBe('INVALID_INVITATION_CODE')
})

test('only an admin invites admins, sees their link and takes it back', async () => {
  expect((await invite({ userRoleType: 'admin' }, school.manager)).body.error).toBe('CREATE_NOT_ALLOWED')
  const { id } = (await invite({ userRoleType: 'admin' })).body.data
  const filter = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`
  const seenBy = async (person: TestPerson) =>
    (await ask(person, 'GET', `/invitations/active?${filter}`)).body.data.rows[0]
  expect((await seenBy(school.manager)).acceptUrl).toBeNull()
  expect((await seenBy(school.admin)).acceptUrl).toStartWith('http://localhost/user/invitations?code=')
  expect((await ask(school.manager, 'DELETE', `/invitations/${id}`)).body.error).toBe('NO_PERMISSION')
  expect((await ask(school.admin, 'DELETE', `/invitations/${id}`)).status).toBe(200)
  expect((await ask(school.admin, 'DELETE', `/invitations/${id}`)).body.error).toBe('NOT_FOUND')
})

test('the list contains the school’s own open invitations only', async () => {
  const own = await testSchool(identity.owner, { studentCount: 2 })
  const make = async () => (await invite({ userRoleType: 'user', maximumUses: 3 }, own.admin)).body.data.id
  const [open, expired, usedUp] = [await make(), await make(), await make()]
  await identity.owner`update invitation set active_until = now() where id = ${expired}`
  await identity.owner`update invitation set used = 3 where id = ${usedUp}`
  const { data } = (await ask(own.manager, 'GET', '/invitations/active')).body
  expect(data.count).toBe(1)
  expect(data.rows).toMatchObject([{ id: open, used: 0, maximumUses: 3, email: null, userRoleType: 'user' }])
  expect((await ask(school.admin, 'DELETE', `/invitations/${open}`)).body.error).toBe('NOT_FOUND')
})

test('an invitation for an address is mailed, and is valid for that address only', async () => {
  const { admin: guest, outsider: otherPerson } = await testSchool(identity.owner, { studentCount: 2 })
  const made = await invite({ userRoleType: 'user', email: guest.email.toUpperCase() })
  const mails = await identity.owner`select kind from mail_outbox where recipient = ${guest.email}`
  expect([...mails]).toEqual([{ kind: 'invitation' }])
  expect((await accept(otherPerson, made.body.data.code)).body.error).toBe('INVALID_INVITATION_CODE')
  expect((await accept(guest, made.body.data.code)).status).toBe(200)
  expect((await invite({ userRoleType: 'user', email: guest.email })).body.error).toBe('EMAIL_COOLDOWN_ACTIVE')
})

test('uses are counted from 1, and 1000 by default', async () => {
  for (const maximumUses of [0, -1, 1.5, '5']) {
    expect((await invite({ userRoleType: 'user', maximumUses })).body.error).toBe('VALIDATION_FAILED')
  }
  const { id } = (await invite({ userRoleType: 'user' })).body.data
  const [row] = await identity.owner<{ maximumUses: number }[]>`select maximum_uses from invitation where id = ${id}`
  expect(row?.maximumUses).toBe(1000)
})

test('an invitation is open for as many days as it says, 30 by default', async () => {
  const daysOf = async (days?: number) => {
    const { id } = (await invite({ userRoleType: 'user', ...(days && { days }) })).body.data
    const [row] = await identity.owner<{ days: number }[]>`
      select extract(day from active_until - created_at)::integer as days from invitation where id = ${id}`
    return row?.days
  }
  expect([await daysOf(), await daysOf(7)]).toEqual([30, 7])
  for (const days of [0, 366, 1.5])
    expect((await invite({ userRoleType: 'user', days })).body.error).toBe('VALIDATION_FAILED')
})

test('a link for a substitute makes a role that ends by itself, and is open no longer than it', async () => {
  const dayIn = (days: number) => schoolDay(identity.owner, school.tenantId, days)
  const [lastDay, past] = await Promise.all([dayIn(5), dayIn(-1)])
  expect((await invite({ userRoleType: 'user', roleEndsOn: past })).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    details: [{ path: 'roleEndsOn' }],
  })
  const { id, code } = (await invite({ userRoleType: 'user', roleEndsOn: lastDay, days: 90 }, school.manager)).body.data
  const listed = (await ask(school.manager, 'GET', '/invitations/active')).body.data.rows
  expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ roleEndsOn: lastDay })
  const { classTeacher: substitute } = await otherSchool(identity.owner)
  const joined = (await accept(substitute, code)).body.data
  const [role] = await identity.owner`
    select ur.ends_on, ur.end_set_by_id, ur.ends_at = i.active_until as ends_with_link
    from user_role ur, invitation i where ur.id = ${joined.id} and i.id = ${id}`
  expect(role).toEqual({ endsOn: lastDay, endSetById: school.manager.userId, endsWithLink: true })
})

test('who was invited without an end and joins by a link with one has it; a link without one leaves an end', async () => {
  const { classTeacher: substitute } = await otherSchool(identity.owner)
  const day = await schoolDay(identity.owner, school.tenantId, 5)
  await identity.owner`
    insert into user_role (user_id, tenant_id, role_type, status, ends_on, ends_at)
    values (${substitute.userId}, ${school.tenantId}, 'user', 'invitationPending', ${day}, now() + interval '6 days')`
  const { code } = (await invite({ userRoleType: 'user' })).body.data
  const joined = (await accept(substitute, code)).body.data
  const [role] = await identity.owner`select ends_on from user_role where id = ${joined.id}`
  expect(role).toEqual({ endsOn: day })
})
