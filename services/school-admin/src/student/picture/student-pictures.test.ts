import { expect, test } from 'bun:test'
import { pngData } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const service = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(service.owner)
const neighbours = await otherSchool(service.owner)
const { schoolClass, secondClass, classTeacher, subjectTeacher } = school
const [mia, ben] = schoolClass.students
const path = `/classes/${schoolClass.id}/student-pictures`

const avatar = pngData()
const set = (pictures: object[], person: TestPerson = classTeacher) =>
  service.ask(person, { method: 'PUT', path, body: { pictures } })
const undo = (id: string, person: TestPerson = classTeacher) =>
  service.ask(person, { method: 'PUT', path: `${path}/${id}/undo` })
const avatars = async () => {
  const { body } = await service.ask(classTeacher, { method: 'GET', path: `/classes/${schoolClass.id}/students` })
  return new Map<string, string | null>(
    body.data.rows.map(({ id, avatar }: { id: string; avatar: string | null }) => [id, avatar]),
  )
}
const isStored = async (avatar: string | null | undefined) => {
  const id = avatar?.split('/').at(-1) ?? ''
  return (await service.owner`select from stored_file where tenant_id = ${school.tenantId} and id = ${id}`).length > 0
}

test('pictures of several children are set at once, and undone as one, with the former ones', async () => {
  await set([{ studentId: mia.id, avatar }])
  const before = await avatars()
  const former = before.get(mia.id)
  const { status, body } = await set([
    { studentId: mia.id, avatar },
    { studentId: ben?.id, avatar },
  ])
  expect([status, body.data.count]).toEqual([200, 2])
  const after = await avatars()
  expect([after.get(mia.id), after.get(ben?.id ?? '')]).toEqual([expect.any(String), expect.any(String)])
  expect(after.get(mia.id)).not.toBe(former as string)
  // The former picture stays for as long as the change can be undone, whatever is swept.
  await service.owner`select set_config('app.tenant_id', ${school.tenantId}, false)`
  await service.owner`select forget_files(${school.tenantId}, array[${former?.split('/').at(-1) ?? ''}::uuid])`
  expect(await isStored(former)).toBe(true)
  expect((await undo(body.data.id)).body.data.count).toBe(2)
  expect(await avatars()).toEqual(before)
  expect(await isStored(after.get(ben?.id ?? ''))).toBe(false)
  expect((await undo(body.data.id)).body.error).toBe('NOT_FOUND')
})

test('a picture that was changed again stays when the others are undone', async () => {
  const first = await set([
    { studentId: mia.id, avatar },
    { studentId: ben?.id, avatar },
  ])
  await set([{ studentId: ben?.id, avatar }])
  const later = (await avatars()).get(ben?.id ?? '')
  const undone = await undo(first.body.data.id)
  expect([undone.body.error, undone.body.data?.count]).toEqual([undefined, 1])
  expect((await avatars()).get(ben?.id ?? '')).toBe(later as string)
})

test('all or none, by whoever manages the students of the class, and of its children only', async () => {
  const before = await avatars()
  const foreign = { studentId: secondClass.students[0].id, avatar }
  expect((await set([{ studentId: mia.id, avatar }, foreign])).body.error).toBe('NOT_FOUND')
  const broken = { studentId: mia.id, avatar: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}` }
  expect((await set([{ studentId: ben?.id, avatar }, broken])).body.error).toBe('FILE_VALIDATION_FAILED')
  expect((await set([{ studentId: mia.id, avatar }], subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await set([{ studentId: mia.id, avatar }], neighbours.admin)).body.error).toBe('NOT_FOUND')
  expect((await set([])).body.error).toBe('VALIDATION_FAILED')
  expect(await avatars()).toEqual(before)
  const made = await set([{ studentId: mia.id, avatar }])
  expect((await undo(made.body.data.id, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await undo(made.body.data.id, neighbours.admin)).body.error).toBe('NOT_FOUND')
})
