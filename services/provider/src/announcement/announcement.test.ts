import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'
import { countAllReach, publishAnnouncements, purgeAnnouncements } from './publish-announcements'

const { owner, database, services } = await servicesForFile({ provider: providerService })
const { ask } = services.provider
const announcer = await testProvider(owner)

type Person = Parameters<typeof ask>[0]

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const text = () => ({
  titleDe: `Wartung ${crypto.randomUUID().slice(0, 8)}`,
  messageDe: 'Am Samstag ist Lernspur kurz nicht da.',
  titleEn: 'Maintenance',
  messageEn: 'Lernspur is away for a while on Saturday.',
})
const everybody = { roles: [], stateIds: [], schoolTypeIds: [], schoolIds: [] }
const banner = (change: object = {}) => ({
  form: 'banner',
  severity: 'info',
  startsAt: hours(-1),
  endsAt: hours(1),
  isDraft: false,
  ...text(),
  ...everybody,
  ...change,
})
const create = async (change: object = {}, by: Person = announcer) =>
  ask(by, { method: 'POST', path: '/provider/announcements', body: banner(change) })
const created = async (change: object = {}) => {
  const { status, body } = await create(change)
  expect(status).toBe(201)
  return body.data
}
const visibleTo = async (person: Person): Promise<string[]> => {
  const { status, body } = await ask(person, { method: 'GET', path: '/announcements' })
  expect(status).toBe(200)
  return body.data.rows.map(({ id }: { id: string }) => id)
}
const putAway = (person: Person, id: string) => ask(person, { method: 'PUT', path: `/announcements/${id}/dismissal` })
const change = (id: string, body: object, headers = {}) =>
  ask(announcer, { method: 'PUT', path: `/provider/announcements/${id}`, body, headers })
