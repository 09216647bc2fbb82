import { afterAll, expect, test } from 'bun:test'
import { addressOf, openProviderSignIn, outcomeOf } from '../testing/provider-sign-in'

const { close, callback, identity, linked, provider, redeem, send, startSignIn, statusOf } = await openProviderSignIn()
afterAll(close)

test('lists the configured providers', async () => {
  const visible = await send('GET', '/auth/providers', identity.visitor())
  expect(visible).toContainEqual({ id: 'schule', name: 'Schulportal', isHub: false })
  expect(JSON.stringify(visible)).not.toContain(provider.clientSecret)
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

test('a provider that is unreachable or does not answer is reported, without a long wait', async () => {
  const outcomes = await Promise.all([
    identity.send('GET', '/auth/auth-url/stumm', identity.visitor()),
    identity.send('GET', '/auth/auth-url/weg', identity.visitor()),
  ])
  for (const response of outcomes) {
    expect([response.status, await outcomeOf(response)]).toEqual([503, 'AUTH_PROVIDER_UNAVAILABLE'])
  }
  const received = identity.lines
    .filter((line) => line.includes('AUTH_PROVIDER_UNAVAILABLE'))
    .map((line) => JSON.parse(line))
  expect(received.map(({ failure }) => failure.code)).toContain('OAUTH_TIMEOUT')
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
  const stored = JSON.stringify(await identity.owner`select * from external_sign_in`)
  const written = `${identity.lines.join('\n')}${stored}`
  const hidden = [back.searchParams.get('code'), new URL(url).searchParams.get('state'), address, provider.clientSecret]
  for (const secret of hidden) expect(written).not.toContain(secret ?? '?')
})
