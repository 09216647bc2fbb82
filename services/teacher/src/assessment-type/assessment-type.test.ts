import { expect, test } from 'bun:test'
import { form, pngFile } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

type Person = TestPerson | null
const ask = (method: string, path: string, body?: object, person: Person = school.classTeacher, headers = {}) =>
  teacher.ask(person, { method, path: `/assessment-types${path}`, headers, ...(body && { body }) })
const create = (part: object = {}, person?: Person) =>
  ask('POST', '', { name: 'Ampel', schoolClassId: school.schoolClass.id, ...part }, person)

test('a type is created, read, renamed and deleted', async () => {
  const { status, body } = await create()
  expect([status, body.data.name, body.data.isTemplate, body.data.performanceLevels]).toEqual([201, 'Ampel', false, []])
  const { id, updatedAt } = body.data
  expect((await ask('GET', `/${id}`)).body.data).toEqual(body.data)
  const stale = { 'if-match': `"${updatedAt}"` }
  expect((await ask('PUT', `/${id}`, { name: 'Licht' }, school.manager, stale)).body.data.name).toBe('Licht')
  expect((await ask('PUT', `/${id}`, { name: 'x' }, school.manager, stale)).body.error).toBe('EDIT_CONFLICT')
  expect((await ask('PUT', `/${id}`, {})).body.error).toBe('EMPTY_DTO')
  const listed = (await ask('GET', `?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`)).body.data
  expect([listed.count, listed.rows[0].name]).toEqual([1, 'Licht'])
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
  expect((await ask('GET', `/${id}`)).body.error).toBe('NOT_FOUND')
})

test('levels are appended, up to ten, and move down', async () => {
  const { id } = (await create()).body.data
  const levels = `/${id}/performance-levels`
  const first = (await ask('POST', levels, form({ label: 'rot', file: pngFile() }))).body.data
  expect(first).toMatchObject({ level: 1, label: 'rot', pictureUrl: `/api/${first.picturePath}` })
  const second = await ask('POST', levels, form({ label: 'grün', picturePath: 'builtin/bars/2-of-2' }))
  expect(second.body.data).toMatchObject({ level: 2, picturePath: 'builtin/bars/2-of-2', pictureUrl: null })
  const named = await ask('PUT', `${levels}/${first.id}`, form({ label: 'dunkelrot' }))
  expect(named.body.data).toEqual({ ...first, label: 'dunkelrot' })
  const bare = await ask('PUT', `${levels}/${first.id}`, form({ picturePath: 'builtin/bars/1-of-2' }))
  expect(bare.body.data).toMatchObject({ label: 'dunkelrot', pictureUrl: null })
  expect((await ask('DELETE', `${levels}/${first.id}`)).status).toBe(200)
  expect((await ask('GET', `/${id}`)).body.data.performanceLevels).toMatchObject([{ level: 1, label: 'grün' }])
  for (let level = 2; level <= 10; level++) await ask('POST', levels, form({ label: `Stufe ${level}` }))
  expect((await ask('POST', levels, form({ label: 'elf' }))).body.error).toBe('TOO_MANY_LEVELS')
})

test('forbidden changes are refused', async () => {
  const { id } = (await create()).body.data
  const level = form({ label: 'x' })
  expect((await create({ schoolClassId: null })).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await create({}, school.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await create({}, neighbours.admin)).body.error).toBe('NOT_FOUND')
  expect((await ask('PUT', `/${id}`, { name: 'x' }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('DELETE', `/${id}`, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('POST', `/${id}/performance-levels`, level, neighbours.admin)).body.error).toBe('NOT_FOUND')
  const text = new File(['<svg/>'], 'a.png')
  const bad = await ask('POST', `/${id}/performance-levels`, form({ label: 'x', file: text }))
  expect(bad.body.error).toBe('FILE_VALIDATION_FAILED')
})
