// Long because every call is held against one stack and against two.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { type SealedBuild, type Statement, sealBuild } from '@lernspur/release/development-statement'
import { signerOf } from '@lernspur/release/registry/signature'
import { signatureHeaders } from '@lernspur/release/signed-request'
import { newToken } from '@lernspur/service-kit/session/token'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleArea, sampleRegistry } from '../testing/sample-registry'

const signer = signerOf('d0'.repeat(32))
const otherPerson = signerOf('bb'.repeat(32))
const shell = 'http://localhost:3000'
const hour = 3_600_000

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const live = sampleArea('provider', '0.1.0-11111111', integrityOf('live'))
const other = sampleArea('teacher', '0.1.0-22222222', integrityOf('other'))
const registry: Registry = {
  ...sampleRegistry,
  areas: Object.fromEntries(
    [live, other].map((current) => [current.area, { state: 'enabled', current, fallback: null }]),
  ),
}

const script = 'answer = 42'
const statementOf = (more: Partial<Statement> = {}): Statement => ({
  shell,
  session: newToken(),
  developer: 'ada@<desk>',
  expires: Date.now() + hour,
  build: 1,
  page: sampleArea('provider', '0.1.0-dddddddd', integrityOf(script)),
  files: [{ path: 'entry.js', size: script.length, integrity: integrityOf(script) }],
  refresh: { hash: 'a1', since: 1, script: 'react-development.js' },
  ...more,
})
/** What a page is told of a build. */
const buildEvent = (build: number, hash = 'a1') =>
  `event: build\ndata: ${JSON.stringify({
    build,
    hash,
    since: 1,
    files: { '/mfe/provider/0.1.0-dddddddd/entry.js': integrityOf(script) },
  })}\n\n`
const all: SealedBuild['files'] = { 'entry.js': Buffer.from(script).toString('base64') }

let database: TestDatabase
/** Gateways of two stacks on one database, between which a balancer would choose. */
let gateway: GatewayFixture
let second: GatewayFixture

beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

const start = (mode: 'production' | 'demo', developerKeys: readonly string[] = []): GatewayFixture => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-development-'))
  const installation = { databaseUrl: database.urlFor('gateway'), secret: database.secret, dataDir }
  const started = startGateway({ mode, developerKeys, installation })
  started.releases.goLive(registry)
  return started
}
const stop = async (one: GatewayFixture): Promise<void> => {
  await one.close()
  rmSync(one.config.dataDir, { recursive: true })
}
beforeEach(async () => {
  await database.owner`truncate registry.development_session, registry.development_file`
  gateway = start('production', [signer.publicKey])
  second = start('production', [signer.publicKey])
})
afterEach(async () => {
  await stop(gateway)
  await stop(second)
})

const sendersHeaders = (content = '', by = signer, to = shell, now = Date.now()) =>
  signatureHeaders({ method: 'POST', target: `${to}/mfe/dev/builds`, body: new TextEncoder().encode(content) }, by, now)
const pushText = (body: string, to = gateway, by = signer) =>
  to.call('/mfe/dev/builds', { method: 'POST', body, headers: sendersHeaders(body, by) })
const push = (body: SealedBuild, to = gateway, by = signer) => pushText(JSON.stringify(body), to, by)
const send = (statement: Statement, files: SealedBuild['files'] = all, by = signer, to = gateway) =>
  push({ ...sealBuild(statement, by), files }, to, by)