const read = async (id: string) => {
  const query = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`
  const { body } = await ask(announcer, { method: 'GET', path: `/provider/announcements?${query}` })
  return body.data.rows[0]
}
const provider = async (work: (db: ReturnType<typeof connect>) => Promise<void>): Promise<void> => {
  const db = connect(database.urlFor('provider'), { name: 'tell', max: 1 })
  await work(db)
  await db.end()
}
const notify = () => provider((db) => publishAnnouncements(db, new AbortController().signal))

test('a banner is for chosen schools and roles, and nobody else', async () => {
  const [school, other] = [await testSchool(owner), await testSchool(owner)]
  const { id, reachCount } = await created({ schoolIds: [school.tenantId], roles: ['user'] })
  expect(await visibleTo(school.classTeacher)).toEqual([id])
  expect(await visibleTo(school.admin)).toEqual([])
  expect(await visibleTo(other.classTeacher)).toEqual([])
  expect(await visibleTo(announcer)).toEqual([])
  expect(reachCount).toBe(3)
})

test('a banner is for the schools of a state and of a type', async () => {
  const [school, other] = [await testSchool(owner), await testSchool(owner)]
  const [location] = await owner<{ stateId: string; schoolTypeId: string }[]>`
    update tenant set
      state_id = (select st.id from state st where st.country_id = tenant.country_id order by st.name desc limit 1),
      school_type_id = (select sty.id from school_type sty where sty.country_id = tenant.country_id limit 1)
    where id = ${school.tenantId} returning state_id, school_type_id`
  const { id } = await created({ stateIds: [location?.stateId], schoolTypeIds: [location?.schoolTypeId] })
  expect(await visibleTo(school.manager)).toEqual([id])
  expect(await visibleTo(other.manager)).toEqual([])
  const path = '/provider/announcements/reach'
  const { body } = await ask(announcer, { method: 'POST', path, body: { ...everybody, stateIds: [location?.stateId] } })
  expect(body.data).toEqual({ schoolCount: 1, userCount: 5 })
  await ask(announcer, { method: 'DELETE', path: `/provider/announcements/${id}` })
})

test('a banner runs from its start until its end, and a draft never', async () => {
  const { tenantId, admin } = await testSchool(owner)
  const schoolIds = [tenantId]
  const made = {
    draft: await created({ schoolIds, isDraft: true }),
    scheduled: await created({ schoolIds, startsAt: hours(1), endsAt: hours(2) }),
    running: await created({ schoolIds }),
    ended: await created({ schoolIds, startsAt: hours(-2), endsAt: hours(-1) }),
  }
  for (const [state, { id }] of Object.entries(made)) expect((await read(id)).state).toBe(state)
  expect(await visibleTo(admin)).toEqual([made.running.id])
  // Begins and ends on the instant: the start belongs to it, the end does not.
  const visibleAt = async (moment: string) => {
    const rows = await owner`select id from shown_announcements(${admin.userId}, ${tenantId}, ${moment})`
    return rows.some(({ id }) => id === made.scheduled.id)
  }
  const { startsAt, endsAt } = made.scheduled
  const before = (at: string) => new Date(Date.parse(at) - 1).toISOString()
  expect(await Promise.all([before(startsAt), startsAt, before(endsAt), endsAt].map(visibleAt))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('whom it reaches is counted again while it runs, without making it another version', async () => {
  const { tenantId, outsider } = await testSchool(owner)
  const { id, reachCount, updatedAt } = await created({ schoolIds: [tenantId] })
  await owner`update user_role set status = 'disabled' where id = ${outsider.userRoleId}`
  await provider(countAllReach)
  expect(await read(id)).toMatchObject({ reachCount: reachCount - 1, updatedAt })
})

test('putting a banner away holds in every school and on every device, for that person alone', async () => {
  const [school, second] = [await testSchool(owner), await testSchool(owner)]
  const [role] = await owner<{ id: string }[]>`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${school.admin.userId}, ${second.tenantId}, 'user', 'active') returning id`
  const elsewhere = { userId: school.admin.userId, userRoleId: role?.id ?? '' }
  const { id, reachCount } = await created({ schoolIds: [school.tenantId, second.tenantId] })
  expect(reachCount).toBe(10)
  expect(await visibleTo(elsewhere)).toEqual([id])
  expect((await putAway(school.admin, id)).status).toBe(200)
  expect((await putAway(school.admin, id)).status).toBe(200)
  expect(await visibleTo(school.admin)).toEqual([])
  expect(await visibleTo(elsewhere)).toEqual([])
  expect(await visibleTo(school.manager)).toEqual([id])
  expect((await read(id)).dismissedCount).toBe(1)
})

test('nobody puts away what is not for him or her', async () => {
  const [school, other] = [await testSchool(owner), await testSchool(owner)]
  const { id } = await created({ schoolIds: [school.tenantId] })
  expect((await putAway(other.admin, id)).body.error).toBe('NOT_FOUND')
  expect((await putAway(other.admin, crypto.randomUUID())).body.error).toBe('NOT_FOUND')
  expect((await read(id)).dismissedCount).toBe(0)
})

test('readers get their language, and hostile text as the text it is', async () => {
  const { tenantId, admin } = await testSchool(owner)
  const messageDe = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) https://status.example'
  const { id } = await created({ schoolIds: [tenantId], messageDe })
  const [row] = (await ask(admin, { method: 'GET', path: '/announcements', headers: { 'accept-language': 'de' } })).body
    .data.rows
  expect(row).toMatchObject({ id, message: messageDe })
  expect(row).not.toHaveProperty('messageEn')
})

test('refuses what is empty, too long, ends before it starts or is an address in a title', async () => {
  const refused = async (change: object, path: string) => {
    const { status, body } = await create(change)
    expect([status, body.error, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', path])
  }
  await refused({ titleDe: ' ' }, 'titleDe')
  await refused({ messageEn: '' }, 'messageEn')
  await refused({ messageDe: 'x'.repeat(1001) }, 'messageDe')
  await refused({ titleEn: 'x'.repeat(121) }, 'titleEn')
  await refused({ titleDe: 'Siehe https://boese.example' }, 'titleDe')
  await refused({ titleDe: 'Zwei\nZeilen' }, 'titleDe')
  await refused({ endsAt: hours(-1), startsAt: hours(-1) }, 'endsAt')
  await refused({ roles: ['owner'] }, 'roles.0')
  const { id, startsAt } = await created({ isDraft: true })
  const { details } = (await change(id, { endsAt: startsAt })).body
  expect(details).toEqual([{ path: 'endsAt', message: 'Das Ende muss nach dem Beginn liegen.' }])
  expect((await change(id, {})).body.error).toBe('EMPTY_DTO')
})

test('a change from an older state is refused', async () => {
  const { id, updatedAt } = await created({ isDraft: true })
  const headers = { 'if-match': `"${updatedAt}"` }
  expect((await change(id, { severity: 'warning' }, headers)).status).toBe(200)
  expect((await change(id, { severity: 'info' }, headers)).body.error).toBe('EDIT_CONFLICT')
  expect((await read(id)).severity).toBe('warning')
})

test('a running one is ended at once, others are not', async () => {
  const { tenantId, admin } = await testSchool(owner)
  const end = (id: string) => ask(announcer, { method: 'POST', path: `/provider/announcements/${id}/end` })
  const { id } = await created({ schoolIds: [tenantId] })
  expect((await end(id)).body.data.state).toBe('ended')
  expect(await visibleTo(admin)).toEqual([])
  expect((await end(id)).body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('a deletion takes it away and can be undone, for 30 days', async () => {
  const { tenantId, admin } = await testSchool(owner)
  const { id } = await created({ schoolIds: [tenantId] })
  const path = `/provider/announcements/${id}`
  await ask(announcer, { method: 'DELETE', path })
  expect(await visibleTo(admin)).toEqual([])
  expect(await read(id)).toBeUndefined()
  expect((await ask(announcer, { method: 'POST', path: `${path}/restore` })).status).toBe(200)
  expect(await visibleTo(admin)).toEqual([id])
  await ask(announcer, { method: 'DELETE', path })
  await owner`update announcement set deleted_at = now() - interval '31 days' where id = ${id}`
  await provider(purgeAnnouncements)
  expect((await ask(announcer, { method: 'POST', path: `${path}/restore` })).body.error).toBe('NOT_FOUND')
})

test('a notification is told once to everybody whom it is for, and mailed to whom wants that', async () => {
  const [school, second] = [await testSchool(owner), await testSchool(owner)]
  await owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${school.admin.userId}, ${second.tenantId}, 'admin', 'active')`
  await owner`
    insert into notification_choice (user_id, type, in_app, email) values (${school.manager.userId}, 'general', true, true)`
  const schoolIds = [school.tenantId, second.tenantId]
  const { id, titleDe } = await created({ form: 'notification', schoolIds, roles: ['admin', 'manager'] })
  const later = await created({ form: 'notification', schoolIds, startsAt: hours(1), endsAt: hours(2) })
  await notify()
  await notify()
  const received = await owner<{ userId: string; type: string; texts: { en: { title: string } } }[]>`
    select n.user_id, n.type, n.texts from notification n where n.title = ${titleDe}`
  expect(received.map(({ userId }) => userId).toSorted()).toEqual(
    [school.admin, school.manager, second.admin, second.manager].map(({ userId }) => userId).toSorted(),
  )
  expect(received[0]).toMatchObject({ type: 'general', texts: { en: { title: 'Maintenance' } } })
  const mails = await owner`select recipient from mail_outbox where facts::text like ${`%${titleDe}%`}`
  expect(mails).toHaveLength(1)
  expect(await visibleTo(school.admin)).toEqual([])
  expect((await read(id)).toldAt).not.toBeNull()
  expect((await change(id, { titleDe: 'Anders' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await read(later.id)).toldAt).toBeNull()
})

