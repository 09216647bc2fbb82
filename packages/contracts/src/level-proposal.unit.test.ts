import { describe, expect, test } from 'bun:test'
import { type LevelEntry, proposeLevel } from './level-proposal'

const entry = (level: number, part: Partial<LevelEntry> = {}): LevelEntry => ({
  level,
  levels: 4,
  observedAt: '2026-10-01',
  createdAt: '2026-10-01T08:00:00.000000Z',
  performanceAssessmentId: null,
  weighting: 0,
  ...part,
})

describe('level proposal', () => {
  test('without an entry there is no level', () => {
    expect(proposeLevel([], 'latestEntries', 4)).toBeNull()
    expect(proposeLevel([], 'allEntries', 4)).toBeNull()
  })

  test('the newest entry counts by day, then by the moment it was written', () => {
    const entries = [
      entry(4, { observedAt: '2026-09-01', createdAt: '2026-11-01T08:00:00.000000Z' }),
      entry(2, { createdAt: '2026-10-02T08:00:00.000000Z' }),
      entry(1, { createdAt: '2026-10-01T08:00:00.000000Z' }),
    ]
    expect(proposeLevel(entries, 'latestEntries', 4)).toBe(2)
  })

  test('all entries: mean per assessment, then weighted, not per entry', () => {
    const entries = [
      entry(1, { performanceAssessmentId: 'test', weighting: 75 }),
      entry(4, { performanceAssessmentId: 'lessons', weighting: 25 }),
      entry(4, { performanceAssessmentId: 'lessons', weighting: 25 }),
      entry(4, { performanceAssessmentId: 'lessons', weighting: 25 }),
    ]
    expect(proposeLevel(entries, 'allEntries', 4)).toBe(2)
  })

  test('weightings are normalised over the assessments that have entries', () => {
    expect(proposeLevel([entry(3, { performanceAssessmentId: 'test', weighting: 20 })], 'allEntries', 4)).toBe(3)
  })

  test('without any weight the plain mean of the assessments counts', () => {
    const entries = [
      entry(1, { performanceAssessmentId: 'a' }),
      entry(1, { performanceAssessmentId: 'a' }),
      entry(4, { performanceAssessmentId: 'b' }),
    ]
    expect(proposeLevel(entries, 'allEntries', 4)).toBe(3)
  })

  test('a half is rounded up, also when binary fractions do not hit it', () => {
    const entries = [
      entry(2, { performanceAssessmentId: 'a', weighting: 33.3 }),
      entry(3, { performanceAssessmentId: 'b', weighting: 33.3 }),
    ]
    expect(proposeLevel(entries, 'allEntries', 4)).toBe(3)
  })

  test('entries of another scale keep their relative place', () => {
    expect(proposeLevel([entry(5, { levels: 5 })], 'latestEntries', 4)).toBe(4)
    expect(proposeLevel([entry(1, { levels: 5 })], 'latestEntries', 4)).toBe(1)
    expect(proposeLevel([entry(3, { levels: 5 })], 'latestEntries', 4)).toBe(3)
  })
})