const ownPage = { origin: shell, 'sec-fetch-site': 'same-origin' }
const submit = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = ownPage,
  to = gateway,
) => to.call(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
/** A browser that agreed to a build, as its cookie. */
const agree = async (statement: Statement, files = all): Promise<string> => {
  expect((await send(statement, files)).status).toBe(200)
  return cookieOf(await submit('/mfe/dev', { session: statement.session }))
}
const page = async (cookie = '', path = '/provider', to = gateway) =>
  (await to.call(path, { headers: { accept: 'text/html', cookie } })).text()
const file = (cookie = '', to = gateway) => to.call('/mfe/provider/0.1.0-dddddddd/entry.js', { headers: { cookie } })

test('a browser that agreed gets the build of the developer, its files and a banner; no other area and no other browser does', async () => {
  const cookie = await agree(statementOf())
  const displayed = await page(cookie)
  expect(displayed).toContain('0.1.0-dddddddd')
  expect(displayed).not.toContain('0.1.0-11111111')
  expect(displayed).toContain('0.1.0-22222222')
  expect(displayed).toContain('Entwicklung: „provider“ von ada@&lt;desk&gt;')
  const [answer, output] = [
    await file(cookie),
    await (await gateway.call('/mfe/registry.json', { headers: { cookie } })).text(),
  ]
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([script, 'no-store'])
  expect(output).toContain('0.1.0-dddddddd')
  expect((await gateway.call('/mfe/offline.json?areas=provider', { headers: { cookie } })).status).toBe(404)
  expect(await page()).toContain('0.1.0-11111111')
  expect(await page()).not.toMatch(/0\.1\.0-dddddddd|<aside/)
  expect((await file()).status).toBe(404)
})

test('the address alone changes nothing: it asks, and only a form of this origin begins', async () => {
  const statement = statementOf()
  await send(statement)
  const requested = await gateway.call(`/mfe/dev?session=${statement.session}`)
  expect(requested.headers.getSetCookie()).toEqual([])
  expect(requested.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await requested.text()).toContain('ada@&lt;desk&gt; zeigt den Bereich „provider“')
  const fields = { session: statement.session }
  for (const headers of [{}, { origin: 'https://evil.example' }, { ...ownPage, 'sec-fetch-site': 'cross-site' }]) {
    const answer = await submit('/mfe/dev', fields, headers)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  }
  const started = await submit('/mfe/dev', fields)
  expect([started.status, started.headers.get('location')]).toEqual([303, `${shell}/`])
  expect(started.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3\d{3}$/)
  expect((await submit('/mfe/dev', { session: newToken() })).status).toBe(404)
  expect((await gateway.call('/mfe/dev?session=made-up')).status).toBe(404)
})

test('the way back removes the cookie and leads to the same page, never to another origin', async () => {
  const cookie = await agree(statementOf())
  expect(await page(cookie, '/provider/"x')).toContain('name="to" value="/provider/%22x"')
  const ended = await submit('/mfe/dev/end', { to: '/provider' }, { ...ownPage, cookie })
  expect(ended.headers.get('location')).toBe(`${shell}/provider`)
  expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0')
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example']) {
    const { headers } = await submit('/mfe/dev/end', { to }, { ...ownPage, cookie })
    expect(headers.get('location')).toStartWith(`${shell}/`)
  }
  expect((await submit('/mfe/dev/end', { to: '/' }, { cookie })).status).toBe(403)
})

test.each<[string, () => Promise<Response>, number]>([
  ['of a key that is not trusted', () => send(statementOf(), all, otherPerson), 403],
  [
    'signed by another key',
    () => push({ ...sealBuild(statementOf(), otherPerson), key: signer.publicKey, files: all }),
    403,
  ],
  [
    'changed after it was signed',
    () => {
      const sealed = sealBuild(statementOf(), signer)
      return push({ ...sealed, statement: sealed.statement.replace('ada', 'eve'), files: all })
    },
    403,
  ],
  ['for another installation', () => send(statementOf({ shell: 'http://127.0.0.1:3000' })), 403],
  ['that is over', () => send(statementOf({ expires: Date.now() - 1 })), 403],
  ['for more than twelve hours', () => send(statementOf({ expires: Date.now() + 13 * hour })), 403],
  ['with files of another area', () => send(statementOf({ page: { ...other, area: 'provider' } })), 403],
  [
    'with a file of another content',
    () => send(statementOf(), { 'entry.js': Buffer.from('answer = 41').toString('base64') }),
    409,
  ],
  ['that is none', () => pushText('{"statement":1}'), 403],
  [
    'that is not the one whose digest was signed',
    () => {
      const body = JSON.stringify({ ...sealBuild(statementOf(), signer), files: all })
      return gateway.call('/mfe/dev/builds', { method: 'POST', body, headers: sendersHeaders(`${body} `) })
    },
    403,
  ],
  ['without content', () => gateway.call('/mfe/dev/builds', { method: 'POST' }), 413],
])('a build %s is refused', async (_, sending, status) => {
  const answer = await sending()
  expect(answer.status).toBe(status)
  expect(await answer.text()).not.toBe('')
})

