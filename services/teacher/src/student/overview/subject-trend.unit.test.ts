import { expect, test } from 'bun:test'
import { subjectTrend } from './subject-trend'

const level = (competenceId: string, observedAt: string, position: number) => ({ competenceId, observedAt, position })

test('a trend is the mean of the newest levels by each day, from the first to the last', () => {
  expect(
    subjectTrend([
      level('a', '2026-11-01', 0),
      level('b', '2026-11-02', 1),
      level('a', '2026-11-03', 0.5),
      level('c', '2026-11-03', 1),
    ]),
  ).toEqual([0, 0.5, 0.83])
})

test('a long time has eight points, the first and the last day among them', () => {
  const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)
  const trend = subjectTrend(days.map((day, index) => level('a', day, index / 27)))
  expect([trend.length, trend[0], trend.at(-1)]).toEqual([8, 0, 1])
  expect(trend.toSorted((a, b) => a - b)).toEqual(trend)
})

test('levels of one day, and none, are no trend', () => {
  expect(subjectTrend([])).toEqual([])
  expect(subjectTrend([level('a', '2026-11-01', 0), level('a', '2026-11-01', 1)])).toEqual([])
})
