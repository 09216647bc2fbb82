import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { gatewayParts } from '@lernspur/contracts/wire/gateway-part'
import { unsignedRequests } from './unsigned-requests'

const requests = unsignedRequests()

test('whatever needs no sign-in is measured: calls of the contract, and each part of the gateway', () => {
  const open = Object.values(routes).filter(({ access }) => access === 'public')
  const ofGateway = Object.values(gatewayParts).flat().length
  expect(requests).toHaveLength(open.length + ofGateway)
  expect(new Set(requests.map(({ method, path }) => `${method} ${path}`)).size).toBeGreaterThan(40)
})

test('bodies are those that a service accepts, so that a call costs what it costs', () => {
  const login = requests.find(({ path }) => path === routes.login.path.replace(/^/, '/api'))
  expect(routes.login.body.safeParse(login?.body).success).toBe(true)
})
