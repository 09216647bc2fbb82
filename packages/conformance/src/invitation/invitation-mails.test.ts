import { expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const { identity, 'school-admin': admin, provider } = services
const providerAdmin = await testProvider(owner)

const newAddress = () => `${crypto.randomUUID()}@test.example`
const addresses = (count: number) => Array.from({ length: count }, newAddress)
const bulk = async (by: TestPerson, emails: readonly string[]) => {
  const body = { emails, roleType: 'user' }
  return (await admin.ask(by, { method: 'POST', path: '/tenants/current/add-user/bulk', body })).body.data
}
const newcomer = (email: string) => ({ email, firstName: 'Nele', lastName: 'Neu', roleType: 'user' })

type Send = (by: TestPerson, email: string) => ReturnType<typeof admin.ask>
/** Every call that mails an invitation to one address. */
const kinds: Readonly<Record<string, Send>> = {
  'add-user': (by, email) =>
    admin.ask(by, { method: 'POST', path: '/tenants/current/add-user', body: newcomer(email) }),
  'create-code': (by, email) =>
    identity.ask(by, { method: 'POST', path: '/invitations/create-code', body: { userRoleType: 'user', email } }),
  'add-user of the provider': ({ tenantId }, email) =>
    provider.ask(providerAdmin, {
      method: 'POST',
      path: `/provider/tenants/${tenantId}/add-user`,
      body: newcomer(email),
    }),
}
const rowsOf = async (email: string): Promise<number> => {
  const [row] = await owner<{ count: number }[]>`
    select (select count(*) from app_user where email = ${email})::integer
      + (select count(*) from invitation where email = ${email})::integer
      + (select count(*) from mail_outbox where recipient = ${email})::integer as count`
  return row?.count ?? -1
}

test.each(Object.keys(kinds))('%s mails an address at most once a minute, whatever mailed it before', async (kind) => {
  for (const before of Object.values(kinds)) {
    const [first, second] = [await testSchool(owner), await testSchool(owner)]
    const email = newAddress()
    expect((await before(first.admin, email)).status).toBe(201)
    const rows = await rowsOf(email)
    const again = await kinds[kind]?.(second.admin, email)
    expect([again?.status, again?.body.error]).toEqual([429, 'EMAIL_COOLDOWN_ACTIVE'])
    expect(Number(again?.headers.get('retry-after'))).toBeWithin(1, 61)
    expect(await rowsOf(email)).toBe(rows)
    await owner`update mail_cooldown set sent_at = sent_at - interval '61 seconds'`
    expect((await kinds[kind]?.(second.admin, email))?.status).toBe(201)
  }
})

test('of many, those just mailed are named, and nothing of them is written', async () => {
  const [{ manager }, other] = [await testSchool(owner), await testSchool(owner)]
  const [known = '', fresh = '', member = ''] = [newAddress(), newAddress(), other.outsider.email]
  await bulk(other.admin, [known])
  const rows = await rowsOf(known)
  const sent = await bulk(manager, [known.toUpperCase(), fresh, manager.email, member, fresh])
  expect(sent.rows.map(({ user }: { user: { email: string } }) => user.email).toSorted()).toEqual(
    [fresh, member].toSorted(),
  )
  expect([sent.count, sent.notMailed]).toEqual([2, [{ email: known, reason: 'cooldown' }]])
  expect(await rowsOf(known)).toBe(rows)
})

test('a person and a school mail so many a day, and the rest is named', async () => {
  const { manager, admin: head, classTeacher } = await testSchool(owner)
  expect((await bulk(manager, addresses(150))).count).toBe(150)
  const rest = addresses(60)
  const sent = await bulk(manager, rest)
  expect([sent.count, sent.notMailed.length, sent.notMailed[0]]).toEqual([
    50,
    10,
    { email: rest[50], reason: 'dailyLimit' },
  ])
  for (const kind of ['add-user', 'create-code']) {
    expect((await kinds[kind]?.(manager, newAddress()))?.body.error).toBe('TOO_MANY_REQUESTS')
  }
  expect(await rowsOf(rest[55] ?? '')).toBe(0)
  expect((await bulk(head, addresses(201))).count).toBe(200)
  await owner`update user_role set role_type = 'manager' where id = ${classTeacher.userRoleId}`
  expect((await bulk(classTeacher, addresses(2))).count).toBe(0)
  await owner`update mail_allowance set day = day - 1`
  expect((await bulk(classTeacher, addresses(2))).count).toBe(2)
})

test('a call that mails nobody counts for nothing', async () => {
  const { manager, outsider } = await testSchool(owner)
  await bulk(manager, addresses(199))
  expect((await kinds['add-user']?.(manager, outsider.email))?.body.error).toBe('USER_ALREADY_EXISTS')
  expect((await kinds['add-user']?.(manager, newAddress()))?.status).toBe(201)
})
