import { expect, test } from 'bun:test'
import { partsOf } from './parts-of'

const counts = { total: 10, failed: 1, slow: 2, errors: 0 }
const hour = (from: string, version = '0.1.0-00000001') => ({ from, version, ...counts })

test('hours are added up in parts of six, of all versions, and the newest part ends with this hour', () => {
  const { parts } = partsOf({
    at: '2026-11-29T14:20:00Z',
    hours: [
      hour('2026-11-22T15:00:00Z'),
      hour('2026-11-29T08:00:00Z'),
      hour('2026-11-29T09:00:00Z'),
      hour('2026-11-29T14:00:00Z'),
      hour('2026-11-29T14:00:00Z', '0.1.0-00000002'),
    ],
    switches: [],
    routes: [],
  })
  expect(parts).toHaveLength(28)
  expect(parts[0]).toMatchObject({ from: '2026-11-22T15:00:00.000Z', total: 10 })
  expect(parts.at(-2)).toMatchObject({ total: 10 })
  expect(parts.at(-1)).toEqual({ from: '2026-11-29T09:00:00.000Z', total: 30, failed: 3, slow: 6, errors: 0 })
})

test('a version that got live stands in its part, and what is older is left out', () => {
  const of = (at: string) => ({ at, act: 'promote', version: '0.1.0-00000001' })
  const { switches } = partsOf({
    at: '2026-11-29T14:20:00Z',
    hours: [],
    switches: [of('2026-11-20T10:00:00Z'), of('2026-11-22T15:30:00Z'), of('2026-11-29T14:10:00Z')],
    routes: [],
  })
  expect(switches.map(({ part }) => part)).toEqual([0, 27])
})
