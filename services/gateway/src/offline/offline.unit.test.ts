import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture

beforeAll(() => {
  gateway = startGateway()
  const { version } = sampleRegistry.shell.current
  for (const name of [
    'shell.js',
    'shell.js.br',
    'texts/de.js',
    'mf-manifest.json',
    'integrities.json',
    'pages-de.json',
    'types.json',
  ])
    gateway.releases.release('shell', version, name, 'x')
  gateway.releases.goLive(sampleRegistry)
})
afterAll(() => gateway.close())

test('the service worker is a script of the whole site that may call its own origin alone', async () => {
  const response = await gateway.call('/sw.js')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  const listened: string[] = []
  new Function('self', await response.text())({ addEventListener: (type: string) => listened.push(type) })
  expect(listened.toSorted()).toEqual(['fetch', 'message'])
})

test('a set names the files that a page loads, each once, and changes with the registry', async () => {
  const setOf = async () => (await gateway.call('/mfe/offline.json?areas=teacher,unknown')).json()
  const { version } = sampleRegistry.shell.current
  const set = await setOf()
  const integrity = expect.stringMatching(/^sha384-/)
  const retained = ['integrities.json', 'pages-de.json', 'shell.js', 'texts/de.js']
  expect(set.files).toEqual(retained.map((path) => ({ path: `/mfe/shell/${version}/${path}`, integrity })))
  expect(await setOf()).toEqual(set)
})
