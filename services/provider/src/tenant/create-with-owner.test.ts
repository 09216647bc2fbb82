import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)
const [location] = await owner<{ stateId: string; countryId: string }[]>`
  select id as state_id, country_id from state where name = 'Hessen'`

const newOwner = (part: object = {}) => ({
  email: `${crypto.randomUUID()}@test.example`,
  firstName: 'Nele',
  lastName: 'Neu',
  ...part,
})
const create = (body: object, who = person, headers = {}) =>
  provider.ask(who, {
    method: 'POST',
    path: '/provider/tenants',
    headers,
    body: { name: `Schule ${crypto.randomUUID()}`, ...location, ...body },
  })
const schoolsNamed = async (name: string) => (await owner`select from tenant where name = ${name}`).length
const rowOf = async (id: string) =>
  (await provider.ask(person, { method: 'GET', path: `/provider/tenants/${id}` })).body.data

test('a school is created with its first owner, who is mailed', async () => {
  const by = newOwner({ email: `${crypto.randomUUID()}@Test.example` })
  const name = `Grundschule „O'Brien“ 🌳 & <b>Söhne</b> ${crypto.randomUUID()}`
  const { status, body } = await create({ name, owner: by })
  expect([status, body.data.name]).toEqual([201, name])
  const email = by.email.toLowerCase()
  const mails = await owner`select kind, facts from mail_outbox where recipient = ${email}`
  expect([...mails]).toEqual([{ kind: 'roleInvitation', facts: { tenantName: name, inviter: 'Paula Lehmann' } }])
  expect(await rowOf(body.data.id)).toMatchObject({
    status: 'inSetup',
    userCount: 0,
    invitedOwner: { email, firstName: 'Nele', invitation: { state: 'waiting' } },
  })
})

test('says how the invitation of the owner stands, until there is one', async () => {
  const by = newOwner()
  const { id } = (await create({ owner: by })).body.data
  const stateAfter = async (change: Promise<unknown>) => {
    await change
    return (await rowOf(id)).invitedOwner?.invitation?.state ?? null
  }
  const complete = (status: string, days = 0) =>
    owner`update mail_outbox set status = ${status}, settled_at = now() - make_interval(days => ${days})
      where recipient = ${by.email}`
  const setRole = (status: string) =>
    owner`update user_role set status = ${status}, requested_role_type = null where tenant_id = ${id}`
  expect(await stateAfter(complete('sent'))).toBe('sent')
  expect(await stateAfter(complete('failed'))).toBe('refused')
  expect(await stateAfter(complete('sent', 8))).toBe('expired')
  const register = owner`update app_user set password_hash = 'x' where email = ${by.email}`
  expect(await stateAfter(register)).toBe('hasAccount')
  expect(await stateAfter(setRole('invitationDeclined'))).toBeNull()
  expect((await rowOf(id)).invitedOwner).toMatchObject({ email: by.email, invitation: null })
  await setRole('active')
  expect((await rowOf(id)).invitedOwner).toBeNull()
})

test('school and owner come into being together or not at all', async () => {
  const busy = newOwner()
  await create({ owner: busy })
  const attempts = [
    { owner: busy, error: 'EMAIL_COOLDOWN_ACTIVE' },
    { owner: newOwner({ email: person.email.toUpperCase() }), error: 'CREATE_NOT_ALLOWED' },
    { owner: newOwner({ email: 'keine' }), error: 'VALIDATION_FAILED' },
    { owner: newOwner({ roleType: 'user' }), error: 'VALIDATION_FAILED' },
  ]
  for (const { owner: by, error } of attempts) {
    const name = `Schule ${crypto.randomUUID()}`
    expect((await create({ name, owner: by })).body.error).toBe(error)
    expect(await schoolsNamed(name)).toBe(0)
  }
  const [name, late] = [`Schule ${crypto.randomUUID()}`, newOwner()]
  await create({ name })
  expect((await create({ name, owner: late })).body.error).toBe('TENANT_ALREADY_EXISTS')
  expect(await owner`select from app_user where email = ${late.email}`).toHaveLength(0)
})

test('a repeated request invites nobody twice', async () => {
  const [by, headers] = [newOwner(), { 'idempotency-key': crypto.randomUUID() }]
  const body = { name: `Schule ${crypto.randomUUID()}`, owner: by }
  const first = await create(body, person, headers)
  expect((await create(body, person, headers)).body).toEqual(first.body)
  expect(await owner`select from mail_outbox where recipient = ${by.email}`).toHaveLength(1)
})

test('only admins of the provider create schools', async () => {
  const member = await testMemberOf(owner, person.tenantId)
  expect((await create({}, member)).body.error).toBe('CREATE_NOT_ALLOWED')
})