test('members of the provider read announcements, and only its leaders make them', async () => {
  const member = await testMemberOf(owner, announcer.tenantId)
  const { id } = await created({ isDraft: true })
  const path = `/provider/announcements/${id}`
  expect((await ask(member, { method: 'GET', path: '/provider/announcements' })).status).toBe(200)
  expect((await create({}, member)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await ask(member, { method: 'PUT', path, body: { severity: 'info' } })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask(member, { method: 'POST', path: `${path}/end` })).body.error).toBe('NO_PERMISSION')
  expect((await ask(member, { method: 'DELETE', path })).body.error).toBe('NO_PERMISSION')
  expect((await ask(member, { method: 'POST', path: `${path}/restore` })).body.error).toBe('NO_PERMISSION')
  const { admin } = await testSchool(owner)
  expect((await create({}, admin)).body.error).toBe('NO_PERMISSION')
})

test('an end that the calendar of the database does not have is refused, and the list goes on', async () => {
  for (const endsAt of ['9999-12-31T23:59:59.9999999Z', '2027-13-01T00:00:00Z', '2026-12-31T23:59:60Z']) {
    const { status, body } = await create({ endsAt })
    expect([endsAt, status, body.details?.[0]?.path]).toEqual([endsAt, 400, 'endsAt'])
  }
  expect((await ask(announcer, { method: 'GET', path: '/provider/announcements' })).status).toBe(200)
})
