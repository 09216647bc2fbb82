import { expect, test } from 'bun:test'
import type { LegacyObservation } from '@lernspur/contracts/legacy-observation.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import type { EntryLevel } from '../../class-work/entry-scale'
import { placesOf, standingsOf } from './standing'

const level = (value: number): EntryLevel => ({
  id: `l${value}`,
  level: value,
  label: `Stufe ${value}`,
  isFrontendPicture: true,
  picturePath: null,
  pictureUrl: null,
})
const levels = [1, 2, 3, 4].map(level)
const known = {
  subjects: [{ id: 'german', name: 'Deutsch' } as Subject],
  domains: [
    {
      schoolSubjectId: 'german',
      competences: ['a', 'b', 'c', 'd'].map((id) => ({ id, domainId: 'd1', description: id })),
    } as never,
  ],
  scales: [{ levels }],
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

test('levels of both versions count, the newest of all', () => {
  const old = ['rot', 'gelb', 'grün'].map((label, index) => ({ ...level(index + 1), id: label, label }))
  const both = {
    ...known,
    scales: [{ levels }, { levels: old }],
    levels: new Map([...known.levels, ...old.map((one) => [one.id, one] as const)]),
  }
  const legacy = (competenceId: string, performanceLevelId: string, observedAt: string) =>
    ({ competenceId, performanceLevelId, observedAt, isCompetenceCheck: false }) as LegacyObservation
  const [german] = standingsOf(
    [
      legacy('a', 'grün', '2026-11-20'),
      observed('b', 'l1', '2026-11-19'),
      observed('a', 'l1', '2026-10-01'),
      legacy('b', 'grün', '2026-09-01'),
    ],
    both,
  )
  expect(german?.strengths.map((one) => [one.competence.id, one.level?.label])).toEqual([['a', 'grün']])
  expect(german?.gaps.map((one) => one.competence.id)).toEqual(['b', 'c', 'd'])
})

test('the only level of a scale is its best', () => {
  expect(placesOf([{ levels: [level(1)] }]).get('l1')).toBe(1)
})
