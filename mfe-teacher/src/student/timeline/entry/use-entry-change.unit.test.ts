import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { formOf, isChanged, rebaseForm } from './use-entry-change'

const entry = (more: Partial<Observation>) =>
  ({
    competenceId: 'reading',
    performanceLevelV2Id: 'low',
    performanceAssessmentId: null,
    observedAt: '2026-11-20',
    ...more,
  }) as Observation

test('one’s own version leaves what only the other one has changed', () => {
  const before = entry({ description: 'Liest.' })
  const theirs = entry({ description: 'Liest schon viel.', observedAt: '2026-11-19' })
  expect(rebaseForm(theirs, before, { ...formOf(before), levelId: 'high' })).toEqual({
    levelId: 'high',
    assessmentId: '',
    observedAt: '2026-11-19',
    description: 'Liest schon viel.',
    competenceId: 'reading',
    photos: { removedIds: [], added: [] },
  })
})

test('of what both have changed one’s own counts, an emptied note included', () => {
  const before = entry({ description: 'Liest.' })
  const theirs = entry({ description: 'Liest schon viel.', performanceLevelV2Id: 'high' })
  const form = { ...formOf(before), levelId: 'middle', description: '' }
  expect(rebaseForm(theirs, before, form)).toEqual(form)
})

test('another competence and photos stay one’s own choice', () => {
  const before = entry({ description: 'Liest.' })
  const theirs = entry({ description: 'Liest.', competenceId: 'writing' })
  const photos = { removedIds: ['old'], added: [new Blob(['new'])] }
  expect(rebaseForm(theirs, before, { ...formOf(before), photos })).toMatchObject({ competenceId: 'writing', photos })
  expect(rebaseForm(theirs, before, { ...formOf(before), competenceId: 'speaking' }).competenceId).toBe('speaking')
  expect(isChanged(before, { ...formOf(before), photos })).toBe(true)
  expect(isChanged(before, formOf(before))).toBe(false)
})
