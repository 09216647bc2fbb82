import { expect, test } from 'bun:test'
import type { Search } from '@lernspur/contracts/teacher/search/search.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const { schoolClass, secondClass, tenantId, classTeacher, subjectTeacher, outsider, manager } = school

const rename = (id: string, firstName: string, lastName: string) => owner`
  update student set first_name = ${firstName}, last_name = ${lastName} where tenant_id = ${tenantId} and id = ${id}`
const [first, second] = schoolClass.students
await rename(first.id, 'Amira', 'Özdemir')
await rename(second.id, 'Łukasz', 'Weiß')
await rename(secondClass.students[0].id, 'Zoë', 'Weiß')
const describe = (id: string | undefined, text: string) => owner`
  update competence set description = ${text} where tenant_id = ${tenantId} and id = ${id ?? ''}`
await describe(schoolClass.german.competenceIds[0], 'Liest Sätze flüssig')
await describe(schoolClass.mathematics.competenceIds[0], 'Liest Zahlen bis 1000')

const find = async (person: TestPerson, query: string, more = ''): Promise<Search> =>
  (await teacher.ask(person, { method: 'GET', path: `/search?query=${encodeURIComponent(query)}${more}` })).body.data
const names = async (person: TestPerson, query: string, more = '') =>
  (await find(person, query, more)).students.map(({ firstName }) => firstName)
const texts = async (person: TestPerson, query: string, more = '') =>
  (await find(person, query, more)).competences.map(({ description }) => description)

test('finds children by parts of their names in any order, with and without accents', async () => {
  for (const query of ['amira', 'özd', 'ozd', 'OEZD', 'dem', 'ozdemir ami'])
    expect(await names(classTeacher, query)).toContain('Amira')
  for (const query of ['lukasz', 'weiss luk', 'WEIß l']) expect((await names(classTeacher, query))[0]).toBe('Łukasz')
  expect(await names(classTeacher, 'zoe')).toEqual(['Zoë'])
})

test('names all that have some of the words, those with all of them first', async () => {
  expect(await names(classTeacher, 'weiß zoe')).toEqual(['Zoë', 'Łukasz'])
  expect(await names(classTeacher, 'bericht amira')).toEqual(['Amira'])
})

test('takes what is typed as text, and finds what is typed wrong', async () => {
  for (const query of ['.*', 'a{2', '(', '\\d', '[a'])
    expect(
      (await teacher.ask(classTeacher, { method: 'GET', path: `/search?query=${encodeURIComponent(query)}` })).status,
    ).toBe(200)
  expect(await names(classTeacher, 'amria')).toContain('Amira')
  expect(await names(classTeacher, 'oezdmir')).toContain('Amira')
})

test('finds competences of the subjects that the caller may access, in any of their words', async () => {
  expect((await texts(classTeacher, 'liest')).toSorted()).toEqual(['Liest Sätze flüssig', 'Liest Zahlen bis 1000'])
  expect(await texts(classTeacher, 'saetz')).toEqual(['Liest Sätze flüssig'])
  expect(await texts(subjectTeacher, 'liest')).toEqual(['Liest Sätze flüssig'])
  expect(await texts(manager, 'liest')).toEqual([])
  expect(await texts(manager, 'liest', `&schoolClassId=${schoolClass.id}`)).toHaveLength(2)
})

test('finds nothing of classes that the caller does not see, nor of another school', async () => {
  const neighbour = await otherSchool(owner)
  expect(await names(subjectTeacher, 'weiß')).toEqual(['Łukasz'])
  expect(await find(outsider, 'amira liest', `&schoolClassId=${schoolClass.id}&studentId=${first.id}`)).toEqual({
    students: [],
    competences: [],
  })
  const seen = await find(neighbour.admin, 'amira liest', `&schoolClassId=${schoolClass.id}&studentId=${first.id}`)
  expect(JSON.stringify(seen)).not.toContain(first.id)
  expect(JSON.stringify((await find(await testProvider(owner), 'amira liest')) ?? null)).not.toContain(first.id)
})

test('names the child at hand in any case, and of each child the reports that the caller may see', async () => {
  expect(await names(classTeacher, 'drucken', `&studentId=${first.id}`)).toEqual(['Amira'])
  await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Halbjahr', calculationMethod: 'latestEntries', schoolSubjectIds: [schoolClass.mathematics.id] },
  })
  const reportsOf = async (person: TestPerson) =>
    (await find(person, 'amira')).students[0]?.reports.map(({ name, status }) => [name, status])
  expect(await reportsOf(classTeacher)).toEqual([['Halbjahr', 'inProgress']])
  expect(await reportsOf(subjectTeacher)).toEqual([])
})

test('does not name a child that waits to be erased', async () => {
  await owner`
    update student set erases_at = now() + interval '7 days'
    where tenant_id = ${tenantId} and id = ${secondClass.students[0].id}`
  expect(await names(classTeacher, 'zoe')).toEqual([])
})
