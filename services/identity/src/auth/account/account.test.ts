import { expect, test } from 'bun:test'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { identityForFile } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'
import { guardedAccount } from '../testing/second-factor'

const identity = await identityForFile()

const deactivate = (browser: Browser, currentPassword = password) =>
  identity.send('POST', '/users/me/deactivate', browser, { currentPassword }, crypto.randomUUID())
const errorOf = async (response: Response): Promise<string> => (await response.clone().json()).error ?? 'ok'
const statusesOf = async (userId: string) =>
  (await identity.owner`select status from user_role where user_id = ${userId} order by id`).map(({ status }) => status)

/** An active admin of a school, together with its other managers and admins. */
const adminOf = async (tenantId: string) => {
  const account = await identity.account()
  const userRoleId = await identity.role(account.userId, tenantId)
  await identity.owner`update user_role set role_type = 'admin' where id = ${userRoleId}`
  return { ...account, browser: await identity.signIn(account.email) }
}
const endOtherAdmins = (tenantId: string, currentId: string) => identity.owner`
  update user_role set status = 'disabled'
  where tenant_id = ${tenantId} and role_type = 'admin' and user_id <> ${currentId}`

test('a deactivated account cannot sign in, and is disabled at every school', async () => {
  const { email, userId, browser, recoveryCodes } = await guardedAccount(identity)
  const other = await identity.school()
  await identity.role(userId, other)
  await identity.role(userId, await identity.school(), 'invitationPending')
  await identity.send('PUT', '/users/me', browser, { schoolDraft: { name: 'Neu', stateId: null, schoolTypeId: null } })
  expect(await errorOf(await deactivate(browser, 'falsch'))).toBe('PASSWORD_MISMATCH')
  const response = await deactivate(browser)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(401)
  expect(await errorOf(await identity.login(email))).toBe('INVALID_LOGIN')
  expect(await statusesOf(userId)).toEqual(['disabled', 'disabled', 'invitationDeclined'])
  const body = { email, password, tfaCode: recoveryCodes[0] }
  expect(await errorOf(await identity.send('POST', '/auth/local/login-tfa', identity.visitor(), body))).toBe(
    'INVALID_LOGIN',
  )
  const noted = await identity.owner`
    select tenant_id from audit_entry where user_id = ${userId} and action = 'user.deactivate'`
  expect(noted).toHaveLength(2)
  const [row] = await identity.owner`
    select password_hash, first_name, school_draft, (select count(*)::integer from two_factor where user_id = ${userId}) as factors
    from app_user where id = ${userId}`
  expect(row).toEqual({ passwordHash: null, firstName: 'Änne', schoolDraft: null, factors: 0 })
})

test('the last active admin of a school cannot close the account, and the answer names the school', async () => {
  const tenantId = await identity.school()
  const { userId, browser } = await adminOf(tenantId)
  await endOtherAdmins(tenantId, userId)
  const response = await deactivate(browser)
  const { error, details } = await response.json()
  const [school] = await identity.owner<{ name: string }[]>`select name from tenant where id = ${tenantId}`
  expect([response.status, error, details[0].path]).toEqual([403, 'UPDATE_NOT_ALLOWED', 'userRoles'])
  expect(details[0].message).toContain(school?.name ?? '-')
  expect(details[0].message).toContain('schließen Sie sie')
  expect(await statusesOf(userId)).toEqual(['active'])
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(200)
})

test('the last active admin of the provider is told to give the role to somebody, as there is no school to hand over', async () => {
  const { tenantId } = await testProvider(identity.owner)
  const { userId, browser } = await adminOf(tenantId)
  await endOtherAdmins(tenantId, userId)
  const { error, details } = await (await deactivate(browser)).json()
  expect([error, details[0].message]).toEqual([
    'UPDATE_NOT_ALLOWED',
    expect.stringContaining('Geben Sie diese Rolle zuerst jemandem.'),
  ])
})

test('the last active admin of a school that is being closed may close the account', async () => {
  const tenantId = await identity.school()
  const { userId, browser } = await adminOf(tenantId)
  await endOtherAdmins(tenantId, userId)
  await identity.owner`update tenant set closes_at = now() + interval '30 days' where id = ${tenantId}`
  expect((await deactivate(browser)).status).toBe(200)
  expect(await statusesOf(userId)).toEqual(['disabled'])
})

test('of the last two admins who close their accounts at once, one stays', async () => {
  const tenantId = await identity.school()
  const [one, other] = [await adminOf(tenantId), await adminOf(tenantId)]
  await identity.owner`
    update user_role set status = 'disabled'
    where tenant_id = ${tenantId} and role_type = 'admin' and user_id not in (${one.userId}, ${other.userId})`
  const outcomes = await Promise.all([one, other].map(async ({ browser }) => errorOf(await deactivate(browser))))
  expect(outcomes.sort()).toEqual(['UPDATE_NOT_ALLOWED', 'ok'])
})

