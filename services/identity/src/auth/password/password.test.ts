import { expect, test } from 'bun:test'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { identityWithMail } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'

const { identity, mailbox } = await identityWithMail()

const post = async (path: string, body: object, browser: Browser = identity.visitor()) => {
  const response = await identity.send('POST', `/auth/local/password${path}`, browser, body)
  return { status: response.status, text: await response.clone().text(), response }
}
const errorOf = ({ status, text }: { status: number; text: string }): string => `${status} ${JSON.parse(text).error}`

/** Requests a mail and returns its code. */
const codeFor = async (email: string): Promise<string> => {
  await post('/send-reset-mail', { email })
  const { path, code } = await mailbox.linkTo(email)
  expect(path).toBe('/auth/reset-password')
  return code
}

const isValid = async (email: string, code: string): Promise<boolean> =>
  JSON.parse((await post('/validate-code', { email, code })).text).data.isValid

test('a mailed code sets a new password once and ends all sessions', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  const code = await codeFor(email)
  expect(code).toMatch(/^[\w-]{43}$/)
  expect(await isValid(email.toUpperCase(), code)).toBe(true)
  expect((await post('/set-new', { email, code, password: 'Neues-Wort-1' })).text).toBe('{"success":true}')
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(401)
  expect((await identity.login(email, password)).status).toBe(401)
  expect((await identity.login(email, 'Neues-Wort-1')).status).toBe(200)
  expect(await isValid(email, code)).toBe(false)
  expect(errorOf(await post('/set-new', { email, code, password: 'Neues-Wort-2' }))).toBe(
    '400 INVALID_PASSWORD_RESET_CODE',
  )
})

test('of concurrent requests with one code, one succeeds', async () => {
  const { email } = await identity.account()
  const code = await codeFor(email)
  const tries = Array.from({ length: 5 }, (_, index) => post('/set-new', { email, code, password: `Neues-${index}` }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 400, 400, 400, 400])
})

test('a code is valid for one address, and expires after an hour', async () => {
  const { email, userId } = await identity.account()
  const other = await identity.account()
  const code = await codeFor(email)
  expect(await isValid(other.email, code)).toBe(false)
  await identity.owner`
    update one_time_code set expires_at = now() - interval '1 second' where user_id = ${userId} and expires_at <= now() + interval '60 minutes'`
  expect(await isValid(email, code)).toBe(false)
  expect(errorOf(await post('/set-new', { email, code, password: 'Neues-Wort' }))).toBe(
    '400 INVALID_PASSWORD_RESET_CODE',
  )
})

test('the answer does not reveal whether an account exists', async () => {
  const { email } = await identity.account()
  const gone = await identity.account()
  await identity.owner`update app_user set deactivated_at = now() where id = ${gone.userId}`
  const unknown = `${crypto.randomUUID()}@schule.example`
  const answers = await Promise.all(
    [email, gone.email, unknown, unknown, email].map((one) => post('/send-reset-mail', { email: one })),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"success":true}']))
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
  expect(await mailbox.mailsTo(unknown)).toHaveLength(0)
  expect(await mailbox.mailsTo(gone.email)).toHaveLength(0)
})

test('an address gets one mail a minute', async () => {
  const { email } = await identity.account()
  await Promise.all(Array.from({ length: 5 }, () => post('/send-reset-mail', { email })))
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
  await identity.owner`update mail_cooldown set sent_at = sent_at - interval '61 seconds'`
  await post('/send-reset-mail', { email })
  expect(await mailbox.mailsTo(email)).toHaveLength(2)
})

test('the database does not store the code', async () => {
  const { email } = await identity.account()
  const code = await codeFor(email)
  const rows = await identity.owner<{ text: string }[]>`
    select mo::text as text from mail_outbox mo union all select otc::text from one_time_code otc`
  const text = rows.map((row) => row.text).join()
  expect(text).not.toContain(code)
  expect(text).not.toContain(Buffer.from(code).toString('hex'))
  expect(identity.lines.join()).not.toContain(code)
})

test('changing the password needs the current one, and ends all other sessions', async () => {
  const { email } = await identity.account()
  const [browser, other] = [await identity.signIn(email), await identity.signIn(email)]
  const change = (currentPassword: string) =>
    post('/change-password', { currentPassword, newPassword: 'Anderes-9' }, browser)
  expect(errorOf(await change('falsch'))).toBe('422 PASSWORD_MISMATCH')
  const { response } = await change(password)
  const renewed = await identity.browserOf(response)
  expect(renewed.cookie).not.toBe(browser.cookie)
  for (const ended of [browser, other]) expect((await identity.send('GET', '/auth/whoami', ended)).status).toBe(401)
  expect((await identity.send('GET', '/auth/whoami', renewed)).status).toBe(200)
  expect((await identity.login(email, 'Anderes-9')).status).toBe(200)
})

