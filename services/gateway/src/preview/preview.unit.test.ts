import { afterEach, beforeEach, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { sealPreview } from '@lernspur/release/preview'
import { signerOf } from '@lernspur/release/registry/signature'
import { previewCookieName, sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { newToken } from '@lernspur/service-kit/session/token'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleArea, sampleRegistry } from '../testing/sample-registry'

const origin = 'http://localhost:3000'
const script = 'answer = 42'
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
const live = sampleArea('teacher', '0.1.0-11111111', integrity)
const ready = sampleArea('teacher', '0.1.0-22222222', integrity)
const hour = 3_600_000

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway()
  gateway.releases.goLive({
    ...sampleRegistry,
    areas: { teacher: { state: 'enabled', current: live, fallback: null } },
  })
  gateway.releases.releaseArea(ready, script)
})
afterEach(() => gateway.close())

const seal = (expires = Date.now() + hour, version = ready.version) =>
  sealPreview({ area: 'teacher', version, expires }, signerOf(gateway.config.secret))
const session = `${sessionCookieName(origin)}=${newToken()}`
const read = (path: string, cookie = '', accept = 'text/html') => gateway.call(path, { headers: { accept, cookie } })
const ownPage = { origin, 'sec-fetch-site': 'same-origin' }
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  gateway.call(path, { method: 'POST', body: new URLSearchParams(fields), headers })
/** A browser with a session that agreed, as its cookies. */
const agree = async (token: string): Promise<string> => {
  const answer = await submit('/mfe/preview', { preview: token }, { ...ownPage, cookie: session })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/`])
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3\d{3}$/)
  return `${session}; ${answer.headers.getSetCookie()[0]?.split(';')[0]}`
}

test('a browser that agreed gets the version with a bar that ends it; nobody else does, and nothing keeps it', async () => {
  const cookie = await agree(seal())
  const page = await (await read('/classes', cookie)).text()
  expect(page).toContain('Vorschau: „teacher“ 0.1.0-22222222')
  expect(page).toContain('/mfe/teacher/0.1.0-22222222/')
  expect(page).not.toContain('0.1.0-11111111')
  expect(page).not.toContain('EventSource')
  expect(await (await read('/mfe/registry.json', cookie)).text()).toContain('0.1.0-22222222')
  expect((await read('/mfe/offline.json?areas=teacher', cookie)).status).toBe(404)
  expect(await (await read('/classes', session)).text()).not.toContain('0.1.0-22222222')
  const ended = await submit('/mfe/preview/end', { to: '/classes' }, { ...ownPage, cookie })
  expect(ended.headers.get('location')).toBe(`${origin}/classes`)
  expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0')
})

test('the address alone changes nothing: it asks whoever is signed in, and only a form of this origin begins', async () => {
  const token = seal()
  const question = await read(`/mfe/preview?preview=${token}`, session)
  expect([question.status, question.headers.getSetCookie()]).toEqual([200, []])
  const text = await question.text()
  expect(text).toContain('Für 1 Stunde zeigt dieser Browser die Version 0.1.0-22222222')
  expect(text).toContain('<button>Vorschau beginnen</button>')
  const unsigned = await (await read(`/mfe/preview?preview=${token}`)).text()
  expect(unsigned).toContain('Melden Sie sich zuerst an')
  expect(unsigned).not.toContain('<form')
  for (const headers of [{}, { origin: 'https://evil.example' }, { ...ownPage, 'sec-fetch-site': 'cross-site' }])
    expect((await submit('/mfe/preview', { preview: token }, { ...headers, cookie: session })).status).toBe(403)
  expect((await submit('/mfe/preview', { preview: token }, ownPage)).status).toBe(404)
  expect((await submit('/mfe/preview/end', { to: '/' }, { cookie: session })).status).toBe(403)
})

test.each([
  ['one whose time is over', () => seal(Date.now() - 1)],
  ['one of a version that is not there', () => seal(Date.now() + hour, '0.1.0-33333333')],
  ['one that somebody made up', () => 'eyJhcmVhIjoidGVhY2hlciJ9.AAAA'],
])('%s is none, and a browser that had it gets what is live', async (_, token) => {
  expect((await read(`/mfe/preview?preview=${token()}`, session)).status).toBe(404)
  expect((await submit('/mfe/preview', { preview: token() }, { ...ownPage, cookie: session })).status).toBe(404)
  const page = await (await read('/classes', `${session}; ${previewCookieName(origin)}=${token()}`)).text()
  expect(page).toContain('0.1.0-11111111')
  expect(page).not.toContain('Vorschau')
})
