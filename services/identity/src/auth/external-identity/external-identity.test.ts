import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startIdentityProvider, type TestIdentityProvider } from '@lernspur/testing/identity-provider'
import { type Browser, type Identity, openIdentity, password } from '../testing/people'
import { codeOf, guardedAccount } from '../testing/second-factor'

let provider: TestIdentityProvider
let identity: Identity
let silent: Bun.TCPSocketListener<undefined>

const pages = ['http://localhost/auth/login', 'http://localhost/profile']

beforeAll(async () => {
  provider = await startIdentityProvider(pages)
  silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } })
  const { issuer, clientId, clientSecret } = provider
  const known = { clientId, clientSecret }
  identity = await openIdentity([
    { id: 'schule', name: 'Schulportal', issuer, ...known },
    { id: 'stumm', name: 'Antwortet nie', issuer: `http://127.0.0.1:${silent.port}`, ...known },
    { id: 'weg', name: 'Gibt es nicht', issuer: 'http://127.0.0.1:1', ...known },
    { id: 'fremd', name: 'Falsches Geheimnis', issuer, clientId, clientSecret: 'another-secret' },
  ])
}, 60_000)
afterAll(async () => {
  await identity.close()
  silent.stop(true)
  await provider.stop()
})

const outcomeOf = async (response: Response) => {
  const { success, error, data } = await response.clone().json()
  return success ? (data ?? 'ok') : error
}
const send = async (method: string, path: string, browser: Browser, body?: object) =>
  outcomeOf(await identity.send(method, path, browser, body, crypto.randomUUID()))
const startSignIn = (browser: Browser, search = '', id = 'schule') =>
  send('GET', `/auth/auth-url/${id}${search}`, browser)
const callback = (browser: Browser, url: URL, changes: object = {}) => {
  const returned = Object.fromEntries(['state', 'code', 'iss', 'error'].map((key) => [key, url.searchParams.get(key)]))
  const given = Object.entries({ ...returned, ...changes }).filter(([, value]) => value !== null)
  return send('POST', '/auth/oidc/callback', browser, Object.fromEntries(given))
}
const redeem = (id: string, browser = identity.visitor()) =>
  identity.send('POST', `/auth/auth-attempt/${id}/redeem`, browser, {}, crypto.randomUUID())
const statusOf = async (id: string) =>
  (await send('POST', `/auth/auth-attempt/${id}/status`, identity.visitor())).status
const addressOf = (kind = 'oda') => `${kind}-${crypto.randomUUID()}@schule.example`

/** Signs in with the provider: authorization request, sign-in there, callback. */
const signInWith = async (address: string, browser = identity.visitor()) => {
  const { url, authAttempt } = await startSignIn(browser)
  const outcome = await callback(browser, await provider.signIn(url, address))
  return { id: authAttempt.id as string, outcome }
}

/** Links the identity of an address to a signed-in account. */
const link = async (browser: Browser, address: string) => {
  const { url, authAttempt } = await send('POST', '/auth/identities/schule/link', browser, {
    currentPassword: password,
  })
  const outcome = await callback(browser, await provider.signIn(url, address))
  return { id: authAttempt.id as string, outcome }
}

/** A signed-in user with a linked identity. */
const linked = async () => {
  const account = await identity.account()
  const browser = await identity.signIn(account.email)
  const address = addressOf()
  const { outcome } = await link(browser, address)
  return { ...account, browser, address, outcome }
}

/** An invitation of a school sent to an address. */
const invite = async (email: string): Promise<string> => {
  const tenantId = await identity.school()
  await identity.owner`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, email, active_until)
    select ${tenantId}, 'user', sha256(${email}::text::bytea), user_id, ${email}, now() + interval '1 day'
    from user_role where tenant_id = ${tenantId} and role_type = 'admin' limit 1`
  return tenantId
}

test('lists the configured providers', async () => {
  const shown = await send('GET', '/auth/providers', identity.visitor())
  expect(shown).toContainEqual({ id: 'schule', name: 'Schulportal' })
  expect(JSON.stringify(shown)).not.toContain(provider.clientSecret)
  expect(await startSignIn(identity.visitor(), '', 'keiner')).toBe('NOT_FOUND')
})

test('redirects to the provider with state, nonce and PKCE, and only back to a page of the product', async () => {
  const { url, authAttempt } = await startSignIn(identity.visitor(), '?loginHint=oda@schule.example')
  const { origin, searchParams } = new URL(url)
  expect(origin).toBe(provider.issuer)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: provider.clientId,
    redirect_uri: 'http://localhost/auth/login',
    response_type: 'code',
    code_challenge_method: 'S256',
    login_hint: 'oda@schule.example',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  expect(authAttempt).toEqual({ id: expect.any(String), status: 'init' })
  const own = await startSignIn(identity.visitor(), '?redirectUri=http://localhost/profile')
  expect(new URL(own.url).searchParams.get('redirect_uri')).toBe('http://localhost/profile')
  for (const other of ['https://boese.example/auth/login', '//boese.example', 'http://localhost:81/', 'javascript:1']) {
    expect(await startSignIn(identity.visitor(), `?redirectUri=${encodeURIComponent(other)}`)).toBe(
      'INVALID_PARAMETERS',
    )
  }
  expect(await startSignIn({ cookie: '', csrf: '' })).toBe('INVALID_TOKEN')
})

