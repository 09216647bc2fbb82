import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const groups = `/classes/${school.schoolClass.id}/report-groups`

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const newGroup = async (name: string): Promise<string> => (await ask('POST', groups, { name })).body.data.id
const newReports = async (of = school.schoolClass.id): Promise<string[]> => {
  const body = { name: 'Zeugnis', calculationMethod: 'allEntries' }
  const { data } = (await ask('POST', `/classes/${of}/reports/bulk`, body)).body
  return data.rows.map((row: { id: string }) => row.id)
}

test('adds and removes reports', async () => {
  const group = await newGroup('Elterngespräche')
  const [first = '', second = ''] = await newReports()
  const taken = await ask('PATCH', `${groups}/${group}/assign`, { reportIds: [first, second, first] })
  expect(taken.body.data).toMatchObject({ name: 'Elterngespräche', reportCount: 2 })
  expect((await ask('PATCH', `${groups}/${group}/unassign/${first}`)).body.data.reportCount).toBe(1)
  expect((await ask('PATCH', `${groups}/${group}/unassign/${first}`)).body.error).toBe('NOT_FOUND')
  const filter = `filter[0][field]=groupId&filter[0][type]=eq&filter[0][value]=${group}`
  const { data } = (await ask('GET', `/classes/${school.schoolClass.id}/reports?${filter}`)).body
  expect(data.rows.map((row: { id: string }) => row.id)).toEqual([second])
})

test('adds all or none, and none of another class', async () => {
  const group = await newGroup('Halbjahr')
  const [own = ''] = await newReports()
  const [strange = ''] = await newReports(school.secondClass.id)
  expect((await ask('PATCH', `${groups}/${group}/assign`, { reportIds: [own, strange] })).body.error).toBe('NOT_FOUND')
  expect((await ask('PATCH', `${groups}/${group}/assign`, {})).body.error).toBe('EMPTY_DTO')
  const listed = (await ask('GET', groups)).body.data.rows.find((row: { id: string }) => row.id === group)
  expect(listed.reportCount).toBe(0)
})

test('moves reports between groups in one call, all or none, and none that lies elsewhere by now', async () => {
  const [from, to] = [await newGroup('Von'), await newGroup('Nach')]
  const [first = '', second = '', third = ''] = await newReports()
  const move = (moves: object[], person?: TestPerson) =>
    ask('PATCH', `/classes/${school.schoolClass.id}/reports/groups`, { moves }, person)
  const positionOf = async (id: string) => (await ask('GET', `/reports/${id}`)).body.data.groupId
  await move([{ reportIds: [first, second], groupId: from }])
  expect((await move([{ reportIds: [first, second, third], groupId: null }])).status).toBe(200)
  const back = [
    { reportIds: [first, second], groupId: from, from: null },
    { reportIds: [third], groupId: null, from: null },
  ]
  await ask('PATCH', `${groups}/${to}/assign`, { reportIds: [second] })
  expect((await move(back)).body.error).toBe('EDIT_CONFLICT')
  expect([await positionOf(first), await positionOf(second)]).toEqual([null, to])
  await move([{ reportIds: [second], groupId: null, from: to }])
  expect((await move(back)).status).toBe(200)
  expect([await positionOf(first), await positionOf(third)]).toEqual([from, null])
  const away = { reportIds: [first], groupId: null }
  expect((await move([away], school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await move([{ ...away, groupId: crypto.randomUUID() }])).body.error).toBe('NOT_FOUND')
})

test('hides reports without their subject from a teacher of one subject', async () => {
  const group = await newGroup('Geteilt')
  const body = { name: 'Nur Mathematik', calculationMethod: 'allEntries', groupId: group }
  const schoolSubjectIds = [school.schoolClass.mathematics.id]
  const made = await ask('POST', `/classes/${school.schoolClass.id}/reports/bulk`, { ...body, schoolSubjectIds })
  const [{ id }] = made.body.data.rows
  const other = await newGroup('Andere')
  const assign = await ask('PATCH', `${groups}/${other}/assign`, { reportIds: [id] }, school.subjectTeacher)
  const unassign = await ask('PATCH', `${groups}/${group}/unassign/${id}`, undefined, school.subjectTeacher)
  const countFor = async (person: TestPerson) =>
    (await ask('GET', groups, undefined, person)).body.data.rows.find((row: { id: string }) => row.id === group)
      .reportCount
  expect([await countFor(school.subjectTeacher), await countFor(school.classTeacher)]).toEqual([0, 3])
  expect([assign.body.error, unassign.body.error]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})

test('has a name of 1 to 100 characters', async () => {
  for (const name of ['', '   ', 'x'.repeat(101)]) {
    expect((await ask('POST', groups, { name })).body.error).toBe('VALIDATION_FAILED')
  }
})

test('a class has no two groups of one name, whatever its case', async () => {
  const group = await newGroup('Zeugnisse Frühjahr')
  const refused = await ask('POST', groups, { name: 'zeugnisse frühjahr' })
  expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'name'])
  const path = `/classes/${school.secondClass.id}/report-groups`
  expect((await ask('POST', path, { name: 'Zeugnisse Frühjahr' })).status).toBe(201)
  const other = await newGroup('Zeugnisse Sommer')
  const renamed = (id: string, name: string) => ask('PATCH', `${groups}/${id}`, { name })
  expect((await renamed(other, 'Zeugnisse Frühjahr')).body.details[0].path).toBe('name')
  expect((await renamed(group, 'Zeugnisse frühjahr')).body.data.name).toBe('Zeugnisse frühjahr')
  expect((await ask('PATCH', `${groups}/${group}`, {})).body.error).toBe('EMPTY_DTO')
  const both = await Promise.all([1, 2].map(() => ask('POST', groups, { name: 'Zugleich' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test('a group is renamed and dissolved by its maker and who leads the class, and its reports stay', async () => {
  const group = await newGroup('Wird aufgelöst')
  const [report = ''] = await newReports()
  await ask('PATCH', `${groups}/${group}/assign`, { reportIds: [report] })
  const path = `${groups}/${group}`
  expect((await ask('PATCH', path, { name: 'Fremd' }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('DELETE', path, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', path)).status).toBe(200)
  expect((await ask('GET', `/reports/${report}`)).body.data.groupId).toBeNull()
  const own = (await ask('POST', groups, { name: 'Nur Deutsch' }, school.subjectTeacher)).body.data.id
  expect((await ask('DELETE', `${groups}/${own}`, undefined, school.subjectTeacher)).status).toBe(200)
})

test('reports and their new group are created together or not at all', async () => {
  await newGroup('Gibt es')
  const create = (groupName: string) =>
    ask('POST', `/classes/${school.schoolClass.id}/reports/bulk`, {
      name: 'Neu',
      calculationMethod: 'allEntries',
      groupName,
    })
  const refused = await create('gibt es')
  expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'groupName'])
  const { data } = (await create('Ganz neu')).body
  expect(new Set(data.rows.map(({ groupId }: { groupId: string }) => groupId)).size).toBe(1)
  const { rows } = (await ask('GET', groups)).body.data
  expect(rows.find(({ name }: { name: string }) => name === 'Ganz neu').reportCount).toBe(3)
})
