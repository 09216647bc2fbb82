import { afterAll, beforeAll, expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import type { OpenApiDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
  for (const name of serviceNames) {
    const owned = Object.fromEntries(Object.entries(routes).filter(([, { owner }]) => owner === name))
    gateway.service(name, () => Response.json(describeRoutes(name, owned, gateway.config.publicUrl)))
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

test('the page shows each call, runs no script and loads nothing', async () => {
  const response = await gateway.call('/api/docs')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toStartWith("default-src 'none'; style-src 'nonce-")
  const html = await response.text()
  for (const name of Object.keys(routes)) expect(html).toContain(`<details id="${name}">`)
  expect(html).toContain('Needs the right <code>students</code> on the class')
  expect(html).toContain('<code>data.rows[].schoolClasses</code></th><td>array of StudentClass</td>')
  expect(html).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=/)
  expect(html).toContain(`<style nonce="${/nonce-([\w-]+)/.exec(policy)?.[1]}">`)
})

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
