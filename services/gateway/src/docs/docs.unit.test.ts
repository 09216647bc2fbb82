import { afterAll, beforeAll, expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import type { OpenApiDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { eventually } from '@lernspur/testing/eventually'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { scalarModule } from './scalar-files'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
  for (const name of serviceNames) {
    const owned = Object.fromEntries(Object.entries(routes).filter(([, { owner }]) => owner === name))
    // Made before the gateway asks: on a busy machine the first one takes longer than it waits for a service.
    const description = describeRoutes(name, owned, gateway.config.publicUrl)
    gateway.service(name, () => Response.json(description))
  }
})
afterAll(() => gateway.close())

test('the document contains the calls of all services and of the gateway', async () => {
  const response = await gateway.call('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  const { openapi, paths } = (await response.json()) as OpenApiDocument
  const found = Object.values(paths).flatMap((operations) => Object.values(operations))
  expect(openapi).toBe('3.1.0')
  expect(found.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort())
})

test('the document of the page says who may make a call, and how answers are wrapped', async () => {
  const { info, paths } = (await (await gateway.call('/api/docs/openapi.json')).json()) as {
    info: { description: string }
    paths: Record<string, Record<string, { operationId: string; description: string }>>
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.find(({ operationId }) => operationId === 'updateStudent')?.description).toBe(
    'Needs the right `students` on the class that the call is about.',
  )
  for (const { description } of operations)
    expect(description).toMatch(/^[^`]+(`\w+`)?[^`]+\.( For programs with the scope `[a-z-]+:\w+`\.)?$/)
  expect(info.description).toContain('x-csrf-token')
})

test('who has the description is told so, and it is made anew only for another process', async () => {
  let requestCount = 0
  const own = startGateway()
  const describeEmpty = (name: ServiceName) => () => {
    requestCount += 1
    return Response.json(describeRoutes(name, {}, own.config.publicUrl))
  }
  for (const name of serviceNames) own.service(name, describeEmpty(name))
  const answers = await Promise.all(Array.from({ length: 20 }, () => own.call('/api/openapi.json')))
  const etag = answers[0]?.headers.get('etag') ?? ''
  const again = await own.call('/api/openapi.json', { headers: { 'if-none-match': `W/${etag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(requestCount).toBe(serviceNames.length)

  await own.removeService('teacher')
  const { listStudents } = routes
  own.service('teacher', () => Response.json(describeRoutes('teacher', { listStudents }, own.config.publicUrl)))
  const isNew = async () => (await (await own.call('/api/openapi.json')).text()).includes('listStudents')
  await eventually(isNew, () => 'the description is the new one')
  expect(requestCount).toBe(2 * serviceNames.length - 1)
  await own.close()
})

test('the page runs the installed scripts under the policy of all pages', async () => {
  const response = await gateway.call('/api/docs')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, nonce = ''] = /nonce-([\w-]+)/.exec(policy) ?? []
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
  expect(policy).toContain("connect-src 'self';")
  const html = await response.text()
  expect(html).toContain(`<meta property="csp-nonce" content="${nonce}">`)
  expect(html.split('<script').length).toBe(html.split(`<script nonce="${nonce}"`).length)
  expect(html).not.toMatch(/https?:|\sstyle=|\son\w+=/)
  const [, path = ''] = /from '([^']+)'/.exec(html) ?? []
  const script = await gateway.call(path, { headers: { 'accept-encoding': 'br' } })
  expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = script.headers.get('etag') ?? ''
  expect((await gateway.call(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  for (const [, chunk = ''] of (await script.text()).matchAll(/["`]\.(\/chunks\/[\w.-]+\.js)["`]/g)) {
    expect((await gateway.call(`${path.slice(0, path.lastIndexOf('/'))}${chunk}`)).status).toBe(200)
  }
})

test.each(['', '/', '/package.json', '/../style.css', '/%2e%2e/style.css', '/standalone.esm.js.map'])(
  'nothing but the scripts is given from the folder of the page: %s',
  async (path) => {
    expect((await gateway.call(`${scalarModule.slice(0, scalarModule.lastIndexOf('/'))}${path}`)).status).toBe(404)
  },
)

test('only GET and HEAD return the description', async () => {
  const [head, posted] = await Promise.all([
    gateway.call('/api/docs', { method: 'HEAD' }),
    gateway.call('/api/openapi.json', { method: 'POST' }),
  ])
  expect([head.status, await head.text(), posted.status]).toEqual([200, '', 404])
})

test('no incomplete description while a service is unavailable', async () => {
  const empty = startGateway()
  const response = await empty.call('/api/openapi.json')
  expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ error: 'UNKNOWN' })])
  await empty.close()
})
