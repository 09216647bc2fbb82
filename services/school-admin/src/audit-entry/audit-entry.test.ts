import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type OpenService, openService } from '@lernspur/testing/service-under-test'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

let admin: OpenService
let school: TestSchool
let other: TestSchool

beforeAll(async () => {
  admin = await openService('school-admin', schoolAdminService)
  school = await testSchool(admin.owner)
  other = await testSchool(admin.owner)
}, 60_000)
afterAll(() => admin.close())

const ask = (method: string, path: string, body?: object, person: TestPerson = school.manager) =>
  admin.ask(person, { method, path, ...(body && { body }) })

const filtered = (...filters: [field: string, value: string][]) =>
  filters.map(
    ([field, value], at) => `filter[${at}][field]=${field}&filter[${at}][type]=eq&filter[${at}][value]=${value}`,
  )

const entriesOf = async (...filters: [field: string, value: string][]) =>
  (await ask('GET', `/tenants/current/audit?${filtered(...filters).join('&')}`)).body.data.rows

test('tells who changed which fields of what, from what to what', async () => {
  const { id } = school.secondClass
  await ask('PUT', `/classes/${id}`, { name: '3ana' })
  await ask('PUT', `/classes/${id}`, { name: '3bir' })
  const { manager } = school
  const rows = await entriesOf(['entityId', id], ['noun', 'school-class'], ['verb', 'update'])
  expect(rows).toMatchObject([
    {
      entityName: '3bir',
      user: { id: manager.userId },
      changes: [{ field: 'name', before: '3ana', after: '3bir' }],
    },
    { entityName: '3bir', changes: [{ field: 'name', after: '3ana' }] },
  ])
})

test('tells what a deleted class was called, and nothing of a deleted child', async () => {
  const { body } = await ask('POST', '/classes', { name: 'Zwet', schoolLevel: 3 })
  await ask('DELETE', `/classes/${body.data.id}`)
  expect(await entriesOf(['entityId', body.data.id], ['verb', 'delete'])).toMatchObject([
    { entityName: null, changes: [{ field: 'name', before: 'Zwet', after: null }] },
  ])

  const child = (await ask('POST', '/students', { firstName: 'Quendolina', lastName: 'Muster' })).body.data
  await ask('PUT', `/students/${child.id}`, { firstName: 'Quendoline' })
  expect(await entriesOf(['entityId', child.id], ['verb', 'update'])).toMatchObject([
    { entityName: 'Quendoline Muster', changes: [{ field: 'firstName', before: 'Quendolina', after: 'Quendoline' }] },
  ])
  await ask('DELETE', `/students/${child.id}`)
  const rows = await entriesOf(['entityId', child.id])
  expect(rows.map(({ verb }: { verb: string }) => verb)).toEqual(['delete', 'update', 'create'])
  expect(JSON.stringify(rows)).not.toContain('Quendolin')
})

test('rights and roles are told as what they were and are', async () => {
  const { outsider, schoolClass } = school
  const right = { userId: outsider.userId, canManageStudents: true }
  const { body } = await ask('POST', `/classes/${schoolClass.id}/access-rights`, right)
  await ask('POST', `/classes/${schoolClass.id}/access-rights`, { ...right, canManageStudents: false })
  const [changed] = await entriesOf(['entityId', body.data.id])
  expect(changed).toMatchObject({
    verb: 'update',
    changes: [{ field: 'canManageStudents', before: true, after: false }],
  })
  expect(changed.entityName).toContain(school.schoolClass.name)
})

test('is read by managers and admins of the school alone, filtered by person', async () => {
  expect((await ask('GET', '/tenants/current/audit', undefined, school.classTeacher)).status).toBe(403)
  await ask('PUT', '/tenants/current', { slogan: 'Von Admin' }, school.admin)
  const byAdmin = await entriesOf(['userId', school.admin.userId], ['noun', 'tenant'])
  expect(byAdmin).toMatchObject([{ changes: [{ field: 'slogan', after: 'Von Admin' }] }])
  const elsewhere = await ask('GET', '/tenants/current/audit', undefined, other.manager)
  expect(JSON.stringify(elsewhere.body)).not.toContain('Von Admin')
})

const found = async (text: string) => {
  const filter = `filter[0][field]=text&filter[0][type]=contains&filter[0][value]=${encodeURIComponent(text)}`
  return (await ask('GET', `/tenants/current/audit?${filter}`)).body.data
}

test('is searched by who, by what it was done to, and by former and new values, without accents and case', async () => {
  const { id } = school.secondClass
  await ask('PUT', `/classes/${id}`, { nickname: 'Wölfe am Bach' })
  const hit = [{ entityId: id, changes: [{ field: 'nickname', after: 'Wölfe am Bach' }] }]
  expect((await found('wölfe am')).rows).toMatchObject(hit)
  expect((await found('nickname')).count).toBe(0)
  const { manager } = school
  const [person] = await admin.owner<{ firstName: string; lastName: string }[]>`
    select first_name, last_name from app_user where id = ${manager.userId}`
  const byManager = await found(`${person?.firstName} ${person?.lastName}`)
  expect(byManager.count).toBeGreaterThan(0)
  expect((await found('%')).count).toBe(0)
})

test('says which address was invited', async () => {
  const { tenantId, admin: owner } = school
  const [invitation] = await admin.owner<{ id: string }[]>`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, email, active_until)
    values (${tenantId}, 'user', sha256('office'), ${owner.userId}, 'neue.kollegin@schule.example', now() + interval '1 day')
    returning id`
  await admin.owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id)
    values (${tenantId}, ${owner.userId}, 'office', 'invitation.create', ${invitation?.id ?? null})`
  expect((await found('neue.kollegin')).rows).toMatchObject([
    { noun: 'invitation', verb: 'create', entityName: 'neue.kollegin@schule.example' },
  ])
})
