import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel, PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { placesOf, standingsOf } from './standing'

const level = (value: number): PerformanceLevel => ({
  id: `l${value}`,
  level: value,
  label: `Stufe ${value}`,
  isFrontendPicture: true,
  picturePath: null,
  pictureUrl: null,
})
const levels = [1, 2, 3, 4].map(level)
const visual = { performanceLevelsV2: levels } as unknown as PerformanceVisual
const known = {
  subjects: [{ id: 'german', name: 'Deutsch' } as Subject],
  domains: [
    {
      schoolSubjectId: 'german',
      competences: ['a', 'b', 'c', 'd'].map((id) => ({ id, domainId: 'd1', description: id })),
    } as never,
  ],
  visuals: [visual],
  levels: new Map(levels.map((one) => [one.id, one])),
}
const observed = (competenceId: string, levelId: string | null, observedAt: string) =>
  ({ competenceId, performanceLevelV2Id: levelId, observedAt }) as Observation

test('the newest level counts; notes without a level do not', () => {
  const [german] = standingsOf(
    [
      observed('a', null, '2026-11-20'),
      observed('a', 'l4', '2026-11-10'),
      observed('a', 'l1', '2026-09-01'),
      observed('b', 'l2', '2026-10-01'),
      observed('c', 'l1', '2026-10-01'),
    ],
    known,
  )
  expect(german?.strengths.map(({ competence }) => competence.id)).toEqual(['a'])
  expect(german?.gaps.map(({ competence }) => competence.id)).toEqual(['c', 'b', 'd'])
  expect([german?.observed, german?.all]).toEqual([3, 4])
})

test('the only level of a scale is its best', () => {
  expect(placesOf([{ performanceLevelsV2: [level(1)] } as unknown as PerformanceVisual]).get('l1')).toBe(1)
})
