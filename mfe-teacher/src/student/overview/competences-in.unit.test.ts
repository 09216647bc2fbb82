import { expect, test } from 'bun:test'
import type { OverviewCompetence, StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { competencesIn } from './competences-in'

const competence = (id: string, state: OverviewCompetence['state'], lastOn: string | null): OverviewCompetence => ({
  ...{ id, state, lastOn, description: id, domain: 'Lesen' },
  ...{ level: null, levelOn: null, entryCount: lastOn ? 1 : 0 },
})
const subject = (id: string, competences: OverviewCompetence[]) => ({
  ...{ id, name: id, abbreviation: id, color: '#336699', competences },
})
const overview = (subjects: ReturnType<typeof subject>[]): StudentOverview => ({
  student: { id: 's', firstName: 'Amira', lastName: 'Haddad', avatar: null, erasesAt: null },
  practisedSince: '2026-09-27',
  subjects,
  reports: [],
  talkSheets: [],
  classmates: [],
})

test('finds the competences of a state in all subjects, the newest first', () => {
  const found = competencesIn(
    overview([
      subject('DEU', [competence('a', 'practising', '2026-11-01'), competence('b', 'strength', '2026-11-20')]),
      subject('MAT', [competence('c', 'practising', '2026-11-09'), competence('d', 'unseen', null)]),
    ]),
    'practising',
  )
  expect(found.map((one) => [one.subject.id, one.competence.id])).toEqual([
    ['MAT', 'c'],
    ['DEU', 'a'],
  ])
})
