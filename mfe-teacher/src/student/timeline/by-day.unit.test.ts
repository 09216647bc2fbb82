import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/observation.contract'
import { byDay } from './by-day'

const entry = (id: string, observedAt: string, createdAt: string) => ({ id, observedAt, createdAt }) as Observation

test('sorts days and their entries newest first', () => {
  const days = byDay([
    entry('a', '2026-11-18', '2026-11-18T08:00:00Z'),
    entry('b', '2026-11-20', '2026-11-20T08:00:00Z'),
    entry('c', '2026-11-18', '2026-11-19T09:00:00Z'),
  ])
  expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['b']],
    ['2026-11-18', ['c', 'a']],
  ])
})
