import { expect, test } from 'bun:test'
import { notificationChannel } from '@lernspur/service-kit/notification/notification-channel'
import { eventually } from '@lernspur/testing/eventually'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { notificationFixture } from './notification-fixture'

const { owner, identity, admin, notificationsOf, readAll } = await notificationFixture()
const neighbours = await otherSchool(owner)

const open = async () => {
  const school = await testSchool(owner)
  const path = `/classes/${school.schoolClass.id}/access-rights`
  const share = (person: TestPerson, body: object = {}, headers = {}) =>
    admin.ask(school.classTeacher, { method: 'POST', path, body: { userId: person.userId, ...body }, headers })
  return { school, path, share }
}

test('the first rights on a class notify the user at once, with sender and link', async () => {
  const { school, share } = await open()
  const received: string[] = []
  await owner.listen(notificationChannel, (userId) => received.push(userId))
  await share(school.outsider, { canManageStudents: true })
  expect(await notificationsOf(school.outsider)).toMatchObject([
    {
      type: 'classInvite',
      title: 'Klasse 3a',
      message: 'Die Klasse 3a ist jetzt mit Ihnen geteilt.',
      isRead: false,
      targetId: school.schoolClass.id,
      sender: { id: school.classTeacher.userId },
    },
  ])
  await eventually(
    () => received.includes(school.outsider.userId),
    () => 'the person is notified',
  )
})

test('neither changed nor repeated rights notify', async () => {
  const { school, share } = await open()
  const headers = { 'idempotency-key': 'once' }
  const answers = [await share(school.outsider, {}, headers), await share(school.outsider, {}, headers)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  await share(school.outsider, { canManageStudents: true })
  await share(school.subjectTeacher, { canWriteCompetenceEntries: true })
  expect(await notificationsOf(school.outsider)).toHaveLength(1)
  expect(await notificationsOf(school.subjectTeacher)).toEqual([])
})

test('of concurrent requests one notifies', async () => {
  const { school, share } = await open()
  await Promise.all([1, 2, 3].map(() => share(school.outsider)))
  expect(await notificationsOf(school.outsider)).toHaveLength(1)
})

test('users who can see the class anyway, and all others, are not notified', async () => {
  const { school, share } = await open()
  for (const person of [school.manager, school.admin, school.classTeacher]) {
    expect((await share(person)).status).toBe(201)
    expect(await notificationsOf(person)).toEqual([])
  }
  expect((await share(neighbours.outsider)).body.error).toBe('NOT_FOUND')
  expect(await notificationsOf(neighbours.outsider)).toEqual([])
})

test('removing and restoring rights notifies again, but not while unread', async () => {
  const { school, path, share } = await open()
  const give = async () => (await share(school.outsider)).body.data.id
  const takeAway = async (id: string) => admin.ask(school.classTeacher, { method: 'DELETE', path: `${path}/${id}` })
  await takeAway(await give())
  await takeAway(await give())
  expect(await notificationsOf(school.outsider)).toHaveLength(1)
  await readAll(school.outsider)
  await give()
  expect((await notificationsOf(school.outsider)).map(({ isRead }) => isRead)).toEqual([false, true])
})

test('accepting an invitation notifies of each of its classes', async () => {
  const { school } = await open()
  const invite = { method: 'POST', path: '/invitations/create-code', body: { userRoleType: 'user' } }
  const { id: invitationId, code } = (await identity.ask(school.admin, invite)).body.data
  for (const { id } of [school.schoolClass, school.secondClass]) {
    const path = `/classes/${id}/invitation-access-rights`
    await admin.ask(school.classTeacher, { method: 'POST', path, body: { invitationId } })
  }
  const { outsider: guest } = await testSchool(owner)
  await owner`update app_user set language = 'en' where id = ${guest.userId}`
  await identity.ask(guest, { method: 'POST', path: '/invitations/accept', body: { code } })
  const invites = await notificationsOf(guest)
  expect(invites.map(({ title }) => title).sort()).toEqual(['Class 3a', 'Class 3b'])
  expect(invites.map(({ sender }) => sender?.id)).toEqual(Array(2).fill(school.admin.userId))
  expect(await notificationsOf(school.outsider)).toEqual([])
})

test('an accepting manager sees all classes and is not notified', async () => {
  const { school } = await open()
  const invite = { method: 'POST', path: '/invitations/create-code', body: { userRoleType: 'manager' } }
  const { id: invitationId, code } = (await identity.ask(school.admin, invite)).body.data
  const path = `/classes/${school.schoolClass.id}/invitation-access-rights`
  await admin.ask(school.classTeacher, { method: 'POST', path, body: { invitationId } })
  const { outsider: guest } = await testSchool(owner)
  await identity.ask(guest, { method: 'POST', path: '/invitations/accept', body: { code } })
  expect(await notificationsOf(guest)).toEqual([])
})
