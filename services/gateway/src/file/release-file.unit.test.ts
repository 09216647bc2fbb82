import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
const script = 'export const answer = 42\n'

beforeAll(() => {
  gateway = startGateway()
  const folder = join(gateway.config.dataDir, 'mfe', 'teacher', '0.1.0-1a2b3c4d', 'static')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'entry.1a2b.js'), script)
  writeFileSync(join(folder, 'entry.1a2b.js.br'), 'brotli')
  writeFileSync(join(folder, 'plain.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), 'font')
  writeFileSync(join(folder, '.hidden.js'), 'hidden')
  writeFileSync(join(gateway.config.dataDir, 'secret'), 'hush')
  writeFileSync(join(gateway.config.dataDir, 'secret.json'), 'hush')
})
afterAll(() => gateway.close())

const base = '/mfe/teacher/0.1.0-1a2b3c4d/static'
const get = (path: string, acceptEncoding = 'identity') =>
  gateway.call(path, { headers: { 'accept-encoding': acceptEncoding }, decompress: false })

test('a file of a release is cached for a year, without content sniffing', async () => {
  const response = await get(`${base}/entry.1a2b.js`)
  expect(await response.text()).toBe(script)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

test.each([
  ['gzip, deflate, br, zstd', 'brotli'],
  ['*', 'brotli'],
  ['br;q=0.5', 'brotli'],
  ['br;q=0, gzip', script],
  ['gzip', script],
] as const)('Accept-Encoding "%s" selects the right form', async (acceptEncoding, expected) => {
  const response = await get(`${base}/entry.1a2b.js`, acceptEncoding)
  expect(await response.text()).toBe(expected)
  expect(response.headers.get('content-encoding')).toBe(expected === 'brotli' ? 'br' : null)
})

test('a file without a compressed form, and a font, are sent uncompressed', async () => {
  const style = await get(`${base}/plain.css`, 'br')
  expect([await style.text(), style.headers.get('content-encoding')]).toEqual(['a{}', null])
  const font = await get(`${base}/font.woff2`, 'br')
  expect([font.headers.get('content-type'), font.headers.get('vary')]).toEqual(['font/woff2', null])
})

test('HEAD returns length and type without the file', async () => {
  const response = await gateway.call(`${base}/plain.css`, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '3'])
  expect(await response.text()).toBe('')
})

test.each([
  '/mfe/../secret',
  '/mfe/../secret.json',
  '/mfe/teacher/../../secret.json',
  '/mfe/teacher/..%2f..%2fsecret.json',
  '/mfe/teacher/%2e%2e/%2e%2e/secret.json',
  '/mfe/teacher/..\\..\\secret.json',
  '/mfe/teacher/....//secret.json',
  '/mfe//teacher/0.1.0-1a2b3c4d/static/plain.css',
  `${base}/.hidden.js`,
  `${base}/entry.1a2b.js.br`,
  `${base}/entry.1a2b.js%00.css`,
  base,
  `${base}/`,
  '/mfe',
])('%s is not found', async (path) => {
  const answer = await gateway.raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json`)
  expect(answer).toStartWith('HTTP/1.1 404 ')
  expect(answer).not.toContain('hush')
})

test('a missing file is not found, never the page', async () => {
  const response = await gateway.call(`${base}/gone.js`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
