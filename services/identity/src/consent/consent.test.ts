import { expect, test } from 'bun:test'
import { legalVersions, versionsInForce } from '@lernspur/contracts/consent.contract'
import { identityWithMail } from '../testing/for-file'

const { identity, mailbox } = await identityWithMail()
await identity.owner`insert into allowed_email (email) values ('*@erlaubt.example')`

const post = async (path: string, body: object) => {
  const response = await identity.send('POST', path, identity.visitor(), body, crypto.randomUUID())
  return { status: response.status, body: await response.json() }
}

/** Registers and signs in; gives the headers of the session and what the sign-in said. */
const newcomer = async (consent?: object) => {
  const email = `${crypto.randomUUID()}@erlaubt.example`
  const registered = await post('/auth/register', {
    email,
    firstName: 'Nele',
    lastName: 'Neu',
    ...(consent && { consent }),
  })
  if (registered.status !== 200) return { registered, email }
  const { code } = await mailbox.linkTo(email)
  await post('/auth/local/password/set-new', { email, code, password: 'Erstes-Wort' })
  return { registered, email }
}

const signIn = async (email: string) => {
  const answer = await identity.login(email, 'Erstes-Wort')
  const { data } = await answer.json()
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { browser: { cookie, csrf: data.csrfToken as string }, openConsents: data.whoAmI.openConsents }
}

test('a registration keeps which version was agreed to, when and in which language', async () => {
  const { email } = await newcomer(versionsInForce)
  const { browser, openConsents } = await signIn(email)
  expect(openConsents).toEqual([])
  const { data } = await (await identity.send('GET', '/users/me/consents', browser)).json()
  expect(data.consents).toEqual(
    (['terms', 'privacy'] as const)
      .toSorted((one, other) => legalVersions[other].localeCompare(legalVersions[one]))
      .map((document) => ({
        document,
        version: legalVersions[document],
        language: 'de',
        givenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      })),
  )
  const exported = await (await identity.send('GET', '/users/me/export', browser)).json()
  expect(exported.consents).toHaveLength(2)
})

test('a version that is not in force is refused, and no account is made', async () => {
  const { registered, email } = await newcomer({ ...versionsInForce, termsVersion: '2020-01-01' })
  expect([registered.status, registered.body.error, registered.body.details]).toEqual([
    400,
    'VALIDATION_FAILED',
    [{ path: 'termsVersion', message: `The version in force is ${legalVersions.terms}.` }],
  ])
  expect(await identity.owner`select from app_user where email = ${email}`).toHaveLength(0)
})

test('who has agreed to an older version only is asked at the next sign-in, once', async () => {
  const { email } = await newcomer(versionsInForce)
  await identity.owner`
    update consent cn set version = '2026-01-01' from app_user u
    where u.id = cn.user_id and u.email = ${email} and cn.document = 'privacy'`
  const { browser, openConsents } = await signIn(email)
  expect(openConsents).toEqual(['privacy'])
  const given = await identity.send('POST', '/users/me/consents', browser, versionsInForce)
  expect(given.status).toBe(200)
  expect((await signIn(email)).openConsents).toEqual([])
  const stored = await identity.owner<{ document: string; version: string }[]>`
    select cn.document, cn.version from consent cn join app_user u on u.id = cn.user_id
    where u.email = ${email} order by cn.document, cn.version`
  expect(stored.map(({ document, version }) => `${document} ${version}`)).toEqual([
    'privacy 2026-01-01',
    `privacy ${legalVersions.privacy}`,
    `terms ${legalVersions.terms}`,
  ])
})

test('who was never asked is asked', async () => {
  const { email } = await newcomer()
  expect((await signIn(email)).openConsents).toEqual(['terms', 'privacy'])
})
