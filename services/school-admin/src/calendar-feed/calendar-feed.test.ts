import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import ICAL from 'ical.js'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const address = { path: '/users/me/calendar-address' }
const create = async (person: TestPerson = school.classTeacher): Promise<string> => {
  const { status, body } = await admin.ask(person, { method: 'POST', ...address })
  expect(status).toBe(200)
  return new URL(body.data.address).pathname.replace('/api', '')
}
const read = (path: string, headers = {}) => admin.ask(null, { method: 'GET', path, headers })
const textOf = async (path: string) => new TextDecoder().decode((await read(path)).bytes)

test('a calendar program reads the days of the school as RFC 5545 has them (rule calendar-feed.1)', async () => {
  const path = await create()
  const { status, headers, bytes } = await read(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = new TextDecoder().decode(bytes)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const days = await admin.owner<{ day: string }[]>`
    select days.day::text from school_year sy, unnest(array[sy.school_year_start, sy.school_year_end]) as days (day)
    where sy.tenant_id = ${school.tenantId}
    union all select days.day::text from school_term stm, unnest(array[stm.start_date, stm.end_date]) as days (day)
    where stm.tenant_id = ${school.tenantId}`
  expect(events.map(({ startDate }) => startDate.toString()).toSorted()).toEqual(days.map(({ day }) => day).toSorted())
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  expect(events.map(({ summary }) => summary)).toContain('Beginn: 1. Halbjahr')
})

test('no name of a child is in it, and the address is stored as a hash alone (rules calendar-feed.1, calendar-feed.3)', async () => {
  const path = await create()
  const text = await textOf(path)
  for (const { firstName, lastName } of await admin.owner<{ firstName: string; lastName: string }[]>`
    select first_name, last_name from student where tenant_id = ${school.tenantId}`)
    expect([text.includes(firstName), text.includes(lastName)]).toEqual([false, false])
  const rows = await admin.owner`select to_jsonb(ca)::text as text from calendar_address ca`
  expect(JSON.stringify(rows)).not.toContain(path.slice(-47, -4))
})

test('what has not changed is not sent again (rule calendar-feed.2)', async () => {
  const path = await create()
  const etag = (await read(path)).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await read(path, { 'if-none-match': etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  await admin.owner`
    update school_term set name = 'Erstes Halbjahr', updated_at = now()
    where tenant_id = ${school.tenantId} and school_term_semester = 'first'`
  expect((await read(path, { 'if-none-match': etag })).status).toBe(200)
})

test('every address that opens nothing is answered alike (rule calendar-feed.2)', async () => {
  const own = await testSchool(admin.owner)
  const { tenantId, outsider, subjectTeacher, manager } = own
  const former = await create(outsider)
  const next = await create(outsider)
  const deleted = await create(manager)
  await admin.ask(manager, { method: 'DELETE', ...address })
  const ended = await create(subjectTeacher)
  await admin.owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`
  const nowhere = await read(`/calendars/${'0'.repeat(32)}_${'A'.repeat(43)}.ics`)
  expect([nowhere.status, nowhere.body.error]).toEqual([404, 'NOT_FOUND'])
  const malformed = ['/calendars/x', '/calendars/x.ics', `/calendars/${'a'.repeat(3000)}`, `${next}.ics`]
  for (const path of [former, deleted, ended, next.replace(tenantId.replaceAll('-', ''), 'f'.repeat(32)), ...malformed])
    expect([path, (await read(path)).body]).toEqual([path, nowhere.body])
  expect((await read(next)).status).toBe(200)
  await admin.owner`update tenant set is_disabled = true where id = ${tenantId}`
  expect((await read(next)).body).toEqual(nowhere.body)
})

test('a person sees since when there is an address, and takes it back', async () => {
  const { outsider } = await testSchool(admin.owner)
  const state = async () => (await admin.ask(outsider, { method: 'GET', ...address })).body.data.createdAt
  expect(await state()).toBeNull()
  await create(outsider)
  expect(await state()).toBeString()
  await admin.ask(outsider, { method: 'DELETE', ...address })
  expect(await state()).toBeNull()
})

test('the last day of a role and a running notice of the provider are in it', async () => {
  const { tenantId, outsider } = await testSchool(admin.owner)
  await admin.owner`
    update user_role set ends_on = school_today(tenant_id) + 20, ends_at = now() + interval '21 days'
    where id = ${outsider.userRoleId}`
  await admin.owner`
    insert into announcement (form, severity, title_de, message_de, title_en, message_en, starts_at, ends_at, is_draft,
      roles, state_ids, school_type_ids, school_ids)
    values ('banner', 'info', 'Wartung am Samstag', 'x', 'Maintenance', 'x', now() - interval '1 hour',
      now() + interval '1 day', false, '{}', '{}', '{}', array[${tenantId}::uuid])`
  const text = await textOf(await create(outsider))
  expect(text).toContain('SUMMARY:Ihr letzter Tag an der Schule')
  expect(text).toContain('SUMMARY:Wartung am Samstag')
})
