import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { fixtureForFile, outcomeOf } from '../testing/fixture'
import { bodyBytesMax, isChange } from './body'

const fixture = await fixtureForFile()
const admin = await fixture.signedInPerson('admin')

const id = Bun.randomUUIDv7()
const post = (body?: unknown, type = 'application/json') =>
  fixture.send('POST', '/items', { ...admin.headers, 'content-type': type }, body)

test('a body is JSON of the contract and nothing else', async () => {
  const failed = '400 VALIDATION_FAILED'
  for (const body of ['', '{', '{"name":', 'name=x', '[]', 'null', '"x"', '1', '[{"name":"x"}]']) {
    expect(await outcomeOf(post(body))).toBe(failed)
  }
  expect(await outcomeOf(post())).toBe(failed)
  expect(await outcomeOf(post('['.repeat(200_000)))).toBe(failed)
  expect(await outcomeOf(post({ name: 'x' }, 'text/plain'))).toBe(failed)
  expect(await outcomeOf(post({ name: 'x' }, 'multipart/form-data; boundary=x'))).toBe(failed)
  expect(await outcomeOf(post({ name: 'x', unknown: 1 }))).toBe(failed)
  expect(await outcomeOf(post('{"name":"x","__proto__":{"a":1}}'))).toBe(failed)
  expect(await outcomeOf(post({ name: 'a\0b' }))).toBe(failed)
  expect(await outcomeOf(post({ name: 'x' }, 'Application/JSON; charset=utf-8'))).toBe('201')
})

test('invalid UTF-8 is refused, not repaired', async () => {
  const request = new Request('http://localhost/api/items', {
    method: 'POST',
    headers: admin.headers,
    body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  })
  expect(await outcomeOf(fixture.service.fetch(request))).toBe('400 VALIDATION_FAILED')
})

test('a body that is too long is refused, declared or not', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(bodyBytesMax) })
  expect(await outcomeOf(post(long))).toBe('413 FILE_SIZE_LIMIT_EXCEEDED')
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100_000))),
  })
  const request = new Request('http://localhost/api/items', {
    method: 'POST',
    headers: admin.headers,
    body: stream,
  })
  expect(await outcomeOf(fixture.service.fetch(request))).toBe('413 FILE_SIZE_LIMIT_EXCEEDED')
})

test('a change that changes nothing is empty', async () => {
  const put = (body?: unknown) => fixture.send('PUT', `/items/${id}`, admin.headers, body)
  expect(await outcomeOf(put({}))).toBe('400 EMPTY_DTO')
  expect(await outcomeOf(put())).toBe('400 EMPTY_DTO')
  expect(await outcomeOf(put({ unknown: 1 }))).toBe('400 VALIDATION_FAILED')
  expect(await outcomeOf(put({ name: 'x' }))).toBe('404 NOT_FOUND')
})

test('every change names the refusal of an empty one', () => {
  const silent = Object.entries<RouteSpec>(routes)
    .filter(([, route]) => route.body && isChange(route) && !route.errors.includes('EMPTY_DTO'))
    .map(([name]) => name)
  expect(silent).toEqual([])
})

test('an optional body may be left out or be empty', async () => {
  const patch = async (body?: unknown) =>
    (await fixture.send('PATCH', `/items/${id}/close`, admin.headers, body)).json()
  expect(await patch()).toEqual({ success: true, data: { hasBody: false } })
  expect(await patch({})).toEqual({ success: true, data: { hasBody: true } })
})

test('a malformed id is not found', async () => {
  for (const path of ['nonsense', '1', "'--", '%E0%A4%A', '%00', '..%2f..']) {
    expect(await outcomeOf(fixture.send('DELETE', `/items/${path}`, admin.headers))).toBe('404 NOT_FOUND')
  }
})

test('a query accepts only the call’s parameters', async () => {
  const get = (path: string) => outcomeOf(fixture.send('GET', path, admin.headers))
  expect(await get('/items?prefix=a&limit=5')).toBe('200')
  expect(await get('/items?prefix=tooLong')).toBe('400 INVALID_PARAMETERS')
  expect(await get('/items?prefix[a]=b')).toBe('400 INVALID_PARAMETERS')
  expect(await get('/items?other=a')).toBe('400 INVALID_PARAMETERS')
  expect(await get('/session/items?other=a')).toBe('400 INVALID_PARAMETERS')
  expect(await get(`/items?${'a[]=1&'.repeat(4000)}`)).toBe('400 INVALID_PARAMETERS')
  expect(await get('/items?filter[0][a][b][c][d][e]=1')).toBe('400 INVALID_PARAMETERS')
})

test('details name the field in the language of the caller', async () => {
  const details = async (language: string) => {
    const headers = { ...admin.headers, cookie: `${admin.headers.cookie}; lernspur-language=${language}` }
    return (await fixture.send('POST', '/items', headers, { email: 'x', password: 'short', name: '  ' })).json()
  }
  expect(await details('de')).toEqual({
    success: false,
    error: 'VALIDATION_FAILED',
    message:
      'Bitte prüfen Sie Ihre Eingaben. Name: Darf nicht leer sein; E-Mail-Adresse: Keine gültige E-Mail-Adresse; Passwort: Mindestens 6 Zeichen.',
    details: [
      { path: 'name', message: 'Darf nicht leer sein.' },
      { path: 'email', message: 'Keine gültige E-Mail-Adresse.' },
      { path: 'password', message: 'Mindestens 6 Zeichen.' },
    ],
  })
  expect((await details('en')).details[2]).toEqual({ path: 'password', message: 'At least 6 characters.' })
})

const canary = 'Kanarienvogel-1'
const leaks: readonly (readonly [string, unknown])[] = [
  ['a wrong type', { name: 'x', password: { [canary]: canary } }],
  ['a list', { name: 'x', password: [canary] }],
  ['a wrong address', { name: 'x', email: canary, password: canary }],
  ['an unknown field', { name: 'x', [canary]: canary }],
  ['a bare text', JSON.stringify(canary)],
  ['half a body', `{"name":"x","password":"${canary}`],
  ['a body of another kind', `password=${canary}`],
  ['a verb that fails', { name: 'x', password: canary }],
]
for (const [what, body] of leaks) {
  test(`${what} is neither returned nor logged`, async () => {
    const before = fixture.lines.length
    const responses = await Promise.all(
      ['/items', '/public/items', '/crash'].map((path) =>
        fixture.send('POST', `${path}?secret=${canary}`, admin.headers, body),
      ),
    )
    const texts = await Promise.all(responses.map(async (response) => (await response.text()) + [...response.headers]))
    expect(fixture.lines.length).toBe(before + 3)
    expect([...texts, ...fixture.lines].join('\n')).not.toContain(canary)
  })
}

test('a failing verb reveals nothing and is logged', async () => {
  const response = await fixture.send('POST', '/crash', fixture.visitor(), { name: 'x', password: canary })
  expect(await response.json()).toEqual({
    success: false,
    error: 'UNKNOWN',
    message: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  })
  const line = JSON.parse(fixture.lines.at(-1) ?? '')
  expect(line).toMatchObject({ level: 'error', status: 500, error: 'UNKNOWN', failure: { name: 'Error' } })
  expect(line.failure.frames[0]).toContain('items.ts')
})
