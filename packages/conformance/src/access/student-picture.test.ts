import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { pngData } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'

const { owner, database, services } = await servicesForFile({
  teacher: teacherService,
  'school-admin': schoolAdminService,
})
const { teacher, 'school-admin': admin } = services
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)

const change = async (avatar: string | null, student = school.schoolClass.students[0], person = school.classTeacher) =>
  (await admin.ask(person, { method: 'PUT', path: `/students/${student.id}`, body: { avatar } })).body
const read = (person: TestPerson, url: string) => teacher.ask(person, { method: 'GET', path: url.replace('/api', '') })

test('a picture of a student is stored as a file of the school, and readable at its path', async () => {
  const { avatar } = (await change(pngData())).data
  expect(avatar).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/)
  const file = await read(school.subjectTeacher, avatar)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await read(neighbour.admin, avatar)).body.error).toBe('GET_FILE_ERROR')
  const body = {
    firstName: 'Jördis',
    lastName: 'Neu',
    schoolClassIds: [school.schoolClass.id],
    avatar: pngData('clear'),
  }
  const made = (await admin.ask(school.classTeacher, { method: 'POST', path: '/students', body })).body.data
  expect((await read(school.classTeacher, made.avatar)).status).toBe(200)
})

test('only who may see the child gets the picture, and no shared cache keeps it', async () => {
  const { avatar } = (await change(pngData())).data
  for (const person of [school.classTeacher, school.manager, school.subjectTeacher]) {
    const file = await read(person, avatar)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  }
  const { body, status } = await read(school.outsider, avatar)
  expect([status, body.error]).toEqual([404, 'GET_FILE_ERROR'])
  const elsewhere = (await change(pngData(), school.secondClass.students[0])).data.avatar
  expect((await read(school.subjectTeacher, elsewhere)).body.error).toBe('GET_FILE_ERROR')
})

test('a picture is not borrowed from another child, of whom one may see nothing', async () => {
  const { avatar } = (await change(pngData(), school.secondClass.students[0])).data
  const [own] = school.schoolClass.students
  await owner`
    update class_access_right set can_manage_students = true where user_id = ${school.subjectTeacher.userId}`
  expect((await change(avatar, own, school.subjectTeacher)).error).toBe('NOT_FOUND')
  expect((await read(school.subjectTeacher, avatar)).body.error).toBe('GET_FILE_ERROR')
  await owner`
    update class_access_right set can_manage_students = false where user_id = ${school.subjectTeacher.userId}`
})

const bytesOf = (avatar: string) => Bun.file(join(database.filesDir, 'files', school.tenantId, avatar.slice(11)))
const isRetained = async (avatar: string): Promise<boolean> => {
  const rows = await owner`select from stored_file where id = ${avatar.slice(11)}`
  expect(await bytesOf(avatar).exists()).toBe(rows.length > 0)
  return rows.length > 0
}

test('a picture that is replaced or removed, or whose child is deleted, is gone at once, row and bytes', async () => {
  const first = (await change(pngData())).data.avatar
  const second = (await change(pngData('clear'))).data.avatar
  expect([await isRetained(first), await isRetained(second)]).toEqual([false, true])
  expect((await change(null)).data.avatar).toBeNull()
  expect(await isRetained(second)).toBe(false)
  expect((await change(second)).error).toBe('NOT_FOUND')
  expect((await read(school.admin, second)).body.error).toBe('GET_FILE_ERROR')
  const input = { firstName: 'Ein', lastName: 'Kind', schoolClassIds: [school.schoolClass.id], avatar: pngData() }
  const child = (await admin.ask(school.classTeacher, { method: 'POST', path: '/students', body: input })).body.data
  expect(await isRetained(child.avatar)).toBe(true)
  await admin.ask(school.classTeacher, { method: 'DELETE', path: `/students/${child.id}` })
  expect(await isRetained(child.avatar)).toBe(false)
})

test('a change that is refused keeps the picture', async () => {
  const { avatar } = (await change(pngData())).data
  const body = { avatar: null, schoolClassIds: [neighbour.schoolClass.id] }
  const path = `/students/${school.schoolClass.students[0].id}`
  expect((await admin.ask(school.classTeacher, { method: 'PUT', path, body })).body.error).toBe('NOT_FOUND')
  expect(await isRetained(avatar)).toBe(true)
  expect((await change(avatar)).data.avatar).toBe(avatar)
})

test('a report keeps the picture as it was, for who sees the report, until it is deleted', async () => {
  const { avatar } = (await change(pngData())).data
  const made = await teacher.ask(school.classTeacher, {
    method: 'POST',
    path: `/classes/${school.schoolClass.id}/reports/bulk`,
    body: { name: 'Bild', calculationMethod: 'latestEntries', studentIds: [school.schoolClass.students[0].id] },
  })
  const [report] = made.body.data.rows
  expect(report.studentAvatar).toBe(avatar)
  await change(pngData('clear'))
  expect((await read(school.classTeacher, avatar)).status).toBe(200)
  expect((await read(school.outsider, avatar)).body.error).toBe('GET_FILE_ERROR')
  await teacher.ask(school.classTeacher, { method: 'DELETE', path: `/reports/${report.id}` })
  expect(await isRetained(avatar)).toBe(false)
})

test('it is never one of another school, and never invalid', async () => {
  const { avatar } = (await change(pngData())).data
  expect((await change(avatar, neighbour.schoolClass.students[0], neighbour.admin)).error).toBe('NOT_FOUND')
  expect((await change(`/api/files/${school.tenantId}`)).error).toBe('NOT_FOUND')
  expect((await change('data:image/png;base64,iVBORw0KGgo=')).error).toBe('FILE_VALIDATION_FAILED')
  expect((await change(pngData(), school.schoolClass.students[0], school.subjectTeacher)).error).toBe(
    'UPDATE_NOT_ALLOWED',
  )
})
