import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csrfHeader, hasCsrfToken, readTokens } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture

const release = (one: GatewayFixture) => one.releases.goLive(sampleRegistry)

beforeAll(() => {
  gateway = startGateway()
  release(gateway)
})
afterAll(() => gateway.close())

const page = (path: string, headers: Record<string, string> = {}) =>
  gateway.call(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

const metaToken = (html: string): string => /<meta name="csrf-token" content="([^"]+)">/.exec(html)?.[1] ?? ''
const hasOwnToken = (headers: Headers, isPublic: boolean): boolean => {
  const { publicUrl, secret } = gateway.config
  return hasCsrfToken(headers, readTokens(headers, publicUrl), secret, isPublic)
}
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('every path of the interface is a page that is not cached', async () => {
  for (const path of ['/', '/class/1/skills', '/auth/login?x=1']) {
    const response = await page(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('/mfe/shell/0.1.0-1a2b3c4d/shell.js')
  }
})

test.each(['/icon.svg', '/assets/main.0a1b.js', '/favicon.ico', '/auth/login.html', '/class/1/old.chunk.css'])(
  'the file %s is not found, even for a client that accepts pages',
  async (path) => {
    const response = await page(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(response.headers.get('content-type') ?? '').not.toContain('html')
    expect((await page(`/class/1?file=${path}`)).status).toBe(200)
  },
)

test('a client that accepts anything gets the page', async () => {
  const head = (headers: string) => gateway.raw(`GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close${headers}`)
  for (const headers of ['\r\naccept: */*', '\r\naccept: application/xml;q=0.9,*/*;q=0.8', '']) {
    const answer = await head(headers)
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
    expect(answer).toContain('<!doctype html>')
  }
})

test('a demo that the network can reach says so on every page, and no other does', async () => {
  const open = startGateway({ mode: 'demo', isOpenDemo: true })
  release(open)
  const summarize = (answer: Response) => answer.text().then((html) => /<aside[^>]*>(.*)<\/aside>/.exec(html)?.[1])
  const visit = (language: string) =>
    open.call('/auth/login', { headers: { accept: 'text/html', cookie: `lernspur-language=${language}` } })
  expect(await summarize(await visit('de'))).toStartWith('Diese Vorführung ist im Netz erreichbar')
  expect(await summarize(await visit('en'))).toStartWith('This demo is open to the network')
  expect(await summarize(await page('/auth/login'))).toBeUndefined()
  await open.close()
})

test('only a client that accepts HTML gets the page', async () => {
  expect((await gateway.call('/class/1', { headers: { accept: 'application/json' } })).status).toBe(404)
  expect((await gateway.call('/favicon.ico', { headers: { accept: 'image/*' } })).status).toBe(404)
  expect((await gateway.call('/', { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404)
})

test('a request with an invalid host is rejected without details', async () => {
  const answer = await gateway.raw('GET / HTTP/1.1\r\nhost: [::\r\naccept: text/html')
  const [head, body] = answer.split('\r\n\r\n')
  expect([head?.split('\r\n')[0], body]).toEqual([
    'HTTP/1.1 400 Bad Request',
    expect.stringContaining('"INVALID_PARAMETERS"'),
  ])
})

test('the policy allows only the page’s own scripts, nothing inline or evaluated', async () => {
  const response = await page('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /nonce-([\w-]+)/.exec(policy)?.[1] ?? ''
  expect(nonce.length).toBeGreaterThan(20)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'nonce-${nonce}'`)
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default')
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  const html = await response.text()
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
  expect((await page('/')).headers.get('content-security-policy')).not.toContain(nonce)
})

test('no request sends the path of its page as referrer, which may contain a code from a mail', async () => {
  expect((await page('/auth/reset-password?code=abc')).headers.get('referrer-policy')).toBe('strict-origin')
})

test('a new visitor gets a pre-session that matches the page’s token', async () => {
  const response = await page('/auth/login')
  const cookie = response.headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^lernspur-3000-pre=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const headers = new Headers({ cookie: cookie.split(';')[0] ?? '', [csrfHeader]: metaToken(await response.text()) })
  expect(hasOwnToken(headers, true)).toBe(true)
})

test('a signed-in user gets the session’s token and no further cookie', async () => {
  const cookie = `lernspur-3000=${newToken()}; lernspur-3000-pre=${newToken()}`
  const response = await page('/', { cookie })
  expect(response.headers.getSetCookie()).toEqual([])
  const headers = new Headers({ cookie, [csrfHeader]: metaToken(await response.text()) })
  expect(hasOwnToken(headers, false)).toBe(true)
})

test('language and theme are the chosen ones, by default German and the device’s', async () => {
  const german = await (await page('/', { 'accept-language': 'en-US,en;q=0.9' })).text()
  expect(german).toContain('<html lang="de">')
  const chosen = { cookie: 'lernspur-language=en; lernspur-theme=dark', 'accept-language': 'de' }
  expect(await (await page('/', chosen)).text()).toContain('<html lang="en" data-theme="dark">')
})

test('over https the cookie is host-bound and the browser is told to keep to https', async () => {
  const secure = startGateway({ publicUrl: 'https://schule.example' })
  release(secure)
  const response = await secure.call('/', { headers: { accept: 'text/html' } })
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-lernspur-pre=.*; Secure$/)
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  expect((await page('/')).headers.has('strict-transport-security')).toBe(false)
  await secure.close()
})

test('a page may report errors, and knows where, only if that is configured', async () => {
  const silent = await page('/')
  expect(directive(silent.headers.get('content-security-policy') ?? '', 'connect-src')).toBe("connect-src 'self'")
  expect(await silent.text()).not.toContain('error-reporting')
  const dsn = 'https://key@sentry.example:9000/7'
  const reporting = startGateway({ reportingDsn: dsn })
  release(reporting)
  const response = await reporting.call('/', { headers: { accept: 'text/html' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://sentry.example:9000")
  expect(directive(policy, 'worker-src')).toBe("worker-src 'self'")
  expect(await response.text()).toContain(`<meta name="error-reporting" content="${dsn}">`)
  await reporting.close()
})

test('before the first release the page asks to wait', async () => {
  const empty = startGateway()
  const response = await empty.call('/', { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  await empty.close()
})

test('the registry is revalidated each time, 304 when unchanged', async () => {
  const first = await gateway.call('/mfe/registry.json')
  expect(await first.json()).toEqual(sampleRegistry)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const again = await gateway.call('/mfe/registry.json', {
    headers: { 'if-none-match': `W/${first.headers.get('etag')}` },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the registry is compressed as the client accepts it, and the page, which holds a token, never is', async () => {
  const raw = { 'accept-encoding': 'gzip' }
  const registry = await gateway.call('/mfe/registry.json', { headers: raw, decompress: false })
  expect(registry.headers.get('content-encoding')).toBe('gzip')
  expect(registry.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(JSON.parse(new TextDecoder().decode(Bun.gunzipSync(await registry.bytes())))).toEqual(sampleRegistry)
  const page = await gateway.call('/', { headers: { ...raw, accept: 'text/html' } })
  expect(page.headers.get('content-encoding')).toBeNull()
})