test('guessing the current password is throttled', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  const guess = () => post('/change-password', { currentPassword: 'falsch', newPassword: 'Anderes-9' }, browser)
  for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(422)
  expect(errorOf(await guess())).toBe('429 TOO_MANY_REQUESTS')
})

test('a password is the same in every Unicode form', async () => {
  const { email } = await identity.account()
  const [composed, decomposed] = (['NFC', 'NFD'] as const).map((form) => 'Größe der Äpfel'.normalize(form)) as [
    string,
    string,
  ]
  expect(composed).not.toBe(decomposed)
  await post('/set-new', { email, code: await codeFor(email), password: decomposed })
  for (const typed of [decomposed, composed]) expect((await identity.login(email, typed)).status).toBe(200)
  const browser = await identity.browserOf(await identity.login(email, decomposed))
  const change = { currentPassword: decomposed, newPassword: composed.toUpperCase() }
  expect((await post('/change-password', change, browser)).status).toBe(200)
  expect((await identity.login(email, decomposed.toUpperCase())).status).toBe(200)
})

test('a visitor cannot fill the outbox, and is not told', async () => {
  const ask = (index: number) =>
    identity.send(
      'POST',
      '/auth/local/password/send-reset-mail',
      identity.visitor(),
      { email: `${index}@flut.example` },
      'flood',
    )
  const statuses = await Promise.all(Array.from({ length: 130 }, async (_, index) => (await ask(index)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const [row] = await identity.owner<{ count: number }[]>`
    select count(*)::integer as count from mail_outbox where recipient like '%@flut.example'`
  expect(row?.count).toBeWithin(100, 115)
})

test('a password has 6 to 1000 characters', async () => {
  const body = { email: 'lea@schule.example', code: 'x' }
  for (const bad of ['12345', 'x'.repeat(1001)]) {
    const answer = await post('/set-new', { ...body, password: bad })
    expect(errorOf(answer)).toBe('400 VALIDATION_FAILED')
    expect(answer.text).not.toContain(bad)
  }
})

test('a password that is guessed first is refused with a sentence, and six other characters are enough', async () => {
  const { email, userId } = await identity.account()
  const school = await testSchool(identity.owner)
  await identity.role(userId, school.tenantId)
  await identity.owner`update tenant set name = 'Schule am Weiher' where id = ${school.tenantId}`
  const code = await codeFor(email)
  const [name = ''] = email.split('@')
  const refusals: [password: string, sentence: string][] = [
    ['123456', 'häufigsten'],
    ['Password', 'häufigsten'],
    [email.toUpperCase(), 'E-Mail-Adresse'],
    [name, 'E-Mail-Adresse'],
    ['schule-am-weiher', 'Namen der Schule'],
  ]
  for (const [guessed, sentence] of refusals) {
    const { status, text } = await post('/set-new', { email, code, password: guessed })
    const { error, details } = JSON.parse(text)
    expect([status, error]).toEqual([400, 'VALIDATION_FAILED'])
    expect(details).toEqual([{ path: 'password', message: expect.stringContaining(sentence) }])
  }
  expect((await post('/set-new', { email, code, password: 'gz7-tü' })).status).toBe(200)
  const browser = await identity.signIn(email, 'gz7-tü')
  const change = { currentPassword: 'gz7-tü', newPassword: 'qwertz123' }
  expect((await post('/change-password', { ...change, newPassword: 'football' }, browser)).text).toContain(
    'newPassword',
  )
  expect((await post('/change-password', change, browser)).status).toBe(200)
})

test('whoever leads the provider needs twelve characters', async () => {
  const provider = await testProvider(identity.owner)
  const { email, userId } = await identity.account()
  await identity.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    select ${userId}, ur.tenant_id, 'admin', 'active' from user_role ur where ur.id = ${provider.userRoleId}`
  const code = await codeFor(email)
  expect((await post('/set-new', { email, code, password: 'elf-Zeichen' })).text).toContain('mindestens 12 Zeichen')
  expect((await post('/set-new', { email, code, password: 'elf-Zeichen!' })).status).toBe(200)
})