test('each build is told to the pages that show the one before, and sends only what has changed', async () => {
  const statement = statementOf()
  const cookie = await agree(statement)
  const notice = await gateway.call('/mfe/dev/news', { headers: { cookie } })
  const reader = notice.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await next()).toBe(buildEvent(1))
  const second = { ...statement, build: 2, refresh: { ...statement.refresh, hash: 'b2' } }
  expect((await send(second, {})).status).toBe(200)
  expect(await next()).toBe(buildEvent(2, 'b2'))
  expect(await page(cookie)).toContain('"build":2,"hash":"b2"')
  expect((await send(statement)).status).toBe(403)
  await reader?.cancel()
  expect((await gateway.call('/mfe/dev/news')).status).toBe(404)
})

test('why what was saved could not be built is told to the pages of the build before, which stay, until it is built', async () => {
  const statement = statementOf()
  const cookie = await agree(statement)
  const failure = "src/start.tsx(3,1): error TS2304: Cannot find name 'gone'.\n  3 | gone()"
  const open = async () => {
    const reader = (await gateway.call('/mfe/dev/news', { headers: { cookie } })).body?.getReader()
    return { reader, next: async () => new TextDecoder().decode((await reader?.read())?.value) }
  }
  const first = await open()
  await first.next()
  expect((await send({ ...statement, build: 2, failure }, {})).status).toBe(200)
  const event = `event: failure\ndata: ${JSON.stringify(failure)}\n\n`
  expect(await first.next()).toBe(event)
  const second = await open()
  expect(await second.next()).toBe(event)
  expect(await page(cookie)).toContain('0.1.0-dddddddd')
  expect((await send({ ...statement, build: 3 }, {})).status).toBe(200)
  for (const { reader, next } of [first, second]) {
    expect(await next()).toBe(buildEvent(3))
    await reader?.cancel()
  }
  expect((await send({ ...statement, build: 4, failure: 'x'.repeat(20_001) }, {})).status).toBe(403)
})

test('errors of type are told beside the build that has them, and once they are mended', async () => {
  const statement = statementOf()
  const cookie = await agree(statement)
  const open = async () => {
    const reader = (await gateway.call('/mfe/dev/news', { headers: { cookie } })).body?.getReader()
    let text = ''
    return {
      reader,
      /** Waits for the end of an event. */
      until: async (end: string) => {
        while (!text.endsWith(end)) text += new TextDecoder().decode((await reader?.read())?.value)
        return text
      },
    }
  }
  const first = await open()
  const typeErrors = "src/start.tsx(2,14): error TS2322: Type 'number' is not assignable to type 'string'.\n  2 | two"
  const event = `event: types\ndata: ${JSON.stringify(typeErrors)}\n\n`
  expect((await send({ ...statement, build: 2, typeErrors }, {})).status).toBe(200)
  expect(await first.until(event)).toBe(`${buildEvent(1)}${buildEvent(2)}${event}`)
  const second = await open()
  expect(await second.until(event)).toBe(`${buildEvent(2)}${event}`)
  expect((await send({ ...statement, build: 3 }, {})).status).toBe(200)
  for (const { reader, until } of [first, second]) {
    expect(await until('event: types\ndata: ""\n\n')).toContain(buildEvent(3))
    await reader?.cancel()
  }
  expect((await send({ ...statement, build: 4, typeErrors: 'x'.repeat(20_001) }, {})).status).toBe(403)
})

