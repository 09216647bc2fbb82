import { describe, expect, test } from 'bun:test'
import { sampleFile, sampleSource, sampleStudents } from '../testing/sample-file'
import { columnsOf, matchCompetences, matchLevels, matchStudents, matchSubjects, studentChoices } from './match-enm'
import { readEnmText } from './read-enm'

describe('matching', () => {
  const content = (students = sampleStudents) => readEnmText(JSON.stringify(sampleFile(students)))
  const found = (...args: Parameters<typeof matchStudents>) =>
    matchStudents(...args).map(({ enmId, certainty, studentId, candidates }) => [
      enmId,
      certainty,
      studentId,
      candidates,
    ])

  test('a child is known by name and class alone; all else is left to a choice', () => {
    expect(found(content(), sampleSource)).toEqual([
      // One first name of two.
      [301, 'doubtful', '', ['mia']],
      // Spelt otherwise.
      [302, 'same', 'ben', ['ben']],
      // In another class.
      [303, 'doubtful', '', ['ada']],
    ])
    const newcomer = { id: 9, nachname: 'Zimt', vorname: 'Bo', klasseID: 31 }
    const [nobody, nameless] = found(
      content([newcomer, { ...newcomer, id: 10, nachname: '', vorname: '' }]),
      sampleSource,
    )
    expect([nobody, nameless]).toEqual([
      [9, 'unknown', '', []],
      [10, 'unknown', '', []],
    ])
    // A class that the file does not describe says nothing.
    expect(found(content([{ id: 302, nachname: 'Groß', vorname: 'Ben', klasseID: 99 }]), sampleSource)).toEqual([
      [302, 'doubtful', '', ['ben']],
    ])
  })

  test('two children of one name, here or in the file, are nobody for certain', () => {
    const ben = { firstName: 'Ben', lastName: 'Groß', schoolClassNames: ['3a'] }
    const two = {
      ...sampleSource,
      students: [
        { id: 'a', ...ben },
        { id: 'b', ...ben },
      ],
    }
    const entry = { id: 302, nachname: 'Groß', vorname: 'Ben', klasseID: 31 }
    expect(found(content([entry]), two)).toEqual([[302, 'doubtful', '', ['a', 'b']]])
    expect(found(content([entry, { ...entry, id: 303 }]), sampleSource)).toEqual([
      [302, 'doubtful', '', ['ben']],
      [303, 'doubtful', '', ['ben']],
    ])
    const inTwoClasses = {
      ...two,
      students: [
        { id: 'a', ...ben },
        { id: 'b', ...ben, schoolClassNames: ['3b'] },
      ],
    }
    expect(found(content([entry]), inTwoClasses)).toEqual([[302, 'same', 'a', ['a']]])
  })

  test('an earlier choice holds for the same number and name, as long as the child is there', () => {
    const choice = { enmId: 301, enmName: 'Ährenfeld, Mia Sophie', studentId: 'mia' }
    const earlier = (change: object) => ({
      ...sampleSource,
      choices: { students: [{ ...choice, ...change }], others: [] },
    })
    const first = (change: object) => found(content(), earlier(change))[0]?.slice(1, 3)
    expect(first({})).toEqual(['chosen', 'mia'])
    expect(first({ enmName: 'Andere, Anna' })).toEqual(['doubtful', ''])
    expect(first({ studentId: 'gone' })).toEqual(['doubtful', ''])
  })

  test('what somebody has chosen is remembered, taken back by nobody, and never with a name that cannot be stored', () => {
    const students = [
      ...sampleStudents,
      { id: 304, nachname: 'Null\u0000', vorname: 'Nora', klasseID: 31 },
      { id: 305, nachname: 'L'.repeat(500), vorname: 'Lang', klasseID: 31 },
      { id: 306, nachname: '', vorname: '', klasseID: 31 },
    ]
    const id = crypto.randomUUID()
    const chosen = new Map([...students.map((one) => [`${one.id}`, id] as const), ['302', '']])
    chosen.delete('303')
    expect(studentChoices(matchStudents(content(students), sampleSource), chosen)).toEqual([
      { enmId: 301, enmName: 'Ährenfeld, Mia Sophie', studentId: id },
      { enmId: 302, enmName: 'Groß, Ben', studentId: null },
    ])
  })

  test('subjects, competences and columns are known by their words, or by a choice', () => {
    const subjects = matchSubjects(content(), sampleSource)
    expect(subjects.map(({ text, certainty, target }) => [text, certainty, target])).toEqual([
      ['Deutsch', 'same', 'Deutsch'],
      ['Mathe', 'same', 'Mathematik'],
    ])
    const names = new Map([
      [1, 'Deutsch'],
      [2, ''],
    ])
    expect(
      matchCompetences(content(), sampleSource, names).map(({ certainty, subjectName, target }) => [
        certainty,
        subjectName,
        target,
      ]),
    ).toEqual([
      ['same', 'Deutsch', 'liest flüssig'],
      ['doubtful', '', ''],
      ['unknown', '', ''],
    ])
    expect(columnsOf(content())).toEqual(['sicher', 'überwiegend sicher', 'teilweise', 'noch nicht', '5'])
    expect(matchLevels(content(), sampleSource).map(({ certainty, target }) => [certainty, target])).toEqual([
      ['same', 'noch nicht'],
      ['same', 'sicher'],
      ['unknown', ''],
    ])
    const others = [
      { kind: 'subject', entry: '2', subjectName: '', target: '' },
      { kind: 'competence', entry: '53', subjectName: 'Deutsch', target: 'schreibt Geschichten' },
      { kind: 'level', entry: 'sehr sicher', subjectName: '', target: '5' },
      { kind: 'level', entry: 'sicher', subjectName: '', target: 'a column that is gone' },
    ] as const
    const chosen = { ...sampleSource, choices: { students: [], others: [...others] } }
    expect(matchSubjects(content(), chosen)[1]).toMatchObject({ certainty: 'chosen', target: '' })
    expect(matchCompetences(content(), chosen, names)[2]).toMatchObject({
      certainty: 'chosen',
      subjectName: 'Deutsch',
      target: 'schreibt Geschichten',
    })
    expect(matchLevels(content(), chosen).map(({ certainty }) => certainty)).toEqual(['same', 'same', 'chosen'])
  })
})
