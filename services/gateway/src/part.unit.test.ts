import { expect, test } from 'bun:test'
import { type GatewayPart, gatewayParts } from '@lernspur/contracts/wire/gateway-part'
import { partOf } from './part'

const samples = Object.entries(gatewayParts).flatMap(([part, requests]) =>
  requests.map((request): [string, GatewayPart] => [request, part as GatewayPart]),
)

test.each(samples)('%s is taken by the part that lists it: %s', (request, part) => {
  const [method = '', path = ''] = request.split(' ')
  const headers = { accept: 'text/html' }
  expect(partOf(new Request(`http://localhost${path}`, { method, headers }), path)).toBe(part)
})
