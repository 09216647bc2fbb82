import { beforeEach, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(admin.owner)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(admin.owner)
})

const set = (changes: readonly object[], by: TestPerson = school.manager) =>
  admin.ask(by, { method: 'POST', path: '/classes/access-rights/bulk', body: { changes } })
const rights = async () => {
  const { body } = await admin.ask(school.manager, { method: 'GET', path: '/classes/access-rights' })
  return body.data.rows
    .map((row: Record<string, { id: string }> & { schoolSubjectIds: string[]; canManageStudents: boolean }) => [
      row.user?.id,
      row.schoolClass?.id,
      row.canManageStudents,
      row.schoolSubjectIds.toSorted(),
    ])
    .toSorted()
}

/** Two people in two classes. */
const four = (right: (subjects: string[]) => object | null) => {
  const { outsider, subjectTeacher, schoolClass, secondClass } = school
  return [schoolClass, secondClass].flatMap(({ id, german, mathematics }) =>
    [outsider, subjectTeacher].map(({ userId }) => ({
      schoolClassId: id,
      userId,
      right: right([german.id, mathematics.id]),
    })),
  )
}

test('several people get rights in several classes at once, and all is taken back as it was', async () => {
  const before = await rights()
  const { status, body } = await set(four((schoolSubjectIds) => ({ canManageStudents: true, schoolSubjectIds })))
  expect(status).toBe(200)
  expect(await rights()).toHaveLength(4)
  expect(
    (await rights()).map(([, , manages, subjects]: [string, string, boolean, string[]]) => [manages, subjects.length]),
  ).toEqual(Array(4).fill([true, 2]))
  const received = await admin.owner`
    select from notification where type = 'classInvite' and tenant_id = ${school.tenantId}`
  // One class was shared with the teacher of a subject before.
  expect(received.length).toBe(3)
  expect((await set(body.data.undo.changes)).status).toBe(200)
  expect(await rights()).toEqual(before)
})

test('the audit tells what each person held before and holds now', async () => {
  const entries = async (verb: string) => {
    const filter = [
      ['noun', 'access-right'],
      ['verb', verb],
    ].map(([field, value], at) => `filter[${at}][field]=${field}&filter[${at}][type]=eq&filter[${at}][value]=${value}`)
    const { body } = await admin.ask(school.manager, {
      method: 'GET',
      path: `/tenants/current/audit?${filter.join('&')}`,
    })
    return body.data.rows
  }
  const { body } = await set(four((schoolSubjectIds) => ({ canManageStudents: true, schoolSubjectIds })))
  const students = { field: 'canManageStudents', before: false, after: true }
  const created = await entries('create')
  expect(created).toHaveLength(3)
  for (const { changes } of created)
    expect(changes).toEqual(
      expect.arrayContaining([students, { field: 'subjects', before: null, after: 'Deutsch, Mathematik' }]),
    )
  const [updated] = await entries('update')
  expect(updated.changes).toEqual(
    expect.arrayContaining([students, { field: 'subjects', before: 'Deutsch', after: 'Deutsch, Mathematik' }]),
  )
  await set(body.data.undo.changes)
  const deleted = await entries('delete')
  expect(deleted).toHaveLength(3)
  expect(deleted[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'name', before: expect.stringMatching(/ · 3[ab]$/), after: null },
      { field: 'canManageStudents', before: true, after: false },
    ]),
  )
})

test('a change of rights that somebody else has changed since is refused as a whole', async () => {
  const { body } = await set(four(() => ({})))
  const [one] = four(([german]) => ({ schoolSubjectIds: [german] }))
  await set([one ?? {}])
  const before = await rights()
  expect((await set(body.data.undo.changes)).body.error).toBe('EDIT_CONFLICT')
  expect(await rights()).toEqual(before)
  expect((await set([{ ...one, updatedAt: null }])).body.error).toBe('EDIT_CONFLICT')
})

test('an instant with zeros at the end is the same in whichever form it comes', async () => {
  const { schoolClass, subjectTeacher, tenantId } = school
  await admin.owner`
    update class_access_right set updated_at = '2026-09-15T08:00:00.120000Z' where tenant_id = ${tenantId}`
  const change = { schoolClassId: schoolClass.id, userId: subjectTeacher.userId, right: {} }
  for (const updatedAt of ['2026-09-15T08:00:00.120000Z', '2026-09-15T08:00:00.12Z']) {
    expect((await set([{ ...change, updatedAt }])).status).toBe(200)
    await admin.owner`
      update class_access_right set updated_at = '2026-09-15T08:00:00.120000Z' where tenant_id = ${tenantId}`
  }
  expect((await set([{ ...change, updatedAt: '2026-09-15T08:00:00.1Z' }])).body.error).toBe('EDIT_CONFLICT')
})

test('only leaders change rights in bulk, and only of their school', async () => {
  const { outsider, classTeacher, schoolClass, secondClass } = school
  const change = { schoolClassId: schoolClass.id, userId: outsider.userId, right: {} }
  const before = await rights()
  for (const [changes, by, error] of [
    [[change], classTeacher, 'NO_PERMISSION'],
    [[change], neighbour.admin, 'NOT_FOUND'],
    [[change, { ...change, userId: neighbour.admin.userId }], school.manager, 'NOT_FOUND'],
    [[{ ...change, right: { schoolSubjectIds: [secondClass.german.id] } }], school.manager, 'NOT_FOUND'],
    [[{ ...change, right: { canDoEverything: true } }], school.manager, 'VALIDATION_FAILED'],
    [[], school.manager, 'VALIDATION_FAILED'],
  ] as const)
    expect((await set(changes, by)).body.error).toBe(error)
  expect(await rights()).toEqual(before)
})

test('rights of somebody who was disabled can still be taken back', async () => {
  const { subjectTeacher, schoolClass, outsider } = school
  await admin.owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`
  const change = { schoolClassId: schoolClass.id, userId: subjectTeacher.userId, right: null }
  expect((await set([change])).status).toBe(200)
  expect(await rights()).toEqual([])
  expect((await set([{ ...change, userId: outsider.userId }])).status).toBe(200)
})

test('rights are taken from people of the school alone', async () => {
  const { schoolClass, subjectTeacher, tenantId } = school
  const none = { schoolClassId: schoolClass.id, right: null }
  for (const userId of [neighbour.admin.userId, Bun.randomUUIDv7()])
    expect((await set([{ ...none, userId }])).body.error).toBe('NOT_FOUND')
  await admin.owner`delete from user_role where tenant_id = ${tenantId} and user_id = ${subjectTeacher.userId}`
  expect((await set([{ ...none, userId: subjectTeacher.userId }])).status).toBe(200)
})
