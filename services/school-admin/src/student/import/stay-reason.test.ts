import { expect, test } from 'bun:test'
import { holdTalk } from '@lernspur/testing/hold-talk'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const { manager, schoolClass, secondClass } = school

const ask = async (method: string, path: string, body?: object) =>
  (await admin.ask(manager, { method, path, ...(body && { body }) })).body.data

test('an undo takes no child back into a class who is in another one of its year by now', async () => {
  const [positioned, moved, gone] = schoolClass.students.map(({ id }) => ({ studentId: id }))
  const joined = [{ ...moved, schoolClassId: secondClass.id }]
  const list = { schoolClassId: schoolClass.id, left: [positioned, gone] }
  const { id: outId } = await ask('POST', '/student-imports', list)
  const { id: moveId } = await ask('POST', '/student-imports', {
    joined,
    left: [{ ...moved, schoolClassId: schoolClass.id }],
  })
  await ask('POST', '/student-class-relations/link', { relations: [{ ...positioned, schoolClassId: secondClass.id }] })
  await holdTalk(admin.owner, school, { studentId: moved?.studentId ?? '', schoolClassId: secondClass.id })

  const staying = await Promise.all(
    [outId, moveId].map(async (id) => (await ask('PUT', `/student-imports/${id}/undo`)).stays),
  )
  const received = staying.flat().map((one) => `${one.kind} ${one.student.id} ${one.reason}`)
  expect(received.toSorted()).toEqual(
    [
      `leave ${positioned?.studentId} elsewhere`,
      `join ${moved?.studentId} talkSheets`,
      `leave ${moved?.studentId} elsewhere`,
    ].toSorted(),
  )
  const { rows } = await ask('GET', `/classes/${schoolClass.id}/students`)
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([gone?.studentId])
})
