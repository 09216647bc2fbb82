import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
/** A chunk, a style and a text, each as itself and compressed. */
const changed = ['chunk.1.js', 'chunk.2.js.br', 'chunk.2.js', 'area.css', 'texts.json']
const script = 'export const answer = 42\n'

beforeAll(() => {
  gateway = startGateway()
  const release = (name: string, content: string) =>
    gateway.releases.release('teacher', '0.1.0-1a2b3c4d', `static/${name}`, content)
  release('entry.1a2b.js', script)
  release('entry.1a2b.js.br', 'brotli')
  release('plain.css', 'a{}')
  release('font.woff2', 'font')
  release('.hidden.js', 'hidden')
  for (const name of changed) release(name, 'as it was released')
  mkdirSync(gateway.config.dataDir, { recursive: true })
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

test.each(changed.filter((name) => !name.endsWith('.br')))(
  'the file %s is refused, never served, when it was changed in the store or is lost there',
  async (name) => {
    const { tamper } = gateway.releases
    for (const content of ['changed', undefined]) {
      for (const file of [name, `${name}.br`]) tamper('teacher', '0.1.0-1a2b3c4d', `static/${file}`, content)
      const response = await get(`${base}/${name}`, 'br')
      expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
      expect(await response.text()).not.toContain('changed\n')
    }
  },
)
