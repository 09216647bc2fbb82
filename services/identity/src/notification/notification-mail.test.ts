import { expect, test } from 'bun:test'
import { classInvite } from '@lernspur/service-kit/notification/class-invite'
import { notify } from '@lernspur/service-kit/notification/notify'
import { identityWithMail } from '../testing/for-file'

const { identity, mailbox } = await identityWithMail()

const tenantId = await identity.school()
const { userId: senderId } = await identity.account()
const member = async (status: 'active' | 'invitationPending' = 'active', password?: null) => {
  const person = await identity.account(password)
  await identity.role(person.userId, tenantId, status)
  return person
}
const shared = (userId: string, name = '3a', id: string = Bun.randomUUIDv7()) =>
  classInvite({ tenantId, id, name, userId, senderId })
const publish = (...notifications: Parameters<typeof notify>[1][]) => notify(identity.owner, ...notifications)
const report = (userId: string) => ({
  ...shared(userId),
  type: 'reportSubjectCompleted' as const,
  texts: { de: { title: 'Deutsch ist fertig', message: 'von Mia' }, en: { title: 'German', message: 'of Mia' } },
})
const stored = async (userId: string) => [
  ...(await identity.owner<{ channel: string; isRead: boolean; isMailed: boolean }[]>`
    select channel, is_read, mailed_at is not null as is_mailed from notification
    where user_id = ${userId} and type <> 'welcome' order by id`),
]

test('a shared class comes in the product and by mail, several classes in one mail', async () => {
  const { userId, email } = await member()
  await publish(shared(userId, '3a'), shared(userId, '4b'))
  expect(await stored(userId)).toEqual(Array(2).fill({ channel: 'inApp', isRead: false, isMailed: true }))
  const mails = await mailbox.mailsTo(email)
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['notification', '2 Mitteilungen aus Lernspur']])
  expect(mails[0]?.text).toContain('Die Klasse 4b ist jetzt mit Ihnen geteilt.')
  expect(mails[0]?.text).toMatch(/In Lernspur ansehen:\nhttps?:\/\/[^/]+\/\n/)
})

test('news of one topic are mailed once an hour', async () => {
  const { userId, email } = await member()
  const id = Bun.randomUUIDv7()
  for (let times = 0; times < 3; times += 1) await publish(shared(userId, '3a', id))
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
  await identity.owner`update notification set mailed_at = now() - interval '2 hours' where user_id = ${userId}`
  await publish(shared(userId, '3a', id))
  expect(await mailbox.mailsTo(email)).toHaveLength(2)
})

test('each kind comes as its reader chose, and a mail about reports does not repeat their text', async () => {
  const { userId, email } = await member()
  const browser = await identity.signIn(email)
  const choose = (type: string, inApp: boolean, mail: boolean) =>
    identity.send('PUT', '/notifications/choices', browser, { type, inApp, email: mail })
  const list = async () => (await (await identity.send('GET', '/notifications/choices', browser)).json()).data.choices
  expect(await list()).toEqual([
    { type: 'classInvite', inApp: true, email: true },
    { type: 'general', inApp: true, email: false },
    { type: 'reportSubjectEditRequest', inApp: true, email: true },
    { type: 'reportSubjectCompleted', inApp: true, email: true },
  ])
  expect((await choose('classInvite', false, false)).status).toBe(200)
  await choose('reportSubjectCompleted', false, true)
  expect((await list())[0]).toEqual({ type: 'classInvite', inApp: false, email: false })
  await publish(shared(userId), report(userId))
  expect(await stored(userId)).toEqual([{ channel: 'email', isRead: true, isMailed: true }])
  const [mail, ...others] = await mailbox.mailsTo(email)
  expect([mail?.subject, others]).toEqual(['Deutsch ist fertig', []])
  expect(mail?.text).not.toContain('Mia')
  for (const type of ['welcome', 'gossip']) expect((await choose(type, true, true)).status).toBe(400)
})

test('a mail to somebody without a password leads to setting one, once', async () => {
  const { userId, email } = await member('invitationPending', null)
  await publish(shared(userId))
  const { path, code } = await mailbox.linkTo(email)
  expect(path).toBe('/auth/finish-registration')
  const set = () =>
    identity.send('POST', '/auth/local/password/set-new', identity.visitor(), { email, code, password: 'Erstes-Wort' })
  expect((await set()).status).toBe(200)
  expect((await set()).status).toBe(400)
  const { data } = await (await identity.login(email, 'Erstes-Wort')).json()
  expect(data.whoAmI.userRoles).toMatchObject([{ status: 'invitationPending' }])
  await publish(shared(userId, '4b'))
  expect((await mailbox.linkTo(email)).path).toBe('/')
})

test('an invitation that is on its way tells of its classes itself', async () => {
  const { userId, email } = await member('invitationPending', null)
  await identity.owner`
    insert into mail_outbox (kind, recipient, language, facts)
    values ('roleInvitation', ${email}, 'de', '{"tenantName": "Schule am See", "inviter": "Ada"}')`
  await publish(shared(userId))
  const mails = await mailbox.mailsTo(email)
  expect(mails.map(({ kind }) => kind)).toEqual(['roleInvitation'])
  expect((await mailbox.linkTo(email)).path).toBe('/auth/finish-registration')
  expect(await stored(userId)).toMatchObject([{ channel: 'inApp', isMailed: false }])
})
