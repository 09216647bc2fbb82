import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const service = await serviceForFile('school-admin', schoolAdminService)
const { owner } = service

const rule = async (by: TestPerson, admission?: string) =>
  (
    await service.ask(by, {
      method: admission ? 'PUT' : 'GET',
      path: '/tenants/current/hub-admission',
      ...(admission && { body: { admission } }),
    })
  ).body

/** Makes the role of a colleague one that waits. */
const wait = async ({ tenantId, outsider }: TestSchool): Promise<string> => {
  await owner`
    update user_role set status = 'disabled', waiting_since = now(), identity_provider_id = 'hub'
    where tenant_id = ${tenantId} and id = ${outsider.userRoleId}`
  return outsider.userRoleId
}
const decide = async (by: TestPerson, roleId: string, isActive: boolean) =>
  (await service.ask(by, { method: 'PUT', path: `/tenants/current/user-roles/${roleId}`, body: { isActive } })).body

test('a school lets teachers wait until it says otherwise (rule external.5)', async () => {
  const { tenantId, manager, outsider } = await testSchool(owner)
  expect((await rule(manager)).data).toEqual({ admission: 'waits', isUsed: false })
  await owner`insert into school_number (tenant_id, provider_id, number) values (${tenantId}, 'hub', ${tenantId})`
  expect((await rule(manager, 'admits')).data).toEqual({ admission: 'admits', isUsed: true })
  expect((await rule(manager)).data).toEqual({ admission: 'admits', isUsed: true })
  expect((await rule(outsider)).error).toBe('NO_PERMISSION')
  expect((await rule(outsider, 'waits')).error).toBe('NO_PERMISSION')
  const [entry] = await owner`select change from audit_entry where tenant_id = ${tenantId} order by id desc limit 1`
  expect(entry).toEqual({ change: { hubAdmission: ['waits', 'admits'] } })
})

test('who waits is let in by a leader of the school, and told', async () => {
  const school = await testSchool(owner)
  const { manager, outsider } = school
  const roleId = await wait(school)
  const list = await service.ask(manager, { method: 'GET', path: '/tenants/current/staff' })
  const row = list.body.data.rows.find(({ id }: { id: string }) => id === roleId)
  expect(row.role).toMatchObject({ status: 'disabled', waitingSince: expect.any(String), identityProviderId: 'hub' })
  expect((await decide(manager, roleId, true)).data).toMatchObject({ status: 'active', waitingSince: null })
  const notifications = await owner`select title from notification where user_id = ${outsider.userId}`
  expect([...notifications]).toEqual([{ title: 'Sie sind freigegeben' }])
})

test('who is refused waits no more, and stays outside', async () => {
  const school = await testSchool(owner)
  const roleId = await wait(school)
  expect((await decide(school.admin, roleId, false)).data).toMatchObject({ status: 'disabled', waitingSince: null })
})

test('waiting people are counted for themselves', async () => {
  const school = await testSchool(owner)
  const counts = async () =>
    (await service.ask(school.admin, { method: 'GET', path: '/tenants/current/staff/counts' })).body.data
  expect(await counts()).toMatchObject({ waiting: 0, disabled: 0 })
  await wait(school)
  expect(await counts()).toMatchObject({ waiting: 1, disabled: 0 })
})
