import { expect, test } from 'bun:test'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { pngData } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({ teacher: teacherService, 'school-admin': schoolAdminService })
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

test('it can be removed and restored, and is never one of another school or invalid', async () => {
  const { avatar } = (await change(pngData())).data
  expect((await change(null)).data.avatar).toBeNull()
  expect((await change(avatar)).data.avatar).toBe(avatar)
  expect((await change(avatar, neighbour.schoolClass.students[0], neighbour.admin)).error).toBe('NOT_FOUND')
  expect((await change(`/api/files/${school.tenantId}`)).error).toBe('NOT_FOUND')
  expect((await change('data:image/png;base64,iVBORw0KGgo=')).error).toBe('FILE_VALIDATION_FAILED')
  expect((await change(pngData(), school.schoolClass.students[0], school.subjectTeacher)).error).toBe(
    'UPDATE_NOT_ALLOWED',
  )
  const { data } = await change(avatar)
  expect(data.avatar).toBe(avatar)
})
