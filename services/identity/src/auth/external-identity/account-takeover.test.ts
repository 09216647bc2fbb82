import { afterAll, expect, test } from 'bun:test'
import { openMailbox } from '../../testing/mailbox'
import { password } from '../testing/people'
import { addressOf, boundSchools, openProviderSignIn, outcomeOf } from '../testing/provider-sign-in'

const { close, identity, invite, link, linked, redeem, send, signInWith } = await openProviderSignIn()
const mailbox = openMailbox(identity)
afterAll(async () => {
  await mailbox.close()
  await close()
})

const identitiesOf = (userId: string) => identity.owner`select from external_identity where user_id = ${userId}`
const mailsAbout = async (address: string) =>
  (await mailbox.mailsTo(address)).filter(({ kind }) => kind === 'identityLinked')
const auditedLinks = (userId: string) => identity.owner`
  select tenant_id from audit_entry where entity_id = ${userId} and action = 'external-identity.create'`

/** The only ways into an account of its own, one at a time. */
const guards = {
  'a password': async () => identity.account(),
  'a second factor': async () => {
    const account = await identity.account(null)
    await identity.owner`
      insert into two_factor (user_id, sealed_secret, turned_on_at) values (${account.userId}, '\\x00', now())`
    return account
  },
  'an active role at another school': async () => {
    const account = await identity.account(null)
    await identity.role(account.userId, await identity.school())
    return account
  },
} as const

for (const [name, make] of Object.entries(guards))
  test(`an invitation and a provider's word do not open an account with ${name}`, async () => {
    const { userId, email } = await make()
    await invite(email)
    expect((await signInWith(email)).outcome).toBe('UNKNOWN_REGISTRATION')
    expect(await identitiesOf(userId)).toHaveLength(0)
    await identity.role(userId, await identity.school(), 'invitationPending')
    expect((await signInWith(email)).outcome).toBe('UNKNOWN_REGISTRATION')
    expect(await identitiesOf(userId)).toHaveLength(0)
    expect(await mailsAbout(email)).toHaveLength(0)
  })

test('an account that nothing opens yet is linked by its address, mailed and audited in the school', async () => {
  const { userId, email } = await identity.account(null)
  const tenantId = await identity.school()
  await identity.role(userId, tenantId, 'invitationPending')
  const { id } = await signInWith(email)
  expect((await outcomeOf(await redeem(id))).whoAmI).toMatchObject({ id: userId })
  expect(await mailsAbout(email)).toMatchObject([{ text: expect.stringContaining('Schulportal') }])
  expect([...(await auditedLinks(userId))]).toEqual([{ tenantId }])
})

test('a link by hand is mailed and audited once, also for a person without a school', async () => {
  const [provider] = await identity.owner<{ id: string }[]>`
    update tenant set is_provider = true where id = ${await identity.school()} returning id`
  const { userId, email, browser, address } = await linked()
  await link(browser, address)
  expect(await mailsAbout(email)).toHaveLength(1)
  expect([...(await auditedLinks(userId))]).toEqual([{ tenantId: provider?.id }])
})

test('a provider that is bound to mail domains vouches for addresses of these alone', async () => {
  const outside = addressOf()
  await invite(outside)
  expect((await signInWith(outside, 'domaene')).outcome).toBe('UNKNOWN_REGISTRATION')
  const inside = `${crypto.randomUUID()}@amt.example`
  await invite(inside)
  const { id, outcome } = await signInWith(inside, 'domaene')
  expect(outcome).toMatchObject({ status: 'successForAllDevices' })
  await redeem(id)
  // The address of the account counts, whatever the provider says.
  await identity.owner`update app_user set email = ${addressOf()} where email = ${inside}`
  expect((await signInWith(inside, 'domaene')).outcome).toBe('UNKNOWN_REGISTRATION')
})

test('a provider that is bound to schools vouches for their people alone', async () => {
  const address = addressOf()
  const tenantId = await invite(address)
  expect((await signInWith(address, 'schulen')).outcome).toBe('UNKNOWN_REGISTRATION')
  boundSchools.push(tenantId)
  const { id } = await signInWith(address, 'schulen')
  const { whoAmI } = await outcomeOf(await redeem(id))
  expect(whoAmI).toMatchObject({ email: address, currentTenantId: tenantId })
  await identity.owner`update user_role set status = 'disabled' where user_id = ${whoAmI.id}`
  expect((await signInWith(address, 'schulen')).outcome).toBe('UNKNOWN_REGISTRATION')
})

test('a bound provider is not offered to an account that it must not vouch for', async () => {
  const browser = await identity.signIn((await identity.account()).email)
  for (const id of ['domaene', 'schulen'])
    expect(await send('POST', `/auth/identities/${id}/link`, browser, { currentPassword: password })).toBe('NOT_FOUND')
})

test('an ID token whose signature is not the provider’s signs nobody in', async () => {
  const address = addressOf('forged')
  await invite(address)
  expect((await signInWith(address)).outcome).toBe('INVALID_LOGIN')
  expect(await identity.owner`select from app_user where email = ${address}`).toHaveLength(0)
})
