import { expect, test } from 'bun:test'
import { readText } from '@lernspur/school-editors/table-file/read-text'
import { isSchoolHeader, type Regions, readSchoolLines } from './school-line'

const regions: Regions = {
  states: [
    { id: 'he', name: 'Hessen', countryId: 'de' },
    { id: 'bw', name: 'Baden-Württemberg', countryId: 'de' },
    { id: 'zh', name: 'Zürich', countryId: 'ch' },
  ],
  types: [
    { id: 'gs', name: 'Grundschule', countryId: 'de' },
    { id: 'ps', name: 'Primarschule', countryId: 'ch' },
  ],
  stateId: '',
  schoolTypeId: '',
}
const read = (text: string, more: Partial<Regions> = {}) =>
  readSchoolLines(readText(text, isSchoolHeader), { ...regions, ...more })

test('a table with titles in any order, in German or English, is understood', () => {
  const [line] = read(
    'E-Mail;Schule;Bundesland;Schulart;Nachname;Vorname\nNele@Schule.Example;Seeschule;hessen;Grundschule;Neu;Nele',
  )
  expect(line).toEqual({
    row: 2,
    name: 'Seeschule',
    stateId: 'he',
    schoolTypeId: 'gs',
    email: 'nele@schule.example',
    firstName: 'Nele',
    lastName: 'Neu',
    problem: null,
    found: '',
  })
  expect(read('School\tState\nLake School\tZürich')).toMatchObject([
    { name: 'Lake School', stateId: 'zh', problem: null },
  ])
})

test('without titles, an address, a Land and a kind of school tell themselves', () => {
  expect(read('Seeschule;Baden Württemberg;nele@schule.example;Nele;Neu;Grundschule\nWaldschule;Hessen')).toMatchObject(
    [
      {
        name: 'Seeschule',
        stateId: 'bw',
        email: 'nele@schule.example',
        firstName: 'Nele',
        lastName: 'Neu',
        schoolTypeId: 'gs',
        problem: null,
      },
      { name: 'Waldschule', stateId: 'he', email: '', problem: null },
    ],
  )
})

test('what holds for all lines holds for those that do not say, and a kind of school only in its country', () => {
  const all = { stateId: 'he', schoolTypeId: 'gs' }
  expect(read('Schule;Kanton\nSeeschule;\nBergschule;Zürich', all)).toMatchObject([
    { stateId: 'he', schoolTypeId: 'gs', problem: null },
    { stateId: 'zh', schoolTypeId: '', problem: null },
  ])
  expect(read('Seeschule\nWaldschule', all)).toMatchObject([{ name: 'Seeschule' }, { name: 'Waldschule' }])
})

test('each problem is named, with what stands there', () => {
  const problems = (lines: string, more?: Partial<Regions>) =>
    read(`Schule;Land;Schulart;E-Mail;Vorname;Nachname\n${lines}`, more).map(({ problem, found }) => [problem, found])
  expect(problems(';Hessen;;;;')).toEqual([['nameMissing', '']])
  expect(problems('Seeschule;;;;;')).toEqual([['stateMissing', '']])
  expect(problems('Seeschule;Preußen;;;;')).toEqual([['stateUnknown', 'Preußen']])
  expect(problems('Seeschule;Hessen;Primarschule;;;')).toEqual([['typeUnknown', 'Primarschule']])
  expect(problems('Seeschule;Hessen;;keine;Nele;Neu')).toEqual([['emailWrong', 'keine']])
  expect(problems('Seeschule;Hessen;;;Nele;Neu')).toEqual([['emailWrong', '']])
  expect(problems('Seeschule;Hessen;;nele@schule.example;;Neu')).toEqual([['ownerIncomplete', '']])
  expect(problems(`${'x'.repeat(2000)};Hessen;;;;`)[0]?.[0]).toBe('nameTooLong')
  expect(problems('=SUM(A1);Hessen;;;;')).toEqual([['damaged', '']])
  expect(problems('Seeschule;Hessen;;;;\nSEESCHULE;Hessen;;;;\nSeeschule;Zürich;;;;').map(([one]) => one)).toEqual([
    null,
    'twice',
    null,
  ])
})
