import { expect, test } from 'bun:test'
import { formatFor } from '@lernspur/app-runtime'
import { explainLevel, type LevelEntry } from '@lernspur/contracts/level-proposal'
import { isOneEntry, partText, roundingOf, sumText } from './sum-text'
import { isChanged, nothingElse, reasonOf, withEntry, withWeight } from './what-if'

const entry = (id: string, level: number, assessment: string | null, weighting = 0) => ({
  id,
  level,
  levels: 4,
  observedAt: '2026-10-01',
  createdAt: '2026-10-01T08:00:00.000000Z',
  performanceAssessmentId: assessment,
  weighting,
})
const format = formatFor('de')
const textOf = (entries: readonly LevelEntry[]) => {
  const reason = explainLevel(entries, 'allEntries', 4)
  return reason && [sumText(reason, format), roundingOf(reason), reason.level]
}

test('the sum of two assessments shows their means, their shares and how it was rounded', () => {
  expect(textOf([entry('a', 2, 'test', 50), entry('b', 3, 'lessons', 50)])).toEqual([
    '(2 × 50 + 3 × 50) : 100 = 2,5',
    'up',
    3,
  ])
})

test('the shown weights add up to the shown divisor, and a rounded number is not said to be equal', () => {
  expect(textOf([entry('a', 2, 'test', 50), entry('b', 3, 'lessons', 30)])?.[0]).toBe('(2 × 50 + 3 × 30) : 80 ≈ 2,38')
  expect(textOf([entry('a', 2, 'test', 50), entry('b', 4, 'lessons', 30)])?.[0]).toBe('(2 × 50 + 4 × 30) : 80 = 2,75')
  const third = [entry('a', 2, 'test', 60), entry('b', 2, 'test', 60), entry('c', 3, 'test', 60)]
  expect(textOf([...third, entry('d', 3, 'lessons', 40)])?.[0]).toBe('(2,33 × 60 + 3 × 40) : 100 ≈ 2,6')
  expect(textOf([entry('a', 2, 'test'), entry('b', 3, null)])?.[0]).toBe('(2 + 3) : 2 = 2,5')
})

test('the sum of one assessment is its mean, and that of one entry its level', () => {
  expect(textOf([entry('a', 2, 'test', 50), entry('b', 3, 'test', 50), entry('c', 2, 'test', 50)])).toEqual([
    '(2 + 3 + 2) : 3 ≈ 2,33',
    'down',
    2,
  ])
  expect(textOf([entry('a', 2, 'test', 50)])).toEqual(['2', 'exact', 2])
  expect(partText([2, 3], 2.5, format)).toBe('(2 + 3) : 2 = 2,5')
})

test('a value just below a half is not shown as the half, which would be rounded up', () => {
  const many = Array.from({ length: 400 }, (_, index) => entry(`${index}`, index < 199 ? 3 : 2, 'test', 50))
  const [text, rounding, level] = textOf(many) ?? []
  expect([String(text).split(' ≈ ').at(-1), rounding, level]).toEqual(['2,497', 'down', 2])
})

test('the level of a single entry is not repeated as a sum, unless it was rounded', () => {
  const repeats = (entries: readonly LevelEntry[], levels: number) => {
    const reason = explainLevel(entries, 'latestEntries', levels)
    return reason && isOneEntry(reason)
  }
  expect(repeats([entry('a', 2, 'test')], 4)).toBe(true)
  expect(repeats([entry('a', 2, 'test')], 5)).toBe(false)
  const both = explainLevel([entry('a', 2, 'test', 50), entry('b', 3, 'test', 50)], 'allEntries', 4)
  expect(both && isOneEntry(both)).toBe(false)
})

test('leaving an entry out and another weight move the level, and taking both back changes nothing', () => {
  const entries = [entry('a', 1, 'test', 60), entry('b', 4, 'lessons', 40)]
  const levelBy = (whatIf: typeof nothingElse) => reasonOf(entries, 'allEntries', 4, whatIf)?.level
  expect(levelBy(nothingElse)).toBe(2)
  expect(levelBy(withEntry(nothingElse, 'a', false))).toBe(4)
  expect(levelBy(withWeight(nothingElse, 'test', 20, 60))).toBe(3)
  expect(levelBy(withEntry(withEntry(nothingElse, 'a', false), 'b', false))).toBeUndefined()
  expect(isChanged(withWeight(withEntry(withEntry(nothingElse, 'a', false), 'a', true), 'test', 60, 60))).toBe(false)
  expect(withWeight(nothingElse, 'test', 400, 60).weights.get('test')).toBe(100)
})
