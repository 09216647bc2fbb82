import { expect, test } from 'bun:test'
import { testProvider } from '@lernspur/testing/test-school'
import { csrfHeader } from '../session/csrf'
import { newToken } from '../session/token'
import { colleagues, type Person, verdict, worldForFile } from '../testing/world'

const world = await worldForFile()
const { admin, member } = await colleagues(world)
const provider = await world.enter(await testProvider(world.owner))

const id = Bun.randomUUIDv7()
const calls = [
  ['GET', '/things'],
  ['HEAD', '/things'],
  ['POST', '/things'],
  ['PUT', `/things/${id}`],
  ['PATCH', `/things/${id}/close`],
  ['DELETE', `/things/${id}`],
  ['GET', `/things/${id}/file`],
  ['GET', '/provider/things'],
  ['GET', '/session/things'],
] as const

for (const [method, path] of calls) {
  test(`a stranger gets nothing from ${method} ${path}, whatever is sent`, async () => {
    const code = '401 INVALID_TOKEN'
    const body = method === 'GET' || method === 'HEAD' ? undefined : '{"broken'
    expect(await verdict(world.send(method, `${path}?nonsense=1`, {}, body))).toBe(code)
    expect(await verdict(world.send(method, path, world.visitor(), body))).toBe(code)
    expect(
      await verdict(world.send(method, path, { ...admin.headers, cookie: `lernspur-80=${newToken()}` }, body)),
    ).toBe(code)
    expect(await verdict(world.send(method, path, { cookie: 'lernspur-80=nonsense' }, body))).toBe(code)
  })
}

test('what the contract does not know is not found', async () => {
  const headers = admin.headers
  expect(await verdict(world.send('GET', '/nothing', headers))).toBe('404 NOT_FOUND')
  expect(await verdict(world.send('DELETE', '/things', headers))).toBe('404 NOT_FOUND')
  expect(await verdict(world.send('GET', '', headers))).toBe('404 NOT_FOUND')
  expect(await verdict(world.service.fetch(new Request('http://localhost/things', { headers })))).toBe('404 NOT_FOUND')
  expect(await verdict(world.service.fetch(new Request('http://a/api/things', { headers })))).toBe('200')
})

test('a role decides before anything is parsed', async () => {
  expect(await verdict(world.send('PUT', '/things/nonsense', member.headers, '{"broken'))).toBe('403 NO_PERMISSION')
  expect(await verdict(world.send('DELETE', `/things/${id}`, member.headers))).toBe('403 NO_PERMISSION')
  expect(await verdict(world.send('DELETE', `/things/${id}`, admin.headers))).toBe('200')
  expect(await verdict(world.send('GET', '/provider/things', admin.headers))).toBe('403 NO_PERMISSION')
  expect(await verdict(world.send('GET', '/provider/things', provider.headers))).toBe('200')
  expect(await verdict(world.send('HEAD', '/things', member.headers))).toBe('200')
})

test('every write needs the CSRF token of its own session', async () => {
  const { headers } = admin
  const without = { cookie: headers.cookie, 'content-type': 'application/json' }
  const body = { name: 'x' }
  for (const token of [undefined, '', 'nonsense', member.headers[csrfHeader]]) {
    const sent = { ...without, ...(token !== undefined && { [csrfHeader]: token }) }
    expect(await verdict(world.send('POST', '/things', sent, body))).toBe('401 INVALID_TOKEN')
    expect(await verdict(world.send('POST', '/public/things', sent, body))).toBe('401 INVALID_TOKEN')
  }
  expect(await verdict(world.send('POST', '/things', headers, body))).toBe('201')
  expect(await verdict(world.send('GET', '/things', without))).toBe('200')
  expect(await verdict(world.send('POST', '/public/things', headers, body))).toBe('200')
  expect(await verdict(world.send('POST', '/public/things', world.visitor(), body))).toBe('200')
})

test('a session without a usable role may only ask about itself', async () => {
  const changes = {
    'a disabled role': (who: Person) =>
      world.owner`update user_role set status = 'disabled' where id = ${who.userRoleId}`,
    'a disabled school': (who: Person) => world.owner`update tenant set is_disabled = true where id = ${who.tenantId}`,
    'no role': (who: Person) => world.owner`update session set user_role_id = null where user_id = ${who.userId}`,
  }
  for (const change of Object.values(changes)) {
    const who = await world.somebody('admin')
    await change(who)
    expect(await verdict(world.send('GET', '/things', who.headers))).toBe('403 NO_PERMISSION')
    expect(await verdict(world.send('POST', '/things', who.headers, { name: 'x' }))).toBe('403 NO_PERMISSION')
    expect(await verdict(world.send('GET', '/session/things', who.headers))).toBe('200')
  }
})

test('a session ends', async () => {
  const changes = {
    'after its time': (who: Person) => world.owner`update session set expires_at = now() where user_id = ${who.userId}`,
    'with the account': (who: Person) =>
      world.owner`update app_user set deactivated_at = now() where id = ${who.userId}`,
    'after a break on a shared device': (who: Person) => world.owner`
      update session set is_shared_device = true, last_seen_at = now() - interval '13 hours' where user_id = ${who.userId}`,
  }
  for (const change of Object.values(changes)) {
    const who = await world.somebody('admin')
    await change(who)
    expect(await verdict(world.send('GET', '/session/things', who.headers))).toBe('401 INVALID_TOKEN')
  }
})

test('using a session prolongs it', async () => {
  const who = await world.somebody('outsider')
  await world.owner`
    update session set last_seen_at = now() - interval '1 day', expires_at = now() + interval '13 days'
    where user_id = ${who.userId}`
  await world.send('GET', '/session/things', who.headers)
  const [row] = await world.owner<{ isLonger: boolean }[]>`
    select expires_at > now() + interval '13 days 23 hours' as is_longer from session where user_id = ${who.userId}`
  expect(row?.isLonger).toBe(true)
})

test('only friendly origins may call from other pages', async () => {
  const asked = async (origin: string): Promise<string | null> => {
    const headers = { origin, 'access-control-request-method': 'GET' }
    return (await world.send('OPTIONS', '/things', headers)).headers.get('access-control-allow-origin')
  }
  expect(await asked('https://friend.example')).toBe('https://friend.example')
  expect(await asked('https://stranger.example')).toBeNull()
  const closed = world.open({ config: { ...world.config, corsOrigins: [] } })
  const request = new Request('http://localhost/api/things', { headers: { origin: 'https://friend.example' } })
  expect((await closed.fetch(request)).headers.get('access-control-allow-origin')).toBeNull()
})