test('the own data is exported as a file, without secrets and without other people’s data', async () => {
  const { email, userId, browser, secret, recoveryCodes } = await guardedAccount(identity)
  const otherPerson = await identity.account()
  const response = await identity.send('GET', '/users/me/export', browser)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="lernspur-[\d-]+\.json"/)
  const text = await response.text()
  const data = JSON.parse(text)
  expect(data.profile).toMatchObject({ id: userId, email, firstName: 'Änne', language: 'de' })
  expect(data.roles).toMatchObject([{ roleType: 'user', status: 'active' }])
  expect(data.sessions).toHaveLength(1)
  expect(data.notifications).toMatchObject([{ type: 'welcome' }])
  expect(data.twoFactor.turnedOnAt).toEndWith('Z')
  const [row] = await identity.owner<{ passwordHash: string }[]>`
    select password_hash from app_user where id = ${userId}`
  const token = browser.cookie.split('=')[1] ?? ''
  for (const hidden of [secret, recoveryCodes[0] ?? '', row?.passwordHash ?? '', token, otherPerson.email, 'Hash']) {
    expect(text).not.toContain(hidden)
  }
})

test('text blocks are in the own data of the person who wrote them, and in that of nobody else', async () => {
  const { tenantId } = await testSchool(identity.owner)
  const [author, head] = [await identity.account(), await adminOf(tenantId)]
  await identity.role(author.userId, tenantId)
  const blocks = [{ id: crypto.randomUUID(), code: 'lob', text: 'Mein Baustein' }]
  await identity.owner`
    insert into text_block_list (tenant_id, user_id, blocks)
    values (${tenantId}, ${author.userId}, ${identity.owner.json(blocks)})`
  const exported = async (browser: Browser) => (await identity.send('GET', '/users/me/export', browser)).text()
  expect(JSON.parse(await exported(await identity.signIn(author.email))).textBlocks).toMatchObject([{ blocks }])
  expect(await exported(head.browser)).not.toContain('Mein Baustein')
})

test('lessons are in the own data of the person who teaches them, of all schools, and in that of nobody else', async () => {
  const schools = [await testSchool(identity.owner), await testSchool(identity.owner)]
  const weeks = [null, '2026-11-30']
  const [teacher, head] = [await identity.account(), await adminOf(schools[0]?.tenantId ?? '')]
  for (const [index, { tenantId, schoolClass }] of schools.entries()) {
    await identity.role(teacher.userId, tenantId)
    await identity.owner`
      insert into lesson_period (tenant_id, number, start_minute, end_minute) values (${tenantId}, 1, 480, 525)`
    await identity.owner`
      insert into lesson (tenant_id, school_class_id, school_subject_id, user_id, weekday, period_number, teacher_code,
        every_second_week_from)
      values (${tenantId}, ${schoolClass.id}, ${schoolClass.german.id}, ${teacher.userId}, ${index + 1}, 1, 'KzlX',
        ${weeks[index] ?? null})`
  }
  const exported = async (browser: Browser) => (await identity.send('GET', '/users/me/export', browser)).text()
  const { lessons } = JSON.parse(await exported(await identity.signIn(teacher.email)))
  expect(lessons).toHaveLength(2)
  for (const [index, { name }] of schools.entries())
    expect(lessons).toContainEqual({
      ...{ schoolName: name, className: '3a', subjectName: 'Deutsch', weekday: index + 1 },
      ...{ startsAt: '08:00', endsAt: '08:45', teacherCode: 'KzlX', everySecondWeekFrom: weeks[index] },
    })
  expect(await exported(head.browser)).not.toContain('KzlX')
})

test('notes of talks are in the own data of their author, and in that of nobody else', async () => {
  const { tenantId, schoolClass } = await testSchool(identity.owner)
  const [author, head] = [await identity.account(), await adminOf(tenantId)]
  await identity.role(author.userId, tenantId)
  const [sheet] = await identity.owner<{ id: string }[]>`
    insert into talk_sheet (tenant_id, student_id, school_class_id, held_on, going_well, practising, next_step, agreed,
      creator_id)
    values (${tenantId}, ${schoolClass.students[0].id}, ${schoolClass.id}, '2026-11-23', '', '', '', '', ${author.userId})
    returning id`
  await identity.owner`
    insert into talk_note (tenant_id, talk_sheet_id, author_id, note)
    values (${tenantId}, ${sheet?.id ?? ''}, ${author.userId}, 'Nur für mich')`
  const exported = async (browser: Browser) => (await identity.send('GET', '/users/me/export', browser)).text()
  expect(JSON.parse(await exported(await identity.signIn(author.email))).talkNotes).toMatchObject([
    { heldOn: '2026-11-23', note: 'Nur für mich' },
  ])
  expect(await exported(head.browser)).not.toContain('Nur für mich')
})

test('tokens of programs and a calendar address are in the own data of who made them, without what they open', async () => {
  const { tenantId } = await testSchool(identity.owner)
  const [maker, head] = [await identity.account(), await adminOf(tenantId)]
  await identity.role(maker.userId, tenantId)
  await identity.owner`
    insert into program_token (tenant_id, name, token_hash, scopes, maker_id, expires_at)
    values (${tenantId}, 'Portal von mir', sha256('portal'), '{classes:read}', ${maker.userId}, now() + interval '1 day')`
  await identity.owner`
    insert into calendar_address (tenant_id, user_id, address_hash) values (${tenantId}, ${maker.userId}, sha256('feed'))`
  const exported = async (browser: Browser) => (await identity.send('GET', '/users/me/export', browser)).text()
  const text = await exported(await identity.signIn(maker.email))
  const own = JSON.parse(text)
  expect(own.programTokens).toMatchObject([{ name: 'Portal von mir', scopes: ['classes:read'], lastUsedAt: null }])
  expect(own.calendarAddresses).toMatchObject([{ createdAt: expect.stringMatching(/Z$/) }])
  expect(text).not.toContain('Hash')
  expect(await exported(head.browser)).not.toContain('Portal von mir')
})
