import { afterAll, expect, test } from 'bun:test'
import { openHubSignIn } from '../testing/hub-sign-in'
import { outcomeOf } from '../testing/provider-sign-in'

const { close, enter, identity, numberedSchool, provider, send, teacher } = await openHubSignIn()
afterAll(close)

const event = 'http://schemas.openid.net/event/backchannel-logout'

/** A teacher who has signed in by the hub, and how the hub calls person and session. */
const signedIn = async () => {
  const { number } = await numberedSchool()
  const login = await teacher(number)
  const { browser } = await enter(login)
  if (!browser) throw new Error('The teacher could not sign in.')
  const [session] = await identity.owner<{ sub: string; sid: string }[]>`
    select se.provider_subject as sub, se.provider_session as sid from session se order by se.id desc limit 1`
  if (!session) throw new Error('There is no session.')
  return { login, browser, ...session }
}

const claims = (changes: object = {}) => ({
  iss: provider.issuer,
  aud: provider.clientId,
  iat: Math.floor(Date.now() / 1000),
  jti: crypto.randomUUID(),
  events: { [event]: {} },
  ...changes,
})

/** What the provider sends, from a server that has neither cookies nor a token of a page. */
const post = (token: string, providerId = 'hub', further: Readonly<Record<string, string>> = {}) =>
  identity.service.fetch(
    new Request(`http://localhost/api/auth/provider-logout/${providerId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.0.0.9' },
      body: new URLSearchParams({ logout_token: token, ...further }),
    }),
  )
const report = async (changes: object, isForged = false) =>
  outcomeOf(await post(await provider.logoutToken({ claims: claims(changes), isForged })))
const whoAmI = (browser: Parameters<typeof send>[2]) => send('GET', '/auth/whoami', browser)

test('a session that ends at the hub ends here, and no other of the person (rule external.8)', async () => {
  const first = await signedIn()
  const again = await enter(first.login)
  const other = await signedIn()
  expect(await report({ sid: first.sid })).toBe('ok')
  expect(await whoAmI(first.browser)).toBe('INVALID_TOKEN')
  expect(again.browser && (await whoAmI(again.browser))).toMatchObject({ firstName: 'Oda' })
  expect(await whoAmI(other.browser)).toMatchObject({ firstName: 'Oda' })
})

test('a person who signs out everywhere at the hub is signed out here, of what it began', async () => {
  const { browser, login, sub } = await signedIn()
  const again = await enter(login)
  const account = await identity.account()
  const own = await identity.signIn(account.email)
  expect(await report({ sub })).toBe('ok')
  for (const one of [browser, again.browser]) expect(one && (await whoAmI(one))).toBe('INVALID_TOKEN')
  expect(await whoAmI(own)).toMatchObject({ email: account.email })
})

test('a logout token is used once', async () => {
  const { sub } = await signedIn()
  const token = await provider.logoutToken({ claims: claims({ sub }) })
  const outcomes = await Promise.all([1, 2, 3].map(async () => outcomeOf(await post(token))))
  expect(outcomes.toSorted()).toEqual(['INVALID_PARAMETERS', 'INVALID_PARAMETERS', 'ok'])
})

test('a token that is not the hub’s own logout token ends nothing', async () => {
  const { browser, sub } = await signedIn()
  const now = Math.floor(Date.now() / 1000)
  for (const changes of [
    { aud: 'somebody else' },
    { iss: 'https://boese.example' },
    { iat: now - 900 },
    { iat: now + 900 },
    { exp: now - 600 },
    { events: { other: {} } },
    { events: undefined },
    { nonce: 'that of an ID token' },
    { jti: undefined },
    { sub: undefined },
  ]) {
    expect([changes, await report({ sub, ...changes })]).toEqual([changes, 'INVALID_PARAMETERS'])
  }
  expect(await report({ sub }, true)).toBe('INVALID_PARAMETERS')
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims({ sub })))}.`
  expect(await outcomeOf(await post(unsigned))).toBe('INVALID_PARAMETERS')
  expect(await outcomeOf(await post('x'))).toBe('INVALID_PARAMETERS')
  expect(await whoAmI(browser)).toMatchObject({ firstName: 'Oda' })
})

test('a provider that is not configured is unknown, and further fields of the form do not count', async () => {
  const { sub } = await signedIn()
  const token = await provider.logoutToken({ claims: claims({ sub }) })
  expect(await outcomeOf(await post(token, 'keiner'))).toBe('NOT_FOUND')
  expect(await outcomeOf(await post(token, 'weg'))).toBe('AUTH_PROVIDER_UNAVAILABLE')
  expect(await outcomeOf(await post(token, 'hub', { more: 'x' }))).toBe('ok')
})

test('a sign-in that is not finished ends as well', async () => {
  const { sub } = await signedIn()
  await identity.owner`
    insert into auth_attempt (user_id, status, external_identity_id, provider_subject)
    select ei.user_id, 'successForAllDevices', ei.id, ${sub} from external_identity ei where ei.subject = ${sub}`
  expect(await report({ sub })).toBe('ok')
  expect(await identity.owner`select from auth_attempt where provider_subject = ${sub}`).toHaveLength(0)
})

test('signing out leads to the hub’s own page for it, with the ID token as a hint', async () => {
  const { browser } = await signedIn()
  const { url } = await send('GET', '/auth/provider-logout', browser)
  const { origin, pathname, searchParams } = new URL(url)
  expect([origin, pathname]).toEqual([provider.issuer, '/session/end'])
  expect(searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/auth/login')
  expect(searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
  const stored = JSON.stringify(await identity.owner`select encode(sealed_id_token, 'escape') from session`)
  expect(stored).not.toContain(searchParams.get('id_token_hint') ?? '?')
  const account = await identity.account()
  expect(await send('GET', '/auth/provider-logout', await identity.signIn(account.email))).toEqual({ url: null })
})

test('a session keeps how it began when its token changes', async () => {
  const { browser, sid } = await signedIn()
  const [role] = (await whoAmI(browser)).userRoles
  const response = await identity.send('POST', '/auth/change-user-role', browser, { userRoleId: role.id })
  const changed = await identity.browserOf(response)
  expect(await report({ sid })).toBe('ok')
  expect(await whoAmI(changed)).toBe('INVALID_TOKEN')
})
