import { expect, test } from 'bun:test'
import type { Roster } from '@lernspur/contracts/school-admin/roster.contract'
import { inDocument } from '@lernspur/ui/testing/document'
import { inSchool, openTable, schoolClass, student } from '../testing/open-import'
import { rosterTable } from './roster-table'

inDocument()

const child = (firstName: string, lastName: string, ...classNames: string[]): Roster['students'][number] => ({
  firstName,
  lastName,
  birthDate: null,
  classNames,
  deletedOn: null,
})
const teacher = (role: string, email: string | null = null) => ({
  firstName: 'Klara',
  lastName: 'Lehrgut',
  role,
  email,
})
const roles = {
  de: { teacher: 'Lehrkraft', leader: 'Schulleitung' },
  en: { teacher: 'Teacher', leader: 'Principal' },
} as const

const tableOf = (students: Roster['students'], teachers: Roster['teachers'] = []) => {
  const table = rosterTable({ students, teachers }, roles.de)
  if (!table) throw new Error('There is no list.')
  return table
}

test('a roster is told apart like a list: new, known, changed, doubtful, leaving', () => {
  const list = openTable(
    inSchool,
    tableOf([
      child('Mia', 'Neu', '3a'),
      child('Ali', 'Aydın', '3a'),
      child('Zoe', 'Gross', '3a'),
      child('Emil', 'Brandt', '3a'),
      child('', 'Namenlos', '3a'),
      { ...child('Ole', 'Fort', '3a'), deletedOn: '2026-01-31' },
    ]),
    [
      student('Ali', 'Aydın', '3a'),
      student('Zoë', 'Groß', '3a'),
      student('Emil', 'Brandt', '3b'),
      student('Ole', 'Fort', '3a'),
      student('Greta', 'Weg', '3a'),
    ],
  )
  expect(list.kinds()).toEqual([
    'Mia Neu: new new',
    'Ali Aydın: known here',
    'Zoe Gross: changed renamed',
    'Emil Brandt: doubtful joins',
    ' Namenlos: doubtful problem',
    'Ole Fort: left left',
  ])
  expect(list.state().leaving.map(({ key, isGone, leftOn }) => [key, isGone, leftOn])).toEqual([
    ['Ole Fort 3a', true, '2026-01-31'],
    ['Greta Weg 3a', false, null],
  ])
  // Nothing is renamed and nobody leaves by itself.
  expect(list.draft()).toMatchObject({ children: 1, changes: 0, body: { renamed: [], left: [] } })
})

test('who will be deleted later is still a child of the class', () => {
  const list = openTable(inSchool, tableOf([{ ...child('Ole', 'Bald', '3a'), deletedOn: '2199-07-31' }]), [
    student('Ole', 'Bald', '3a'),
  ])
  expect([list.kinds(), list.state().leaving]).toEqual([['Ole Bald: known here'], []])
})

test('the names are never asked about, however unusual they are', () => {
  const list = openTable(inSchool, tableOf([child('Özdemir', 'Mia', '3a'), child('Schmidt', 'Ali', '3a')]))
  expect([list.state().mustAsk, list.kinds()[0]]).toEqual([false, 'Özdemir Mia: new new'])
})

test('a class with another name is asked about once, and known from then on', () => {
  const list = openTable(inSchool, tableOf([child('Mia', 'Neu', 'Füchse')]))
  expect(list.state().unknown.map(({ text }) => text)).toEqual(['Füchse'])
  list.change({ classes: new Map([['füchse', { kind: 'class', schoolClassId: '3a' }]]) })
  expect(list.draft().body.nicknames).toEqual([{ schoolClassId: '3a', nickname: 'Füchse' }])
})

test('a child in two classes is one line: the user says which class is meant, and no class is called after both', () => {
  const list = openTable(
    inSchool,
    tableOf([child('Zoe', 'Zwei', '3a', '3b')]),
    [],
    [schoolClass('3a'), schoolClass('3b')],
  )
  expect([list.kinds(), list.state().unknown.map(({ text }) => text)]).toEqual([['Zoe Zwei: doubtful open'], ['3a|3b']])
  list.change({ classes: new Map([['3a|3b', { kind: 'class', schoolClassId: '3b' }]]) })
  expect(list.draft().body).toMatchObject({ added: [{ lastName: 'Zwei', schoolClassId: '3b' }] })
  expect(list.draft().body.nicknames).toBeUndefined()
})

test.each(['de', 'en'] as const)('teachers are named as such and never become children (%s)', (language) => {
  const teachers = [teacher('LEHR', 'k.lehrgut@schule.example'), teacher('LEIT')]
  const table = rosterTable({ students: [child('Mia', 'Neu', '3a')], teachers }, roles[language])
  if (!table) throw new Error('There is no list.')
  const list = openTable(inSchool, table)
  expect(list.kinds()).toEqual(['Mia Neu: new new'])
  expect(list.state().people.map(({ kind, email }) => [kind, email])).toEqual([
    [roles[language].teacher, 'k.lehrgut@schule.example'],
    [roles[language].leader, ''],
  ])
})

test('a roster without anybody who has a name is no list', () => {
  expect(rosterTable({ students: [child('', '', '3a')], teachers: [] }, roles.de)).toBeNull()
})
