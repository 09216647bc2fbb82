import { expect, test } from 'bun:test'
import type { Statement } from '@lernspur/release/development-statement'
import { newToken } from '@lernspur/service-kit/session/token'
import { sampleArea } from '../testing/sample-registry'
import { createSessionTable } from './session-table'

const shell = 'http://localhost:3000'
const statementOf = (expires: number, session = newToken()): Statement => ({
  shell,
  session,
  developer: 'ada@desk',
  expires,
  build: 1,
  page: sampleArea('provider', '0.1.0-dddddddd'),
  files: [],
  refresh: { hash: 'a1', since: 1, script: 'react-development.js' },
})

test('a build is shown while its command tells of itself, and never after its time', () => {
  let now = 1_000
  const table = createSessionTable(shell, () => now)
  const statement = statementOf(31_000)
  const isVisible = () => table.find(statement.session) !== undefined
  expect(table.take(statement, {})).toEqual({ missing: [] })
  now += 14_000
  expect(isVisible()).toBe(true)
  table.take(statement, {})
  now += 15_000
  expect(isVisible()).toBe(false)
  table.take(statement, {})
  expect(isVisible()).toBe(true)
  now += 1_000
  expect(isVisible()).toBe(false)
  expect(table.take(statement, {})).toBe('expired')
})

test('few develop at a time, and whoever has ended makes room', () => {
  let now = 1_000
  const table = createSessionTable(shell, () => now)
  const takeOne = () => table.take(statementOf(now + 60_000), {})
  for (let index = 0; index < 8; index += 1) expect(takeOne()).toEqual({ missing: [] })
  expect(takeOne()).toBe('full')
  now += 15_000
  expect(takeOne()).toEqual({ missing: [] })
})
