import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { root } from '@lernspur/platform/install/install-packages'

/** The list of calls that is given (rule call.8), and where its original lies, if it is here. */
const copy = readFileSync(join(import.meta.dirname, 'endpoints.tsv'), 'utf8')
const original = join(root, '..', 'shared', 'spec', 'endpoints.tsv')

const listed = copy
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(0, 4).join(' '))

const contract: readonly RouteSpec[] = (Object.keys(routes) as RouteName[]).map((name) => routes[name])
const row = ({ owner, method, path, access }: RouteSpec): string => [owner, method, path, access].join(' ')
const callOf = (line: string): string => line.split(' ').slice(1, 3).join(' ')

test('the list is the given one', () => {
  if (existsSync(original)) expect(copy).toBe(readFileSync(original, 'utf8'))
  else console.log('The original of the list is not here; the copy beside this test counts.')
  expect(listed).toHaveLength(149)
  expect(new Set(listed.map(callOf)).size).toBe(149)
})

test('the contract has every call of the list, with its owner and its access', () => {
  const known = new Set(contract.map(row))
  expect(listed.filter((line) => !known.has(line))).toEqual([])
})

test('what the contract has beyond the list, and nothing else, is marked as extension', () => {
  const calls = new Set(listed.map(callOf))
  const isBeyond = ({ method, path }: RouteSpec) => !calls.has(`${method} ${path}`)
  expect(contract.filter((route) => isBeyond(route) !== (route.extension === true)).map(row)).toEqual([])
})
