import { beforeEach, expect, test } from 'bun:test'
import type { Staff } from '@lernspur/contracts/school-admin/user-role.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const service = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(service.owner)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(service.owner)
})

const ask = async (path: string, by: TestPerson = school.admin) =>
  (await service.ask(by, { method: 'GET', path: `/tenants/current/staff${path}` })).body
const staff = async (query = '', by?: TestPerson): Promise<Staff[]> => (await ask(`?${query}`, by)).data.rows
const filter = (field: string, type: string, value: string) =>
  `filter[0][field]=${field}&filter[0][type]=${type}&filter[0][value]=${encodeURIComponent(value)}`

test('everybody is listed with role, own classes and whether the school can do without', async () => {
  const rows = await staff()
  const of = ({ userId }: TestPerson) => rows.find(({ role }) => role.user.id === userId)
  expect(of(school.admin)?.isLastAdmin).toBe(true)
  expect(of(school.manager)?.isLastAdmin).toBe(false)
  expect(of(school.classTeacher)?.ownClassCount).toBe(2)
  expect(of(school.subjectTeacher)?.role.accessRights).toHaveLength(1)
  expect(of(school.subjectTeacher)?.id).toBe(of(school.subjectTeacher)?.role.id ?? '')
})

test('an admin whose account is closed is listed as such, and does not let the school do without the other one', async () => {
  const { admin, manager } = school
  await service.owner`update user_role set role_type = 'admin' where id = ${manager.userRoleId}`
  const of = async ({ userId }: TestPerson) => (await staff()).find(({ role }) => role.user.id === userId)
  expect(await of(admin)).toMatchObject({ isLastAdmin: false, isAccountClosed: false })
  await service.owner`update app_user set deactivated_at = now() where id = ${manager.userId}`
  expect(await of(admin)).toMatchObject({ isLastAdmin: true, isAccountClosed: false })
  expect(await of(manager)).toMatchObject({ isLastAdmin: false, isAccountClosed: true })
})

test('people are found by name, address and class, and filtered by status and role', async () => {
  const { owner } = service
  const { classTeacher, subjectTeacher, schoolClass } = school
  const [{ email }] = await owner<[{ email: string }]>`select email from app_user where id = ${subjectTeacher.userId}`
  const [{ name }] = await owner<[{ name: string }]>`select name from school_class where id = ${schoolClass.id}`
  const found = async (query: string) => (await staff(query)).map(({ role }) => role.user.id)
  expect(await found(filter('words', 'search', email))).toEqual([subjectTeacher.userId])
  // By a right, and by having made it.
  expect(await found(filter('words', 'search', name))).toContain(subjectTeacher.userId)
  expect(await found(filter('words', 'search', name))).toContain(classTeacher.userId)
  expect(await found(filter('roleType', 'eq', 'admin'))).toEqual([school.admin.userId])
  expect(await found(filter('status', 'eq', 'disabled'))).toEqual([])
})

test('open invitations and waiting roles count for whoever sent them', async () => {
  const { owner } = service
  const count = async () =>
    (await staff()).find(({ role }) => role.user.id === school.manager.userId)?.invitationCount ?? Number.NaN
  const before = await count()
  await owner`
    update user_role set status = 'invitationPending', inviter_id = ${school.manager.userId}
    where user_id = ${school.outsider.userId}`
  expect(await count()).toBe(before + 1)
  expect((await ask('/counts')).data.invitationPending).toBeGreaterThan(0)
})

test('numbers of entries are for admins, who alone order by them', async () => {
  const byEntries = 'order[0][field]=competenceObservationsCount&order[0][dir]=desc'
  expect((await staff(byEntries)).every((one) => one.competenceObservationsCount !== null)).toBe(true)
  expect((await staff('', school.manager)).every((one) => one.competenceObservationsCount === null)).toBe(true)
  expect((await ask(`?${byEntries}`, school.manager)).error).toBe('INVALID_PARAMETERS')
})

test('members do not read the list, and nobody that of another school', async () => {
  expect((await ask('', school.classTeacher)).error).toBe('NO_PERMISSION')
  expect((await ask('/counts', school.classTeacher)).error).toBe('NO_PERMISSION')
  const theirs = (await staff('', neighbour.admin)).map(({ role }) => role.tenantId)
  expect(theirs).not.toContain(school.tenantId)
})
