import { expect, test } from 'bun:test'
import { testProvider } from '@lernspur/testing/test-school'
import { csrfHeader } from '../session/csrf'
import { newToken } from '../session/token'
import { colleagues, fixtureForFile, outcomeOf, type Person } from '../testing/fixture'

const fixture = await fixtureForFile()
const { admin, member } = await colleagues(fixture)
const provider = await fixture.enter(await testProvider(fixture.owner))

const id = Bun.randomUUIDv7()
const calls = [
  ['GET', '/items'],
  ['HEAD', '/items'],
  ['POST', '/items'],
  ['PUT', `/items/${id}`],
  ['PATCH', `/items/${id}/close`],
  ['DELETE', `/items/${id}`],
  ['GET', `/items/${id}/file`],
  ['GET', '/provider/items'],
  ['GET', '/session/items'],
] as const

for (const [method, path] of calls) {
  test(`an unauthenticated ${method} ${path} gets nothing, whatever is sent`, async () => {
    const code = '401 INVALID_TOKEN'
    const body = method === 'GET' || method === 'HEAD' ? undefined : '{"broken'
    expect(await outcomeOf(fixture.send(method, `${path}?nonsense=1`, {}, body))).toBe(code)
    expect(await outcomeOf(fixture.send(method, path, fixture.visitor(), body))).toBe(code)
    expect(
      await outcomeOf(fixture.send(method, path, { ...admin.headers, cookie: `lernspur-80=${newToken()}` }, body)),
    ).toBe(code)
    expect(await outcomeOf(fixture.send(method, path, { cookie: 'lernspur-80=nonsense' }, body))).toBe(code)
  })
}

test('a path outside the contract is not found', async () => {
  const headers = admin.headers
  expect(await outcomeOf(fixture.send('GET', '/nothing', headers))).toBe('404 NOT_FOUND')
  expect(await outcomeOf(fixture.send('DELETE', '/items', headers))).toBe('404 NOT_FOUND')
  expect(await outcomeOf(fixture.send('GET', '', headers))).toBe('404 NOT_FOUND')
  expect(await outcomeOf(fixture.service.fetch(new Request('http://localhost/items', { headers })))).toBe(
    '404 NOT_FOUND',
  )
  expect(await outcomeOf(fixture.service.fetch(new Request('http://a/api/items', { headers })))).toBe('200')
})

test('the role is checked before anything is parsed', async () => {
  expect(await outcomeOf(fixture.send('PUT', '/items/nonsense', member.headers, '{"broken'))).toBe('403 NO_PERMISSION')
  expect(await outcomeOf(fixture.send('DELETE', `/items/${id}`, member.headers))).toBe('403 NO_PERMISSION')
  expect(await outcomeOf(fixture.send('DELETE', `/items/${id}`, admin.headers))).toBe('200')
  expect(await outcomeOf(fixture.send('GET', '/provider/items', admin.headers))).toBe('403 NO_PERMISSION')
  expect(await outcomeOf(fixture.send('GET', '/provider/items', provider.headers))).toBe('200')
  expect(await outcomeOf(fixture.send('HEAD', '/items', member.headers))).toBe('200')
})

test('every write needs the CSRF token of its own session', async () => {
  const { headers } = admin
  const without = { cookie: headers.cookie, 'content-type': 'application/json' }
  const body = { name: 'x' }
  for (const token of [undefined, '', 'nonsense', member.headers[csrfHeader]]) {
    const sent = { ...without, ...(token !== undefined && { [csrfHeader]: token }) }
    expect(await outcomeOf(fixture.send('POST', '/items', sent, body))).toBe('401 INVALID_TOKEN')
    expect(await outcomeOf(fixture.send('POST', '/public/items', sent, body))).toBe('401 INVALID_TOKEN')
  }
  expect(await outcomeOf(fixture.send('POST', '/items', headers, body))).toBe('201')
  expect(await outcomeOf(fixture.send('GET', '/items', without))).toBe('200')
  expect(await outcomeOf(fixture.send('POST', '/public/items', headers, body))).toBe('200')
  expect(await outcomeOf(fixture.send('POST', '/public/items', fixture.visitor(), body))).toBe('200')
})

test('a session without a usable role may only read the current user', async () => {
  const changes = {
    'a disabled role': (who: Person) =>
      fixture.owner`update user_role set status = 'disabled' where id = ${who.userRoleId}`,
    'a disabled school': (who: Person) =>
      fixture.owner`update tenant set is_disabled = true where id = ${who.tenantId}`,
    'no role': (who: Person) => fixture.owner`update session set user_role_id = null where user_id = ${who.userId}`,
  }
  for (const change of Object.values(changes)) {
    const who = await fixture.signedInPerson('admin')
    await change(who)
    expect(await outcomeOf(fixture.send('GET', '/items', who.headers))).toBe('403 NO_PERMISSION')
    expect(await outcomeOf(fixture.send('POST', '/items', who.headers, { name: 'x' }))).toBe('403 NO_PERMISSION')
    expect(await outcomeOf(fixture.send('GET', '/session/items', who.headers))).toBe('200')
  }
})

test('an expired session is refused', async () => {
  const changes = {
    'after its time': (who: Person) =>
      fixture.owner`update session set expires_at = now() where user_id = ${who.userId}`,
    'with the account': (who: Person) =>
      fixture.owner`update app_user set deactivated_at = now() where id = ${who.userId}`,
    'after a break on a shared device': (who: Person) => fixture.owner`
      update session set is_shared_device = true, last_seen_at = now() - interval '13 hours' where user_id = ${who.userId}`,
  }
  for (const change of Object.values(changes)) {
    const who = await fixture.signedInPerson('admin')
    await change(who)
    expect(await outcomeOf(fixture.send('GET', '/session/items', who.headers))).toBe('401 INVALID_TOKEN')
  }
})

test('using a session extends it', async () => {
  const who = await fixture.signedInPerson('outsider')
  await fixture.owner`
    update session set last_seen_at = now() - interval '1 day', expires_at = now() + interval '13 days'
    where user_id = ${who.userId}`
  await fixture.send('GET', '/session/items', who.headers)
  const [row] = await fixture.owner<{ isLonger: boolean }[]>`
    select expires_at > now() + interval '13 days 23 hours' as is_longer from session where user_id = ${who.userId}`
  expect(row?.isLonger).toBe(true)
})

test('only allowed origins may call from other pages', async () => {
  const requested = async (origin: string): Promise<string | null> => {
    const headers = { origin, 'access-control-request-method': 'GET' }
    return (await fixture.send('OPTIONS', '/items', headers)).headers.get('access-control-allow-origin')
  }
  expect(await requested('https://partner.example')).toBe('https://partner.example')
  expect(await requested('https://stranger.example')).toBeNull()
  const closed = fixture.open({ config: { ...fixture.config, corsOrigins: [] } })
  const request = new Request('http://localhost/api/items', { headers: { origin: 'https://partner.example' } })
  expect((await closed.fetch(request)).headers.get('access-control-allow-origin')).toBeNull()
})
