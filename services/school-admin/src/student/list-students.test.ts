import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'
import { maintainNameParts } from './lookup/maintain-name-parts'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner, { studentCount: 1 })
const { manager, classTeacher, schoolClass, secondClass } = school

const post = async (path: string, body: object) => (await admin.ask(manager, { method: 'POST', path, body })).body.data
const create = async (firstName: string, schoolClassIds: string[]): Promise<string> =>
  (await post('/students', { firstName, lastName: 'von Berg', schoolClassIds })).id

/** First names of the students who fit all conditions: field, type, value. */
const found = async (filters: readonly (readonly string[])[], person: TestPerson = manager): Promise<string[]> => {
  const keys = ['field', 'type', 'value']
  const parts = filters.flatMap((parts, at) => parts.map((part, key) => [`filter[${at}][${keys[key]}]`, part]))
  const { body } = await admin.ask(person, { method: 'GET', path: `/students?${new URLSearchParams(parts)}` })
  return body.data.rows.map((row: { firstName: string }) => row.firstName)
}
const is = (field: string, value: boolean) => [field, 'eq', String(value)]
const ofBerg = ['lastName', 'eq', 'von Berg']

test('students without a class and those who have left are told apart', async () => {
  const { id: ended } = await post('/classes', { name: '4z', schoolLevel: 4 })
  await create('Ohne', [])
  await create('Hier', [schoolClass.id, ended])
  await create('Fort', [ended])
  await admin.owner`
    update school_class set school_year_id = null, is_active = false where id = ${ended}`
  expect(await found([ofBerg, is('hasClass', false)])).toEqual(['Ohne'])
  expect(await found([ofBerg, is('hasClass', true), is('hasRunningClass', false)])).toEqual(['Fort'])
  expect(await found([ofBerg, is('hasRunningClass', true)])).toEqual(['Hier'])
  // A class that the caller does not see counts for nothing, and neither does whoever is in no other.
  expect(await found([ofBerg, is('hasRunningClass', false)], classTeacher)).toEqual([])
})

test('a search finds names as other programs and keyboards write them', async () => {
  const pairs: [typed: string, name: string][] = [
    ['sahin', 'Şahin'],
    ['şahin', 'Şahin'],
    ['lukasz kovacevic', 'Łukasz Kovačević'],
    ['muegler', 'Mügler'],
    ['mugler', 'Mügler'],
    ['oezde', 'Özdemir'],
    ['aegid', 'A\u0308gidius'],
    ['grossmann', 'Großmann'],
    ['SØREN', 'Søren'],
    ['soeren', 'Søren'],
    ['yildiz', 'Yıldız'],
  ]
  for (const firstName of new Set(pairs.map(([, name]) => name))) await create(firstName, [schoolClass.id])
  const expectAll = async () => {
    for (const [typed, name] of pairs) expect(await found([['name', 'search', typed]])).toEqual([name])
    expect(await found([['name', 'search', 'megler']])).toEqual([])
  }
  await expectAll()
  await maintainNameParts(admin.owner, school.tenantId, new AbortController().signal)
  await expectAll()
})

test('a search covers both names, in any order of the words', async () => {
  await create('Äneas', [secondClass.id])
  const search = (value: string) => found([['name', 'search', value]])
  expect(await search('berg äne')).toEqual(['Äneas'])
  expect(await search('ÄNEAS VON')).toEqual(['Äneas'])
  expect(await search('berg anders')).toEqual([])
})