test('React as it is developed with runs before the shell, checked, and only where somebody agreed', async () => {
  const react = { path: 'react-development.js', size: script.length, integrity: integrityOf(script) }
  const statement = statementOf()
  const sent = { ...all, [react.path]: all['entry.js'] ?? '' }
  const cookie = await agree({ ...statement, files: [...statement.files, react] }, sent)
  const scripts = [...(await page(cookie)).matchAll(/<script defer [^>]*>/g)].map(([one]) => one)
  expect(scripts[0]).toContain(`src="/mfe/provider/0.1.0-dddddddd/react-development.js" integrity="${react.integrity}"`)
  expect(scripts[1]).toContain('src="/mfe/shell/')
  expect(await page()).not.toMatch(/react-development|EventSource/)
})

test('production takes nobody who is not named there; a demo takes the developers of its own computer', async () => {
  for (const mode of ['production', 'demo'] as const) {
    const one = start(mode)
    writeFileSync(join(one.config.dataDir, 'developer-keys'), `${signer.publicKey}\n`)
    const statement = statementOf()
    const taken = await push({ ...sealBuild(statement, signer), files: all }, one)
    const requested = await one.call(`/mfe/dev?session=${statement.session}`)
    expect([taken.status, requested.status]).toEqual(mode === 'demo' ? [200, 200] : [404, 404])
    await stop(one)
  }
})

test('the body of a sender who is not trusted is never read', async () => {
  const foreign = sendersHeaders('', otherPerson)
  const headers = [
    {},
    foreign,
    sendersHeaders('', signer, 'https://other.example'),
    sendersHeaders('', signer, shell, Date.now() - hour),
    { ...foreign, 'signature-input': foreign['signature-input'].replace(otherPerson.publicKey, signer.publicKey) },
  ]
  for (const one of headers) {
    // A body of which nothing comes: the answer cannot have waited for it.
    const head = [
      'POST /mfe/dev/builds HTTP/1.1',
      'host: localhost',
      'content-length: 30000000',
      ...Object.entries(one).map(([name, value]) => `${name}: ${value}`),
    ]
    expect(await gateway.raw(head.join('\r\n'))).toStartWith('HTTP/1.1 403')
  }
})

/** What a stream of events has sent, up to this end. */
const streamFrom = async (to: GatewayFixture, cookie: string) => {
  const reader = (await to.call('/mfe/dev/news', { headers: { cookie } })).body?.getReader()
  let text = ''
  return {
    until: async (end: string) => {
      for (let isDone = false; !text.endsWith(end) && !isDone; ) {
        const chunk = await reader?.read()
        isDone = chunk?.done ?? true
        text += new TextDecoder().decode(chunk?.value)
      }
      return text
    },
    close: () => reader?.cancel(),
  }
}

test('a build that one stack took is asked about, agreed to and shown on the other, with its files', async () => {
  const statement = statementOf()
  expect((await send(statement)).status).toBe(200)
  const question = await second.call(`/mfe/dev?session=${statement.session}`)
  expect(await question.text()).toContain('ada@&lt;desk&gt; zeigt den Bereich „provider“')
  const agreed = await submit('/mfe/dev', { session: statement.session }, ownPage, second)
  expect(agreed.status).toBe(303)
  const cookie = cookieOf(agreed)
  for (const one of [gateway, second]) {
    const displayed = await page(cookie, '/provider', one)
    expect(displayed).toContain('0.1.0-dddddddd')
    expect(displayed).toContain('Entwicklung: „provider“ von ada@&lt;desk&gt;')
    expect(await (await file(cookie, one)).text()).toBe(script)
    const output = await one.call('/mfe/registry.json', { headers: { cookie } })
    expect(await output.text()).toContain('0.1.0-dddddddd')
    expect((await file('', one)).status).toBe(404)
  }
})

