import { expect, test } from 'bun:test'
import { notify } from '@lernspur/service-kit/notification/notify'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../app'

const identity = await serviceForFile('identity', identityService)
const school = await testSchool(identity.owner, { studentCount: 2 })

const texts = (title: string) => ({ de: { title, message: 'Hallo' }, en: { title: `${title} (en)`, message: 'Hello' } })
const publish = ({ userId, tenantId }: TestPerson, title: string) =>
  notify(identity.owner, {
    userId,
    tenantId,
    type: 'general',
    texts: texts(title),
    senderId: school.admin.userId,
    metaData: { path: '/classes' },
  })
const listOf = async (person: TestPerson, query = '') =>
  (await identity.ask(person, { method: 'GET', path: `/notifications${query}` })).body.data
const mark = (person: TestPerson, ids: string[]) =>
  identity.ask(person, { method: 'PUT', path: '/notifications/mark-as-read', body: { ids } })

test('lists the caller’s notifications, newest first', async () => {
  const person = school.classTeacher
  await publish(person, 'Erste')
  await publish(person, 'Zweite')
  const { rows, count } = await listOf(person)
  expect(count).toBe(2)
  expect(rows).toMatchObject([
    { title: 'Zweite', message: 'Hallo', isRead: false, sender: { id: school.admin.userId } },
    { title: 'Erste', type: 'general', channel: 'inApp', metaData: { path: '/classes' }, targetId: null },
  ])
  expect((await listOf(school.manager)).count).toBe(0)
})

test('a notification is shown in the language in which it is read', async () => {
  const { classTeacher: person } = await testSchool(identity.owner, { studentCount: 2 })
  const speak = (language: string) =>
    identity.owner`update app_user set language = ${language} where id = ${person.userId}`
  const titles = async (query = ''): Promise<string[]> =>
    (await listOf(person, query)).rows.map(({ title }: { title: string }) => title)
  const hello = '?filter[0][field]=message&filter[0][type]=search&filter[0][value]=hello'
  await publish(person, 'Alt')
  await speak('en')
  await publish(person, 'Neu')
  expect(await titles()).toEqual(['Neu (en)', 'Alt (en)'])
  expect(await titles(hello)).toHaveLength(2)
  expect(await titles('?order[0][field]=title&order[0][dir]=asc')).toEqual(['Alt (en)', 'Neu (en)'])
  await speak('de')
  expect(await titles()).toEqual(['Neu', 'Alt'])
  expect(await titles(hello)).toEqual([])
})

test('a notification written in one language only keeps it', async () => {
  const { admin } = await testSchool(identity.owner, { studentCount: 2 })
  await identity.owner`
    insert into notification (user_id, type, title, message) values (${admin.userId}, 'general', 'Früher', 'Alt')`
  await identity.owner`update app_user set language = 'en' where id = ${admin.userId}`
  expect((await listOf(admin)).rows).toMatchObject([{ title: 'Früher', message: 'Alt' }])
})

test('a read notification is no longer new', async () => {
  const person = school.outsider
  await publish(person, 'Eins')
  await publish(person, 'Zwei')
  const { rows } = await listOf(person)
  expect((await mark(person, [rows[0].id, rows[0].id])).body).toEqual({ success: true })
  expect((await mark(person, [rows[0].id])).status).toBe(200)
  const fresh = await listOf(person, '?filter[0][field]=isRead&filter[0][type]=eq&filter[0][value]=false')
  expect(fresh).toMatchObject({ count: 1, rows: [{ title: 'Eins' }] })
})

test('another user’s notification is not found, and all or none are marked', async () => {
  await publish(school.subjectTeacher, 'Meine')
  await publish(school.manager, 'Fremde')
  const own = (await listOf(school.subjectTeacher)).rows[0].id
  const strange = (await listOf(school.manager)).rows[0].id
  expect((await mark(school.subjectTeacher, [own, strange])).body.error).toBe('NOT_FOUND')
  expect((await listOf(school.subjectTeacher)).rows[0].isRead).toBe(false)
  for (const ids of [[], ['x']]) expect((await mark(school.subjectTeacher, ids)).body.error).toBe('VALIDATION_FAILED')
})

test('a disabled member no longer reads notifications of the school', async () => {
  const { manager } = await testSchool(identity.owner, { studentCount: 2 })
  await publish(manager, 'Von der Schule')
  await identity.owner`update user_role set status = 'disabled' where id = ${manager.userRoleId}`
  expect((await listOf(manager)).count).toBe(0)
})

test('the inviter is notified when someone joins', async () => {
  const { admin: guest } = await testSchool(identity.owner, { studentCount: 2 })
  const path = '/invitations/create-code'
  const { code } = (await identity.ask(school.admin, { method: 'POST', path, body: { userRoleType: 'user' } })).body
    .data
  await identity.ask(guest, { method: 'POST', path: '/invitations/accept', body: { code } })
  const { rows } = await listOf(school.admin)
  expect(rows[0]).toMatchObject({ title: 'Neu im Team', sender: { id: guest.userId } })
})
