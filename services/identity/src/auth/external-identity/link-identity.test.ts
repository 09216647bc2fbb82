import { afterAll, expect, test } from 'bun:test'
import { password } from '../testing/people'
import { addressOf, openProviderSignIn, outcomeOf } from '../testing/provider-sign-in'
import { codeOf, guardedAccount } from '../testing/second-factor'

const { close, callback, identity, invite, link, linked, provider, redeem, send, signInWith, statusOf } =
  await openProviderSignIn()
afterAll(close)

test('an unknown identity is refused in the same way with and without an account', async () => {
  const account = await identity.account()
  const gone = await linked()
  await identity.owner`update app_user set deactivated_at = now() where id = ${gone.userId}`
  const invited = addressOf('unverified')
  await invite(invited)
  for (const address of [addressOf(), account.email, gone.address, invited]) {
    const { id, outcome } = await signInWith(address)
    expect(outcome).toBe('UNKNOWN_REGISTRATION')
    expect(await statusOf(id)).toBe('failed')
  }
  const made = await identity.owner`select from app_user where email = ${invited}`
  expect(made).toHaveLength(0)
})

test('an invited, verified address opens an account in the school', async () => {
  const address = addressOf()
  const tenantId = await invite(address)
  const { id, outcome } = await signInWith(address)
  expect(outcome).toMatchObject({ status: 'successForAllDevices' })
  const { whoAmI } = await outcomeOf(await redeem(id))
  expect(whoAmI).toMatchObject({ email: address, firstName: 'Oda', lastName: 'Extern', currentTenantId: tenantId })
  const again = await signInWith(address)
  expect((await outcomeOf(await redeem(again.id))).whoAmI.id).toBe(whoAmI.id)
})

test('malformed name claims do not prevent signing in', async () => {
  const address = addressOf('untidy')
  await invite(address)
  const { id, outcome } = await signInWith(address)
  expect(outcome).toMatchObject({ status: 'successForAllDevices' })
  expect((await outcomeOf(await redeem(id))).whoAmI).toMatchObject({
    email: address,
    firstName: '',
    lastName: 'Ex tern',
  })
})

test('a pending role of an existing account links the identity to it', async () => {
  const { userId, email } = await identity.account(null)
  await identity.role(userId, await identity.school(), 'invitationPending')
  const { id } = await signInWith(email)
  expect((await outcomeOf(await redeem(id))).whoAmI).toMatchObject({ id: userId, firstName: 'Änne' })
})

test('the second factor is required here too', async () => {
  const { browser, secret, resetLastStep } = await guardedAccount(identity)
  await resetLastStep()
  const address = addressOf()
  await link(browser, address)
  const { id } = await signInWith(address)
  const { authAttempt } = await outcomeOf(await redeem(id))
  expect(authAttempt).toMatchObject({ id, status: 'tfaRequired' })
  const given = await send('POST', '/auth/login-two-factor', identity.visitor(), {
    tfaCode: codeOf(secret),
    authAttempt,
  })
  expect(given).toHaveProperty('whoAmI')
})

test('identities are linked with the password, listed and unlinked', async () => {
  const { browser, address, userId } = await linked()
  const wrong = { currentPassword: 'falsch' }
  expect(await send('POST', '/auth/identities/schule/link', browser, wrong)).toBe('PASSWORD_MISMATCH')
  const visible = await send('GET', '/auth/identities', browser)
  expect(visible).toMatchObject([{ provider: { id: 'schule', name: 'Schulportal' }, email: address, lastUsedAt: null }])
  await signInWith(address)
  const [{ id, lastUsedAt }] = await send('GET', '/auth/identities', browser)
  expect(lastUsedAt).toEndWith('Z')
  const otherPerson = await identity.signIn((await identity.account()).email)
  expect(await send('DELETE', `/auth/identities/${id}`, otherPerson)).toBe('NOT_FOUND')
  expect(await send('DELETE', `/auth/identities/${id}`, browser)).toBe('ok')
  expect((await signInWith(address)).outcome).toBe('UNKNOWN_REGISTRATION')
  const rows = await identity.owner`select from external_identity where user_id = ${userId}`
  expect(rows).toHaveLength(0)
})

test('an identity belongs to one account, and to the session that started linking it', async () => {
  const { address, browser: owner } = await linked()
  const other = await identity.signIn((await identity.account()).email)
  expect((await link(other, address)).outcome).toBe('FOREIGN_KEY_CONSTRAINT')
  expect((await link(owner, address)).outcome).toMatchObject({ status: 'used' })
  const body = { currentPassword: password }
  const { url, authAttempt } = await send('POST', '/auth/identities/schule/link', other, body)
  const back = await provider.signIn(url, addressOf())
  expect(await callback(owner, back)).toBe('INVALID_LOGIN')
  await send('POST', '/auth/logout', other)
  const visitor = identity.visitor()
  expect(await callback({ cookie: `${other.cookie}; ${visitor.cookie}`, csrf: visitor.csrf }, back)).toBe(
    'INVALID_LOGIN',
  )
  expect(await outcomeOf(await redeem(authAttempt.id))).toBe('INVALID_PARAMETERS')
})
