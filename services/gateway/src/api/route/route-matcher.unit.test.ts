import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import type { Method } from '@lernspur/contracts/wire/route'
import { contractRoutes, type GatewayRoute } from './gateway-route'
import { compileRoutes } from './route-matcher'

const route = (method: Method, path: `/${string}`): GatewayRoute => ({
  method,
  path,
  owner: 'teacher',
  kind: 'read',
  bodyBytes: 0,
})

const matching = (...all: GatewayRoute[]) => compileRoutes(all).match

test('finds every route of the contract under its own path, and refuses none', () => {
  const all = contractRoutes(routes)
  const { match, refused } = compileRoutes(all)
  for (const one of all) {
    const path = one.path.replaceAll(/\{\w+\}/g, '0198a0c0-0000-7000-8000-000000000001')
    expect(match(one.method, path)).toBe(one)
  }
  expect(refused).toEqual([])
})

test('a literal segment wins over a parameter, in any order', () => {
  const one = route('GET', '/classes/{id}')
  const named = route('GET', '/classes/access-rights')
  const match = matching(one, named)
  expect(match('GET', '/classes/access-rights')).toBe(named)
  expect(match('GET', '/classes/other')).toBe(one)
})

test('another method, length, empty parameter or a final slash is not a match', () => {
  const match = matching(route('GET', '/classes/{id}'))
  expect(match('POST', '/classes/1')).toBeUndefined()
  expect(match('GET', '/classes')).toBeUndefined()
  expect(match('GET', '/classes/')).toBeUndefined()
  expect(match('GET', '/classes/1/')).toBeUndefined()
  expect(match('GET', '')).toBeUndefined()
})

test.each([
  ['/classes/{id}', '/classes/{schoolClassId}'],
  ['/classes/{id}/subjects', '/classes/current/{part}'],
] as const)('of %s and %s the first stays, and the second is said to be refused', (first, second) => {
  const stays = route('GET', first)
  const { match, refused } = compileRoutes([stays, { ...route('GET', second), owner: 'provider' }])
  expect(refused).toEqual([`GET ${second} of provider answers the same paths as ${first} of teacher.`])
  expect(match('GET', first.replace('{id}', 'current'))).toBe(stays)
})

test('the same path under two methods is not ambiguous', () => {
  const change = route('PUT', '/classes/{id}')
  expect(matching(route('GET', '/classes/{id}'), change)('PUT', '/classes/1')).toBe(change)
})
