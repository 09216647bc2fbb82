import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { defineRoutes, type Method } from '@lernspur/contracts/route'
import { compileRoutes } from './route-matcher'

const route = (method: Method, path: `/${string}`) =>
  ({ method, path, owner: 'teacher', access: 'member', status: 200, errors: [] }) as const

test('finds every route of the contract under its own path', () => {
  const match = compileRoutes(routes)
  for (const spec of Object.values(routes)) {
    const path = spec.path.replaceAll(/\{\w+\}/g, '0198a0c0-0000-7000-8000-000000000001')
    expect(match(spec.method, path)).toBe(spec)
  }
})

test('a literal segment wins over a parameter, in any order', () => {
  const map = defineRoutes({ one: route('GET', '/classes/{id}'), named: route('GET', '/classes/access-rights') })
  const match = compileRoutes(map)
  expect(match('GET', '/classes/access-rights')).toBe(map.named)
  expect(match('GET', '/classes/other')).toBe(map.one)
})

test('another method, length, empty parameter or a final slash is not a match', () => {
  const match = compileRoutes(defineRoutes({ one: route('GET', '/classes/{id}') }))
  expect(match('POST', '/classes/1')).toBeUndefined()
  expect(match('GET', '/classes')).toBeUndefined()
  expect(match('GET', '/classes/')).toBeUndefined()
  expect(match('GET', '/classes/1/')).toBeUndefined()
  expect(match('GET', '')).toBeUndefined()
})

test.each([
  ['/classes/{id}', '/classes/{schoolClassId}'],
  ['/classes/{id}/subjects', '/classes/current/{part}'],
] as const)('refuses %s beside %s', (first, second) => {
  const map = defineRoutes({ first: route('GET', first), second: route('GET', second) })
  expect(() => compileRoutes(map)).toThrow('answer the same paths')
})

test('the same path under two methods is not ambiguous', () => {
  const map = defineRoutes({ read: route('GET', '/classes/{id}'), change: route('PUT', '/classes/{id}') })
  expect(compileRoutes(map)('PUT', '/classes/1')).toBe(map.change)
})