test('builds of a session may go to either stack: only what has changed is sent, and pages of both are told', async () => {
  const statement = statementOf()
  const cookie = await agree(statement)
  const streams = await Promise.all([gateway, second].map((one) => streamFrom(one, cookie)))
  for (const { until } of streams) expect(await until(buildEvent(1))).toBe(buildEvent(1))
  const later = (build: number, hash: string) => ({ ...statement, build, refresh: { ...statement.refresh, hash } })
  expect((await send(later(2, 'b2'), {}, signer, second)).status).toBe(200)
  for (const { until } of streams) expect(await until(buildEvent(2, 'b2'))).toContain(buildEvent(2, 'b2'))
  expect((await send(later(3, 'c3'), {})).status).toBe(200)
  for (const { until } of streams) expect(await until(buildEvent(3, 'c3'))).toContain(buildEvent(3, 'c3'))
  expect((await send(later(2, 'b2'), {}, signer, second)).status).toBe(403)
  // A heartbeat is the same build once more: pages are told nothing.
  expect((await send(later(3, 'c3'), {}, signer, second)).status).toBe(200)
  expect((await send(later(4, 'd4'), {}, signer, second)).status).toBe(200)
  for (const { until, close } of streams) {
    const received = await until(buildEvent(4, 'd4'))
    expect(received.split('event: build').length - 1).toBe(4)
    await close()
  }
})

test('a build is shown while its command tells of itself to either stack, and never after its time', async () => {
  const statement = statementOf({ expires: Date.now() + hour })
  const cookie = await agree(statement)
  const silentFor = (seconds: number) => database.owner`
    update registry.development_session set last_seen_at = now() - make_interval(secs => ${seconds})`
  const isVisible = async () =>
    (await Promise.all([gateway, second].map((one) => page(cookie, '/provider', one)))).map((displayed) =>
      displayed.includes('0.1.0-dddddddd'),
    )
  await silentFor(10)
  expect(await isVisible()).toEqual([true, true])
  expect((await send(statement, {}, signer, second)).status).toBe(200)
  await silentFor(15)
  expect(await isVisible()).toEqual([false, false])
  // Nothing is left of it: the command is told to send everything again.
  expect((await send(statement, {})).status).toBe(409)
  expect((await send(statement)).status).toBe(200)
  expect(await isVisible()).toEqual([true, true])
})

test('few develop at a time on all stacks together, and whoever has ended makes room', async () => {
  const sendOne = async (to: GatewayFixture) => (await send(statementOf(), all, signer, to)).status
  const statuses: number[] = []
  for (let index = 0; index < 8; index += 1) statuses.push(await sendOne(index % 2 === 0 ? gateway : second))
  expect(statuses).toEqual(Array(8).fill(200))
  expect([await sendOne(gateway), await sendOne(second)]).toEqual([403, 403])
  await database.owner`update registry.development_session set last_seen_at = now() - interval '15 seconds'`
  expect(await sendOne(second)).toBe(200)
  const [left] = await database.owner`
    select (select count(*) from registry.development_session)::integer as sessions,
      (select count(*) from registry.development_file)::integer as files`
  expect(left).toEqual({ sessions: 1, files: 1 })
})

test('what the database holds is shown only as a trusted developer signed it', async () => {
  const change = async (write: (token: string) => Promise<unknown>) => {
    const statement = statementOf()
    const cookie = await agree(statement)
    await write(statement.session)
    const displayed = await page(cookie, '/provider', second)
    return [displayed.includes('0.1.0-dddddddd'), (await file(cookie, second)).status]
  }
  const { owner } = database
  expect(
    await change(
      (token) => owner`
      update registry.development_session set statement = replace(statement, 'ada', 'eve') where session = ${token}`,
    ),
  ).toEqual([false, 404])
  const foreign = sealBuild(statementOf(), otherPerson)
  expect(
    await change(
      (token) => owner`
      update registry.development_session
      set statement = ${foreign.statement}, public_key = ${foreign.key}, signature = ${foreign.signature}
      where session = ${token}`,
    ),
  ).toEqual([false, 404])
  // The statement of another session, which its developer signed as well.
  const other = sealBuild(statementOf(), signer)
  expect(
    await change(
      (token) => owner`
      update registry.development_session set statement = ${other.statement}, signature = ${other.signature}
      where session = ${token}`,
    ),
  ).toEqual([false, 404])
  expect(
    await change(
      (token) => owner`
      update registry.development_file set content = 'answer = 41' where session = ${token}`,
    ),
  ).toEqual([true, 404])
})
