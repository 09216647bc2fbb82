import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const service = await serviceForFile('school-admin', schoolAdminService)
const { owner } = service

const ask = (method: string, person: TestPerson, body?: object) =>
  service.ask(person, { method, path: '/tenants/current/closing', ...(body && { body }) })
/** An archive that was downloaded days ago. */
const archive = ({ tenantId, admin }: TestSchool, days = 0) => owner`
  insert into audit_entry (tenant_id, user_id, action, entity_id, created_at, request_id)
  values (
    ${tenantId}, ${admin.userId}, 'tenant.export', ${tenantId}, now() - make_interval(days => ${days}), 'test'
  )`
const order = async (school: TestSchool) => {
  await archive(school)
  return ask('POST', school.admin, { name: school.name })
}
const day = 24 * 60 * 60 * 1000

test('the preview counts what the school has, for owners and managers', async () => {
  const school = await testSchool(owner, { studentCount: 4 })
  const { closing, counts } = (await ask('GET', school.manager)).body.data
  expect(closing).toBeNull()
  expect(counts).toMatchObject({ people: 5, students: 8, classes: 2, schoolYears: 1, entries: 0, reports: 0 })
  expect(counts.rows).toBeGreaterThan(16)
  expect((await ask('GET', school.classTeacher)).body.error).toBe('NO_PERMISSION')
})

test('only an owner who types the name of the school closes it, in 30 days', async () => {
  const school = await testSchool(owner)
  expect((await ask('POST', school.manager, { name: school.name })).body.error).toBe('NO_PERMISSION')
  const wrong = (await ask('POST', school.admin, { name: 'Andere Schule' })).body
  expect([wrong.error, wrong.details[0].path]).toEqual(['VALIDATION_FAILED', 'name'])
  await archive(school)
  const { status, body } = await ask('POST', school.admin, { name: `  ${school.name.toUpperCase()} ` })
  expect(status).toBe(201)
  expect(Math.round((Date.parse(body.data.dueAt) - Date.now()) / day)).toBe(30)
  expect(body.data).toMatchObject({ byProvider: false, requestedBy: { id: school.admin.userId } })
  expect((await ask('GET', school.manager)).body.data.closing).toEqual(body.data)
  expect((await ask('POST', school.admin, { name: school.name })).body.error).toBe('EDIT_CONFLICT')
})

test('a school is closed only after everything was downloaded within seven days', async () => {
  const school = await testSchool(owner)
  const close = async () => (await ask('POST', school.admin, { name: school.name })).body
  const archivedAt = async () => (await ask('GET', school.admin)).body.data.archivedAt
  expect(await archivedAt()).toBeNull()
  expect(await close()).toMatchObject({ error: 'UPDATE_NOT_ALLOWED', details: [{ path: 'archive' }] })
  await archive(await testSchool(owner))
  await archive(school, 8)
  expect(await archivedAt()).toBeNull()
  const refused = await close()
  expect([refused.error, refused.details[0].message]).toEqual([
    'UPDATE_NOT_ALLOWED',
    expect.stringContaining('Laden Sie zuerst alles herunter'),
  ])
  await archive(school, 6)
  expect(await archivedAt()).toEndWith('Z')
  expect((await close()).success).toBe(true)
})

test('owners and managers are told by mail and in the product, others are not', async () => {
  const school = await testSchool(owner)
  await order(school)
  const mails =
    await owner`select recipient, facts ->> 'tenantName' as name from mail_outbox where kind = 'schoolClosing'`
  const mine = mails.filter(({ name }) => name === school.name).map(({ recipient }) => recipient)
  expect(mine.toSorted()).toEqual([school.admin.email, school.manager.email].toSorted())
  const received = await owner`select user_id from notification where tenant_id = ${school.tenantId} order by user_id`
  expect(received.map(({ userId }) => userId)).toEqual([school.admin.userId, school.manager.userId].toSorted())
  await ask('DELETE', school.admin)
  expect(await owner`select from mail_outbox where kind = 'schoolKept'`).toHaveLength(2)
})

test('until then the school is only read, and an owner may undo it', async () => {
  const school = await testSchool(owner)
  const rename = () =>
    service.ask(school.manager, { method: 'PUT', path: '/tenants/current', body: { slogan: 'Gemeinsam' } })
  await order(school)
  const refused = await rename()
  expect([refused.status, refused.body.error, refused.body.details[0].path]).toEqual([403, 'NO_PERMISSION', 'tenant'])
  const seen = (await service.ask(school.manager, { method: 'GET', path: '/tenants/current' })).body.data
  expect(seen.closesAt).toEndWith('Z')
  expect((await ask('DELETE', school.manager)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', school.admin)).body).toEqual({ success: true })
  expect((await ask('DELETE', school.admin)).body.error).toBe('NOT_FOUND')
  expect((await rename()).status).toBe(200)
})

test('a school whose time is over is not kept any more', async () => {
  const school = await testSchool(owner)
  await order(school)
  await owner`update school_closing set due_at = now() where school_id = ${school.tenantId}`
  expect((await ask('DELETE', school.admin)).body.error).toBe('NOT_FOUND')
})
