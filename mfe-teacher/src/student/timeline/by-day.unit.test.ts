import { expect, test } from 'bun:test'
import type { Entry } from '../../entry/entry'
import { byDay } from './by-day'

const entry = (id: string, observedAt: string, createdAt: string, creatorId = 'me'): Entry =>
  ({ id, observedAt, createdAt, creator: { id: creatorId } }) as Entry

const visible = (entries: readonly Entry[]) =>
  byDay(entries).map(({ day, count, groups }) => [day, count, groups.map((group) => group.entries.map(({ id }) => id))])

test('the newest day comes first, and within a day the newest entry', () => {
  expect(
    visible([
      entry('old', '2026-11-01', '2026-11-01T08:00:00Z'),
      entry('early', '2026-11-20', '2026-11-20T08:00:00Z'),
      entry('late', '2026-11-20', '2026-11-20T09:00:00Z'),
    ]),
  ).toEqual([
    ['2026-11-20', 2, [['late'], ['early']]],
    ['2026-11-01', 1, [['old']]],
  ])
})

test('what one person saved together is one group; another person at the same instant is not', () => {
  const at = '2026-11-20T09:00:00.123456Z'
  expect(
    visible([
      entry('a', '2026-11-20', at),
      entry('b', '2026-11-20', at),
      entry('c', '2026-11-20', at, 'colleague'),
      entry('d', '2026-11-20', '2026-11-20T09:00:00.123457Z'),
    ]),
  ).toEqual([['2026-11-20', 4, [['d'], ['a', 'b'], ['c']]]])
})
