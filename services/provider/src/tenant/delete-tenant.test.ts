import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)

const ask = (method: string, path: string, body?: object, who: TestPerson = person) =>
  provider.ask(who, { method, path: `/provider${path}`, ...(body && { body }) })
const one = (method: string, id: string, body?: object) => ask(method, `/tenants/${id}`, body)
const rowOf = async (id: string) => {
  const filter = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`
  return (await ask('GET', `/tenants?${filter}`)).body.data.rows[0]
}
const disabledSchool = async () => {
  const school = await testSchool(owner)
  await one('PUT', school.tenantId, { isDisabled: true })
  return school
}

test('a disabled school is deleted after 30 days, and its leaders are told by mail', async () => {
  const { tenantId, admin, manager } = await disabledSchool()
  expect((await one('DELETE', tenantId)).body).toEqual({ success: true })
  const row = await rowOf(tenantId)
  expect(Date.parse(row.closesAt) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000)
  expect(row.isClosedByProvider).toBe(true)
  expect((await one('DELETE', tenantId)).body).toEqual({ success: true })
  const mails = await owner`select recipient from mail_outbox where kind = 'schoolClosing' order by recipient`
  expect(mails.map(({ recipient }) => recipient)).toEqual([admin.email, manager.email].toSorted())
})

test('while a school closes, the provider changes nothing there either, and reads it', async () => {
  const school = await testSchool(owner)
  const { tenantId, subjectTeacher } = school
  const role = `${tenantId}/user-roles/${subjectTeacher.userRoleId}`
  const person = { email: 'neu@schule.example', firstName: 'Nele', lastName: 'Neu', roleType: 'user' }
  const changes = () =>
    Promise.all([
      one('PUT', tenantId, { slogan: 'Gemeinsam' }),
      one('PUT', tenantId, { isDisabled: true }),
      one('POST', `${tenantId}/add-user`, person),
      one('PUT', role, { isActive: false }),
      one('POST', `${role}/resend`),
      one('DELETE', role),
    ])
  await owner`update tenant set closes_at = now() + interval '30 days' where id = ${tenantId}`
  for (const { status, body } of await changes())
    expect([status, body.error, body.details?.[0].path]).toEqual([403, 'NO_PERMISSION', 'tenant'])
  expect((await one('GET', tenantId)).body.data).toMatchObject({ id: tenantId, isDisabled: false })
  await owner`update tenant set closes_at = null where id = ${tenantId}`
  expect((await one('PUT', role, { isActive: false })).status).toBe(200)
  expect((await one('PUT', tenantId, { slogan: 'Gemeinsam' })).status).toBe(200)
})

test('the provider keeps what it has deleted, and nothing that the school itself has ordered', async () => {
  const { tenantId } = await disabledSchool()
  await one('DELETE', tenantId)
  expect((await one('DELETE', `${tenantId}/closing`)).body).toEqual({ success: true })
  expect((await rowOf(tenantId)).closesAt).toBeNull()
  expect((await one('DELETE', `${tenantId}/closing`)).body.error).toBe('NOT_FOUND')
  const own = await disabledSchool()
  await owner`
    insert into school_closing (school_id, school_name, by_provider, requested_by_id, due_at)
    values (${own.tenantId}, ${own.name}, false, ${own.admin.userId}, now() + interval '1 day')`
  expect((await one('DELETE', `${own.tenantId}/closing`)).body.error).toBe('NOT_FOUND')
})

test('a school that the provider has deleted is not enabled, and nobody is told that it was', async () => {
  const { tenantId, admin } = await disabledSchool()
  await one('DELETE', tenantId)
  expect((await one('PUT', tenantId, { isDisabled: false })).body.error).toBe('NO_PERMISSION')
  const received = await owner`select from mail_outbox where kind = 'schoolEnabled' and recipient = ${admin.email}`
  expect(received).toHaveLength(0)
  expect((await one('PUT', tenantId, { disabledReason: 'Neuer Grund' })).status).toBe(403)
  await one('DELETE', `${tenantId}/closing`)
  expect((await one('PUT', tenantId, { isDisabled: false })).status).toBe(200)
})

test('members of the provider without its admin role delete nothing', async () => {
  const { tenantId } = await disabledSchool()
  await owner`update user_role set role_type = 'user' where id = ${person.userRoleId}`
  expect((await one('DELETE', tenantId)).body.error).toBe('NO_PERMISSION')
  expect((await one('DELETE', `${tenantId}/closing`)).body.error).toBe('NO_PERMISSION')
  await owner`update user_role set role_type = 'admin' where id = ${person.userRoleId}`
})

test('of a closed school the provider reads name and counts', async () => {
  await owner`
    insert into school_closing (school_id, school_name, by_provider, requested_by_id, due_at, closed_at, counts)
    values (uuidv7(), 'Alte Schule', true, ${person.userId}, now(), now(), ${owner.json({ student: 25, user_role: 3, school_term: 2 })})`
  const { rows, count } = (await ask('GET', '/closed-schools')).body.data
  expect(count).toBe(1)
  expect(rows[0]).toMatchObject({ schoolName: 'Alte Schule', counts: { students: 25, people: 3, rows: 30 } })
  expect(Object.keys(rows[0])).not.toContain('requestedById')
})
