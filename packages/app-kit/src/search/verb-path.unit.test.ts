import { expect, test } from 'bun:test'
import { subjectOf, type VerbContext, verbPath, verbText } from './verb-path'

const ofClass: VerbContext = {
  id: 'class',
  parameters: { schoolId: 's', classId: 'c' },
  own: ['classId'],
  names: { schoolClass: 'Klasse 3a' },
}
const ofStudent: VerbContext = {
  id: 'student',
  parameters: { ...ofClass.parameters, studentId: 'k' },
  own: ['studentId'],
  names: { ...ofClass.names, student: 'Amira Haddad' },
}
const ofBoth: VerbContext = {
  id: 'both',
  parameters: { ...ofStudent.parameters, competenceId: 'x' },
  own: ['studentId', 'competenceId'],
  names: { ...ofStudent.names, competence: 'Liest Sätze' },
}
const add = { pattern: '/class/:classId/settings/students', search: 'open=add' }
const talk = { pattern: '/class/:classId/student/:studentId/talks' }
const statistics = { pattern: '/class/:classId/statistics', search: 'view=child&child=:studentId' }
const entries = { pattern: '/class/:classId/student/:studentId/timeline', search: 'competence=:competenceId' }

test('a verb leads to its page with the parameters of what it is about, also those of its search', () => {
  expect(verbPath(add, ofClass)).toBe('/class/c/settings/students?open=add')
  expect(verbPath(talk, ofStudent)).toBe('/class/c/student/k/talks')
  expect(verbPath(statistics, ofStudent)).toBe('/class/c/statistics?view=child&child=k')
  expect(verbPath(entries, ofBoth)).toBe('/class/c/student/k/timeline?competence=x')
})

test('a verb is found once: in the context that has all it needs, and nothing besides', () => {
  const found = [add, talk, statistics, entries].map((verb) =>
    [ofClass, ofStudent, ofBoth].filter((context) => verbPath(verb, context) !== null).map(({ id }) => id),
  )
  expect(found).toEqual([['class'], ['student'], ['student'], ['both']])
})

test('is listed by what it is about, and named after it', () => {
  expect([add, entries, { pattern: '/class/:classId/reports/single/:reportId' }].map(subjectOf)).toEqual([
    'actions',
    'competences',
    'reports',
  ])
  expect(verbText('Bericht von {{student}} in {{schoolClass}}', ofStudent)).toBe(
    'Bericht von Amira Haddad in Klasse 3a',
  )
})
