import { beforeEach, expect, test } from 'bun:test'
import { schoolDay } from '@lernspur/testing/school-day'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'
import { notifyOfRoleEnds } from './notify-of-role-ends'

const { service, owner, db } = await serviceWithJobsForFile('school-admin', schoolAdminService)
let school: TestSchool
beforeEach(async () => {
  school = await testSchool(owner)
})

const update = (person: TestPerson, body: object, by = school.admin) =>
  service.ask(by, { method: 'PUT', path: `/tenants/current/user-roles/${person.userRoleId}`, body })
const reads = async (person: TestPerson) => (await service.ask(person, { method: 'GET', path: '/classes' })).status
const dayIn = (days: number) => schoolDay(owner, school.tenantId, days)
const age = (days: number) => owner`
  update user_role set ends_on = ends_on - ${days}::integer, ends_at = ends_at - make_interval(days => ${days}::integer)
  where tenant_id = ${school.tenantId} and ends_on is not null`
const messages = async (person: TestPerson) =>
  (
    await owner<{ message: string }[]>`
      select texts->'de'->>'message' as message from notification
      where user_id = ${person.userId} and texts->'de'->>'title' like 'Zugang%' order by id`
  ).map(({ message }) => message)
const run = () => notifyOfRoleEnds(db, new AbortController().signal)

test('a role with a last day holds on that day, and is none for its session afterwards, with nothing having run', async () => {
  const { classTeacher, manager } = school
  const today = await dayIn(0)
  expect((await update(classTeacher, { endsOn: today }, manager)).body.data).toMatchObject({
    status: 'active',
    endsOn: today,
  })
  expect(await reads(classTeacher)).toBe(200)
  await age(1)
  expect(await reads(classTeacher)).toBe(403)
})

test('the day is moved and removed, is not in the past, and is not set for oneself', async () => {
  const { classTeacher, manager, admin } = school
  const [soon, later, past] = await Promise.all([dayIn(5), dayIn(9), dayIn(-1)])
  for (const endsOn of [soon, later, null]) {
    expect((await update(classTeacher, { endsOn }, manager)).body.data.endsOn).toBe(endsOn)
  }
  expect((await update(classTeacher, { endsOn: past }, manager)).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    details: [{ path: 'endsOn' }],
  })
  expect((await update(manager, { endsOn: soon }, manager)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await update(admin, { endsOn: soon }, manager)).body.error).toBe('UPDATE_NOT_ALLOWED')
  await update(classTeacher, { endsOn: soon })
  expect((await update(classTeacher, { roleType: 'manager' })).body.data.endsOn).toBe(soon)
})

test('a school keeps an admin without an end, whoever else goes', async () => {
  const { admin, manager } = school
  const soon = await dayIn(5)
  await update(manager, { roleType: 'admin' })
  expect((await update(admin, { endsOn: soon }, manager)).status).toBe(200)
  expect((await update(manager, { endsOn: soon }, admin)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await update(manager, { isActive: false }, admin)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await update(manager, { roleType: 'user' }, admin)).body.error).toBe('UPDATE_NOT_ALLOWED')
  const removal = { method: 'DELETE', path: `/tenants/current/user-roles/${manager.userRoleId}` }
  expect((await service.ask(admin, removal)).body.error).toBe('NO_PERMISSION')
})

test('both are notified before and after, the role is disabled, its codes are withdrawn, and it comes back without an end', async () => {
  const { admin, manager } = school
  await owner`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, active_until, maximum_uses)
    values (${school.tenantId}, 'user', sha256(${school.tenantId}::text::bytea), ${manager.userId}, now() + interval '9 days', 1)`
  await update(manager, { endsOn: await dayIn(5) })
  await run()
  expect([await messages(manager), await messages(admin)]).toEqual([[], []])
  await age(2)
  await run()
  await run()
  expect(await messages(manager)).toEqual([expect.stringContaining('endet am')])
  expect(await messages(admin)).toEqual([expect.stringContaining('lässt er sich verlängern')])
  await age(4)
  await run()
  await run()
  expect((await messages(manager)).at(-1)).toContain('hat am')
  expect((await messages(admin)).at(-1)).toContain('hat am')
  const [role] = await owner`select status, ends_on from user_role where id = ${manager.userRoleId}`
  expect(role).toMatchObject({ status: 'disabled', endsOn: null })
  expect(await owner`select from invitation where inviter_id = ${manager.userId}`).toHaveLength(0)
  const entries = await owner<{ userId: string | null }[]>`
    select user_id, change from audit_entry where tenant_id = ${school.tenantId} and action = 'user-role.end'`
  expect([...entries]).toMatchObject([{ userId: null, change: { endsOn: [await dayIn(-1), null] } }])
  expect((await update(manager, { isActive: true })).body.data).toMatchObject({ status: 'active', endsOn: null })
  expect(await reads(manager)).toBe(200)
})

test('an invitation that was not answered until its last day is withdrawn', async () => {
  const { outsider } = school
  await owner`update user_role set status = 'invitationPending' where id = ${outsider.userRoleId}`
  expect((await update(outsider, { endsOn: await dayIn(0) })).status).toBe(200)
  await age(1)
  await run()
  const [role] = await owner`select status, ends_on from user_role where id = ${outsider.userRoleId}`
  expect(role).toMatchObject({ status: 'invitationDeclined', endsOn: null })
})
