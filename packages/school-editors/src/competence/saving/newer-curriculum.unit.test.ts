import { expect, test } from 'bun:test'
import type { Competence, CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { curriculumOf } from './line-changes'
import { newerCurriculum } from './newer-curriculum'

const at = (minute: number) => `2026-09-01T08:${String(minute).padStart(2, '0')}:00Z`
const competence = (id: string, minute: number, description = id): Competence => ({
  id,
  description,
  domainId: 'L',
  updatedAt: at(minute),
})
const domain = (...competences: Competence[]): CompetenceDomain[] => [
  {
    id: 'L',
    originId: null,
    name: 'Lesen',
    symbol: null,
    tenantId: 'school',
    schoolSubjectId: 'german',
    isTemplate: false,
    competences,
    createdAt: at(0),
    updatedAt: at(0),
  },
]
const textsOf = (newer: ReturnType<typeof newerCurriculum>) => newer?.curriculum.lines.map(({ text }) => text)

test('a line of a colleague appears, although it is older than the own last one', () => {
  const visible = curriculumOf(domain(competence('mine', 9)))
  const newer = newerCurriculum(visible, domain(competence('hers', 5), competence('mine', 9)))
  expect(newer?.isForeign).toBe(true)
  expect(textsOf(newer)).toEqual(['Lesen', 'hers', 'mine'])
})

test('a line that a colleague has deleted goes', () => {
  const visible = curriculumOf(domain(competence('hers', 5), competence('mine', 9)))
  expect(textsOf(newerCurriculum(visible, domain(competence('mine', 9))))).toEqual(['Lesen', 'mine'])
})

test('a line that is begun stays where it is', () => {
  const stored = curriculumOf(domain(competence('mine', 9)))
  const started = {
    id: 'begun',
    kind: 'competence' as const,
    text: '',
    symbol: '',
    childSentence: '',
    shortTitle: '',
    levelDescriptions: [],
  }
  const visible = { ...stored, lines: [...stored.lines, started] }
  const newer = newerCurriculum(visible, domain(competence('hers', 5), competence('mine', 9)))
  expect(textsOf(newer)).toEqual(['Lesen', 'hers', 'mine', ''])
})

test('what was read before the last change, or says the same, changes nothing', () => {
  const visible = curriculumOf(domain(competence('mine', 9, 'neu')))
  expect(newerCurriculum(visible, domain(competence('mine', 3, 'alt')))).toBeNull()
  expect(newerCurriculum(visible, domain(competence('mine', 9, 'neu')))).toBeNull()
  const again = newerCurriculum(visible, domain(competence('mine', 11, 'neu')))
  expect(again?.isForeign).toBe(false)
})
