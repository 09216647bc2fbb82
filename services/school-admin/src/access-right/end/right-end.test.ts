import { beforeEach, expect, test } from 'bun:test'
import { schoolDay } from '@lernspur/testing/school-day'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'
import { notifyOfRightEnds } from './notify-of-right-ends'

const { service: admin, owner, db } = await serviceWithJobsForFile('school-admin', schoolAdminService)
let school: TestSchool
let rights: string
beforeEach(async () => {
  school = await testSchool(owner)
  rights = `/classes/${school.schoolClass.id}/access-rights`
})

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const share = (more: object, person = school.outsider, by: TestPerson = school.classTeacher) =>
  ask('POST', rights, { userId: person.userId, schoolSubjectIds: [school.schoolClass.german.id], ...more }, by)
const classesOf = async (person: TestPerson) => (await ask('GET', '/classes', undefined, person)).body.data.count
const dayIn = (days: number) => schoolDay(owner, school.tenantId, days)
/** Lets days pass for the rights of the school. */
const age = (days: number) => owner`
  update class_access_right set ends_on = ends_on - ${days}::integer, ends_at = ends_at - make_interval(days => ${days}::integer)
  where tenant_id = ${school.tenantId}`
const notified = async (person: TestPerson) => [
  ...(await owner<{ title: string; message: string }[]>`
    select distinct texts->'de'->>'title' as title, texts->'de'->>'message' as message from notification
    where user_id = ${person.userId} and texts->'de'->>'title' like 'Zugang%' order by message`),
]
const run = () => notifyOfRightEnds(db, new AbortController().signal)

test('a share with a last day holds on that day and is none afterwards, with nothing having run', async () => {
  const today = await dayIn(0)
  expect((await share({ endsOn: today })).body.data.endsOn).toBe(today)
  expect(await classesOf(school.outsider)).toBe(1)
  await age(1)
  expect(await classesOf(school.outsider)).toBe(0)
  const listed = (await ask('GET', '/classes/access-rights')).body.data.rows
  expect(listed.filter(({ user }: { user: { id: string } }) => user.id === school.outsider.userId)).toEqual([])
})

test('an end stays where it is not named, is moved and removed, and is not in the past', async () => {
  const [soon, later, past] = await Promise.all([dayIn(5), dayIn(9), dayIn(-1)])
  await share({ endsOn: soon })
  expect((await share({ canManageStudents: true })).body.data).toMatchObject({ endsOn: soon, canManageStudents: true })
  expect((await share({ endsOn: later })).body.data.endsOn).toBe(later)
  expect((await share({ endsOn: null })).body.data.endsOn).toBeNull()
  expect((await share({ endsOn: past })).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    details: [{ path: 'endsOn' }],
  })
})

test('nobody gives a right for longer than he or she holds it, not even to himself or herself', async () => {
  const { subjectTeacher } = school
  const [soon, later] = await Promise.all([dayIn(5), dayIn(9)])
  await share({ canManageAccessRights: true, endsOn: soon }, subjectTeacher)
  for (const endsOn of [later, null]) {
    expect((await share({ endsOn }, school.outsider, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    const own = { canManageAccessRights: true, endsOn }
    expect((await share(own, subjectTeacher, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  }
  expect((await share({}, school.outsider, subjectTeacher)).body.data.endsOn).toBe(soon)
})

test('what has ended is given anew, as if it had never been', async () => {
  const today = await dayIn(0)
  await share({ canManageStudents: true, endsOn: today })
  await age(1)
  const again = (await share({})).body.data
  expect(again).toMatchObject({ endsOn: null, canManageStudents: false })
  expect(await classesOf(school.outsider)).toBe(1)
})

test('leaders set the end of many rights at once, and take it back', async () => {
  const soon = await dayIn(5)
  const change = { schoolClassId: school.schoolClass.id, userId: school.outsider.userId }
  const right = { schoolSubjectIds: [school.schoolClass.german.id], endsOn: soon }
  const bulk = (changes: readonly object[]) => ask('POST', '/classes/access-rights/bulk', { changes }, school.manager)
  const endOf = async () => {
    const [row] = await owner<{ endsOn: string | null }[]>`
      select ends_on from class_access_right
      where tenant_id = ${school.tenantId} and user_id = ${school.outsider.userId}`
    return row?.endsOn
  }
  await share({})
  const { undo } = (await bulk([{ ...change, right }])).body.data
  expect(await endOf()).toBe(soon)
  expect((await bulk([{ ...change, right: { schoolSubjectIds: [] } }])).status).toBe(200)
  expect(await endOf()).toBe(soon)
  expect((await bulk(undo.changes.map((one: object) => ({ ...one, updatedAt: undefined })))).status).toBe(200)
  expect(await endOf()).toBeNull()
  const past = await bulk([{ ...change, right: { ...right, endsOn: await dayIn(-1) } }])
  expect(past.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'changes.0.right.endsOn' }] })
  await bulk([{ ...change, right: { ...right, endsOn: await dayIn(0) } }])
  await age(1)
  expect((await bulk([{ ...change, right: { ...right, endsOn: null } }])).status).toBe(200)
  expect(await endOf()).toBeNull()
})

test('holder and giver are notified once before the end and once after it, and the audit names it', async () => {
  const { outsider, classTeacher } = school
  const name = school.schoolClass.name
  await share({ endsOn: await dayIn(4) })
  await run()
  expect([await notified(outsider), await notified(classTeacher)]).toEqual([[], []])
  await age(1)
  await run()
  await run()
  expect(await notified(outsider)).toMatchObject([
    { message: expect.stringContaining(`Ihr Zugang zur Klasse ${name} endet am`) },
  ])
  expect(await notified(classTeacher)).toMatchObject([{ message: expect.stringContaining('lässt er sich verlängern') }])
  await age(4)
  await run()
  await run()
  expect(await notified(outsider)).toMatchObject([{ message: expect.stringContaining('hat am') }])
  expect(await notified(classTeacher)).toMatchObject([{ message: expect.stringContaining('hat am') }])
  const entries = await owner<{ action: string; userId: string | null; change: Record<string, unknown> }[]>`
    select action, user_id, change from audit_entry
    where tenant_id = ${school.tenantId} and action = 'access-right.end'`
  expect([...entries]).toMatchObject([{ userId: null, change: { endsOn: [await dayIn(-1), null] } }])
  const left = await owner`
    select from class_access_right where tenant_id = ${school.tenantId} and user_id = ${outsider.userId}`
  expect(left).toHaveLength(0)
})
