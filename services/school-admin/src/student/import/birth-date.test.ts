import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const dates = async ({ manager }: TestSchool, lastName: string) => {
  const { rows } = (await ask(manager, 'GET', '/students')).body.data
  return rows
    .filter((row: { lastName: string }) => row.lastName === lastName)
    .map((row: { birthDate: string | null }) => row.birthDate)
    .toSorted()
}

test('a child keeps the date of birth that somebody says, changes or takes away', async () => {
  const own = await testSchool(admin.owner)
  const child = { firstName: 'Mia', lastName: 'Geboren', birthDate: '2018-04-03', schoolClassIds: [own.schoolClass.id] }
  const made = await ask(own.manager, 'POST', '/students', child)
  expect([made.status, made.body.data.birthDate]).toEqual([201, '2018-04-03'])
  const path = `/students/${made.body.data.id}`
  expect((await ask(own.manager, 'PUT', path, { firstName: 'Maja' })).body.data.birthDate).toBe('2018-04-03')
  expect((await ask(own.manager, 'PUT', path, { birthDate: '2018-04-04' })).body.data.birthDate).toBe('2018-04-04')
  expect((await ask(own.manager, 'PUT', path, { birthDate: null })).body.data.birthDate).toBeNull()
  expect((await ask(own.manager, 'PUT', path, { birthDate: '4.4.2018' })).body.error).toBe('VALIDATION_FAILED')
})

test('two children of one name come into a class together, told apart by their dates of birth', async () => {
  const own = await testSchool(admin.owner)
  const schoolClassId = own.schoolClass.id
  const ali = { firstName: 'Ali', lastName: 'Yildiz' }
  const added = [{ ...ali, birthDate: '2017-11-12' }]
  expect((await ask(own.manager, 'POST', '/student-imports', { schoolClassId, added })).status).toBe(201)
  const same = await ask(own.manager, 'POST', '/student-imports', { schoolClassId, added })
  expect(same.body.error).toBe('EDIT_CONFLICT')
  const undated = await ask(own.manager, 'POST', '/student-imports', { schoolClassId, added: [ali] })
  expect(undated.body.error).toBe('EDIT_CONFLICT')
  const other = { schoolClassId, added: [{ ...ali, birthDate: '2018-02-01' }] }
  expect((await ask(own.manager, 'POST', '/student-imports', other)).status).toBe(201)
  expect(await dates(own, 'Yildiz')).toEqual(['2017-11-12', '2018-02-01'])
})

test('a list adds dates of birth and what a program calls a class where nothing is known, and both are taken back', async () => {
  const own = await testSchool(admin.owner)
  const [dated, plain] = own.schoolClass.students
  await ask(own.manager, 'PUT', `/students/${dated.id}`, { birthDate: '2018-01-01' })
  const birthDates = [dated, plain].map(({ id }) => ({ studentId: id, birthDate: '2017-11-12' }))
  const nicknames = [{ schoolClassId: own.schoolClass.id, nickname: 'Igelklasse' }]
  const newClasses = [{ name: 'JA', nickname: 'JÜL 1-3 A', schoolLevel: 1 }]
  const body = { birthDates, nicknames, newClasses }
  const made = await ask(own.manager, 'POST', '/student-imports', body)
  expect([made.status, made.body.data?.counts]).toEqual([
    201,
    { student: 0, name: 0, join: 0, leave: 0, class: 1, birthDate: 1 },
  ])
  const seen = async () => {
    const { rows } = (await ask(own.manager, 'GET', '/classes')).body.data
    const children = (await ask(own.manager, 'GET', '/students')).body.data.rows
    const dateOf = (id: string) => children.find((row: { id: string }) => row.id === id).birthDate
    const named = rows.map((row: { name: string; nickname: string | null }) => `${row.name} ${row.nickname}`).toSorted()
    return [named, dateOf(dated.id), dateOf(plain.id)]
  }
  expect(await seen()).toEqual([['3a Igelklasse', '3b null', 'JA JÜL 1-3 A'], '2018-01-01', '2017-11-12'])
  const undone = await ask(own.manager, 'PUT', `/student-imports/${made.body.data.id}/undo`)
  expect([undone.status, undone.body.data?.stays]).toEqual([200, []])
  expect(await seen()).toEqual([['3a null', '3b null'], '2018-01-01', null])
  const ofClass = { schoolClassId: own.schoolClass.id, nicknames }
  expect((await ask(own.classTeacher, 'POST', '/student-imports', ofClass)).body.error).toBe('VALIDATION_FAILED')
})
