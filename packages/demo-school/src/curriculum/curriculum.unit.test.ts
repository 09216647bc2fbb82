import { describe, expect, test } from 'bun:test'
import { subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import { level3, level5, swissLevel3 } from './curricula'
import type { SubjectPlan } from './subject-plan'
import { swissSpelling } from './swiss-spelling'

const competencesOf = (subject: SubjectPlan) => subject.domains.flatMap((domain) => domain.competences)

describe.each([
  ['level 3', level3],
  ['level 5', level5],
  ['Swiss level 3', swissLevel3],
])('the curriculum of %s', (_, { subjects }) => {
  test('has eight subjects that differ in name, abbreviation and colour', () => {
    for (const face of ['name', 'abbreviation', 'color'] as const) {
      expect(new Set(subjects.map((subject) => subject[face])).size).toBe(8)
    }
    for (const { abbreviation } of subjects) {
      expect(abbreviation.length).toBeWithin(1, subjectLimits.abbreviationShown + 1)
    }
  })

  test('has at least three domains and twelve competences a subject, marked from A on', () => {
    for (const subject of subjects) {
      expect(subject.domains.length).toBeGreaterThanOrEqual(3)
      expect(competencesOf(subject).length).toBeGreaterThanOrEqual(12)
      expect(subject.domains.map((domain) => domain.symbol).join('')).toBe('ABCD'.slice(0, subject.domains.length))
    }
  })

  test('says what a child does: lower case first, no full stop, nothing twice', () => {
    const all = subjects.flatMap(competencesOf)
    expect(new Set(all).size).toBe(all.length)
    for (const competence of all) expect(competence).toMatch(/^[a-zäöü][^.;]{15,120}[^.,; ]$/)
  })
})

test('levels teach different things', () => {
  const lower = new Set(level3.subjects.flatMap(competencesOf))
  expect(level5.subjects.flatMap(competencesOf).filter((competence) => lower.has(competence))).toEqual([])
})

describe('Swiss spelling', () => {
  test('knows no ß and has its own words', () => {
    expect(swissSpelling('Größen im Klassenzimmer: Euro und Cent, Straße, mit dem Rad')).toBe(
      'Grössen im Schulzimmer: Franken und Rappen, Strasse, mit dem Velo',
    )
  })

  test('is used all over the Swiss curriculum', () => {
    expect(JSON.stringify(swissLevel3)).not.toMatch(/ß|Euro|Klassenzimmer/)
  })
})