test('a linked identity signs in, once for each authorization request', async () => {
  const { userId, email, address, outcome } = await linked()
  expect(outcome).toMatchObject({ status: 'used' })
  const browser = identity.visitor()
  const { url, authAttempt } = await startSignIn(browser)
  const back = await provider.signIn(url, address)
  expect(await callback(browser, back)).toEqual({ id: authAttempt.id, status: 'successForAllDevices' })
  expect(await callback(browser, back)).toBe('INVALID_PARAMETERS')
  const response = await redeem(authAttempt.id, browser)
  expect((await outcomeOf(response)).whoAmI).toMatchObject({ id: userId, email })
  expect(await outcomeOf(await redeem(authAttempt.id, browser))).toBe('INVALID_PARAMETERS')
  expect(await statusOf(authAttempt.id)).toBe('used')
})

test('of several simultaneous callbacks one succeeds', async () => {
  const { address } = await linked()
  const browser = identity.visitor()
  const { url } = await startSignIn(browser)
  const back = await provider.signIn(url, address)
  const outcomes = await Promise.all([1, 2, 3].map(() => callback(browser, back)))
  expect(outcomes.filter((outcome) => outcome.status === 'successForAllDevices')).toHaveLength(1)
})

test('only the browser that started completes the callback', async () => {
  const { address } = await linked()
  const browser = identity.visitor()
  const { url, authAttempt } = await startSignIn(browser)
  const back = await provider.signIn(url, address)
  expect(await callback(identity.visitor(), back)).toBe('INVALID_LOGIN')
  expect(await statusOf(authAttempt.id)).toBe('init')
  expect(await callback(browser, back)).toMatchObject({ status: 'successForAllDevices' })
})

test('a tampered callback is rejected', async () => {
  const { address } = await linked()
  for (const [changes, wanted] of [
    [{ state: 'x'.repeat(43) }, 'INVALID_PARAMETERS'],
    [{ code: 'x'.repeat(43) }, 'INVALID_LOGIN'],
    [{ iss: 'https://boese.example' }, 'INVALID_LOGIN'],
    [{ iss: null }, 'INVALID_LOGIN'],
    [{ code: null, error: 'access_denied' }, 'INVALID_LOGIN'],
  ] as const) {
    const browser = identity.visitor()
    const { url, authAttempt } = await startSignIn(browser)
    const back = await provider.signIn(url, address)
    expect([changes, await callback(browser, back, changes)]).toEqual([changes, wanted])
    const isTaken = wanted === 'INVALID_LOGIN'
    expect(await statusOf(authAttempt.id)).toBe(isTaken ? 'failed' : 'init')
    expect(await outcomeOf(await redeem(authAttempt.id))).toBe('INVALID_PARAMETERS')
  }
})

test('the code of another authorization request is rejected', async () => {
  const { address } = await linked()
  const [one, other] = [identity.visitor(), identity.visitor()]
  const [first, second] = [await startSignIn(one), await startSignIn(other)]
  const stolen = (await provider.signIn(first.url, address)).searchParams.get('code')
  const back = await provider.signIn(second.url, address)
  expect(await callback(other, back, { code: stolen })).toBe('INVALID_LOGIN')
})

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
  const { userId, email } = await identity.account()
  await identity.role(userId, await identity.school(), 'invitationPending')
  const { id } = await signInWith(email)
  expect((await outcomeOf(await redeem(id))).whoAmI).toMatchObject({ id: userId, firstName: 'Änne' })
})

test('the second factor is required here too', async () => {
  const { browser, secret, forgetStep } = await guardedAccount(identity)
  await forgetStep()
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
  const shown = await send('GET', '/auth/identities', browser)
  expect(shown).toMatchObject([{ provider: { id: 'schule', name: 'Schulportal' }, email: address, lastUsedAt: null }])
  await signInWith(address)
  const [{ id, lastUsedAt }] = await send('GET', '/auth/identities', browser)
  expect(lastUsedAt).toEndWith('Z')
  const stranger = await identity.signIn((await identity.account()).email)
  expect(await send('DELETE', `/auth/identities/${id}`, stranger)).toBe('NOT_FOUND')
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

test('a provider that is unreachable or does not answer is reported, without a long wait', async () => {
  const outcomes = await Promise.all([
    identity.send('GET', '/auth/auth-url/stumm', identity.visitor()),
    identity.send('GET', '/auth/auth-url/weg', identity.visitor()),
  ])
  for (const response of outcomes) {
    expect([response.status, await outcomeOf(response)]).toEqual([503, 'AUTH_PROVIDER_UNAVAILABLE'])
  }
  const told = identity.lines
    .filter((line) => line.includes('AUTH_PROVIDER_UNAVAILABLE'))
    .map((line) => JSON.parse(line))
  expect(told.map(({ failure }) => failure.code)).toContain('OAUTH_TIMEOUT')
}, 30_000)

test('a provider that rejects the client authenticates nobody', async () => {
  const browser = identity.visitor()
  const { url } = await startSignIn(browser, '', 'fremd')
  expect(await callback(browser, await provider.signIn(url, addressOf()))).toBe('INVALID_LOGIN')
})

test('codes and secrets of an authorization request are not logged or stored', async () => {
  const { address } = await linked()
  const browser = identity.visitor()
  const { url } = await startSignIn(browser)
  const back = await provider.signIn(url, address)
  await callback(browser, back)
  const kept = JSON.stringify(await identity.owner`select * from external_sign_in`)
  const written = `${identity.lines.join('\n')}${kept}`
  const hidden = [back.searchParams.get('code'), new URL(url).searchParams.get('state'), address, provider.clientSecret]
  for (const secret of hidden) expect(written).not.toContain(secret ?? '?')
})
