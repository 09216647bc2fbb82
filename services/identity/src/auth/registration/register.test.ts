import { expect, test } from 'bun:test'
import { identityWithMail } from '../../testing/for-file'
import { invitationCode, invitationCodeHash } from '../../typed-code/invitation-code'

const { identity, mailbox } = await identityWithMail()
await identity.owner`insert into allowed_email (email) values ('*@erlaubt.example')`

const newAddress = (domain: string): string => `${crypto.randomUUID()}@${domain}.example`
const post = async (path: string, body: object) => {
  const response = await identity.send('POST', path, identity.visitor(), body, crypto.randomUUID())
  return { status: response.status, wait: Number(response.headers.get('retry-after')), body: await response.json() }
}
const register = (email: string, invitationCode?: string) =>
  post('/auth/register', { email, firstName: 'Nele', lastName: 'Neu', ...(invitationCode && { invitationCode }) })
const setPassword = (email: string, code: string) =>
  post('/auth/local/password/set-new', { email, code, password: 'Erstes-Wort' })

/** An invitation into a new school, by one of its managers. */
const invitation = async (email: string | null = null) => {
  const tenantId = await identity.school()
  const inviter = await identity.account()
  const userRoleId = await identity.role(inviter.userId, tenantId)
  await identity.owner`update user_role set role_type = 'manager' where id = ${userRoleId}`
  const id = Bun.randomUUIDv7()
  const code = invitationCode(identity.config.secret, id)
  await identity.owner`
    insert into invitation (id, tenant_id, user_role_type, code_hash, inviter_id, email, active_until, maximum_uses)
    values (${id}, ${tenantId}, 'user', ${invitationCodeHash(code)}, ${inviter.userId}, ${email}, now() + interval '1 day', 1)`
  return { id, code, tenantId }
}

test('an allowed domain registers, sets a password by mail and signs in', async () => {
  const email = newAddress('erlaubt')
  expect(await register(email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } })
  expect((await identity.login(email, 'Erstes-Wort')).status).toBe(401)
  const { path, code, parameters } = await mailbox.linkTo(email)
  expect(path).toBe('/auth/finish-registration')
  expect(parameters.get('email')).toBe(email)
  expect((await setPassword(email, code)).status).toBe(200)
  const { data } = await (await identity.login(email, 'Erstes-Wort')).json()
  expect(data.whoAmI).toMatchObject({ email, firstName: 'Nele', userRoles: [], isSetupCompleted: false })
})

test('an address with an internationalised domain registers and signs in as written', async () => {
  await identity.owner`insert into allowed_email (email) values ('*@xn--grundschule-kln-ltb.example')`
  const name = crypto.randomUUID()
  expect((await register(` ${name.toUpperCase()}@Grundschule-Köln.example `)).status).toBe(200)
  const { code } = await mailbox.linkTo(`${name}@xn--grundschule-kln-ltb.example`)
  const typed = `${name}@grundschule-köln.example`
  expect((await setPassword(typed, code)).status).toBe(200)
  expect((await identity.login(typed, 'Erstes-Wort')).status).toBe(200)
})

test('an address that is neither allowed nor invited is refused', async () => {
  for (const email of [newAddress('fremd'), newAddress('nicht-erlaubt'), 'x@sub.erlaubt.example']) {
    expect((await register(email)).body).toMatchObject({ error: 'UNKNOWN_REGISTRATION' })
  }
  const one = newAddress('fremd')
  await identity.owner`insert into allowed_email (email) values (${one})`
  expect((await register(one)).status).toBe(200)
})

test('an invited address joins the school when the first password is set', async () => {
  const email = newAddress('eingeladen')
  const { code, tenantId, id } = await invitation(email)
  expect((await register(email, code)).status).toBe(200)
  expect((await setPassword(email, (await mailbox.linkTo(email)).code)).status).toBe(200)
  const { data } = await (await identity.login(email, 'Erstes-Wort')).json()
  expect(data.whoAmI).toMatchObject({ currentTenantId: tenantId, userRoles: [{ roleType: 'user', status: 'active' }] })
  const [row] = await identity.owner<{ used: number }[]>`select used from invitation where id = ${id}`
  expect(row?.used).toBe(1)
})

test('an invited address gets the invitation’s rights on classes', async () => {
  const email = newAddress('eingeladen')
  const { code, tenantId, id } = await invitation(email)
  const { owner } = identity
  const [right] = await owner<{ id: string; schoolClassId: string }[]>`
    insert into invitation_access_right (tenant_id, invitation_id, school_class_id, can_manage_students)
    select ${tenantId}, ${id}, sc.id, true from school_class sc where sc.tenant_id = ${tenantId} and sc.name = '3a'
    returning id, school_class_id`
  await owner`
    insert into invitation_access_right_subject (tenant_id, invitation_access_right_id, school_class_id, school_subject_id)
    select ss.tenant_id, ${right?.id ?? ''}, ss.school_class_id, ss.id from school_subject ss
    where ss.tenant_id = ${tenantId} and ss.school_class_id = ${right?.schoolClassId ?? ''} and ss.name = 'Deutsch'`
  await register(email, code)
  await setPassword(email, (await mailbox.linkTo(email)).code)
  const held = await owner`
    select ar.school_class_id, ar.can_manage_students, ar.can_manage_access_rights, array(
      select ss.name from class_access_right_subject ars
      join school_subject ss on ss.tenant_id = ars.tenant_id and ss.id = ars.school_subject_id
      where ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id) as subjects
    from class_access_right ar join app_user u on u.id = ar.user_id where u.email = ${email}`
  expect([...held]).toEqual([
    {
      schoolClassId: right?.schoolClassId,
      canManageStudents: true,
      canManageAccessRights: false,
      subjects: ['Deutsch'],
    },
  ])
})

test('an invitation is valid for its address only, and must be open', async () => {
  const { code } = await invitation(newAddress('eingeladen'))
  expect((await register(newAddress('erlaubt'), code)).body.error).toBe('INVALID_INVITATION_CODE')
  expect((await register(newAddress('erlaubt'), 'AAAA-BBBB-CCCC-DDDD')).body.error).toBe('INVALID_INVITATION_CODE')
  const open = await invitation()
  expect((await register(newAddress('fremd'), open.code)).body.error).toBe('UNKNOWN_REGISTRATION')
  await identity.owner`update invitation set active_until = now() where id = ${open.id}`
  expect((await register(newAddress('erlaubt'), open.code)).body.error).toBe('INVALID_INVITATION_CODE')
})

test('an invitation that was used up in the meantime leaves a user without a school', async () => {
  const email = newAddress('erlaubt')
  const { code, id } = await invitation()
  await register(email, code)
  await identity.owner`update invitation set used = maximum_uses where id = ${id}`
  expect((await setPassword(email, (await mailbox.linkTo(email)).code)).status).toBe(200)
  expect((await (await identity.login(email, 'Erstes-Wort')).json()).data.whoAmI.userRoles).toEqual([])
})

test('a person with a pending role may register, and keeps the existing name', async () => {
  const { userId, email } = await identity.account(null)
  await identity.role(userId, await identity.school(), 'invitationPending')
  expect((await register(email)).status).toBe(200)
  const [row] = await identity.owner<{ firstName: string }[]>`select first_name from app_user where id = ${userId}`
  expect(row?.firstName).toBe('Änne')
})

test('the given name cannot put a message into the mail', async () => {
  const names = [
    'Nele\n\nIhr Konto ist gesperrt.',
    'Gewinn: https://boese',
    'www.boese.example',
    'an@boese',
    'boese.de',
  ]
  for (const firstName of names) {
    const { body } = await post('/auth/register', { email: newAddress('erlaubt'), firstName, lastName: 'Neu' })
    expect([body.error, body.details]).toEqual([
      'VALIDATION_FAILED',
      [
        {
          path: 'firstName',
          message: 'Keine Webadresse (nach einem Punkt ein Leerzeichen), kein @ und kein Steuerzeichen.',
        },
      ],
    ])
  }
  const long = newAddress('erlaubt')
  await post('/auth/register', { email: long, firstName: 'x'.repeat(1000), lastName: 'Neu' })
  expect((await mailbox.mailsTo(long))[0]?.text).toStartWith('Guten Tag,\n\n')
  const email = newAddress('erlaubt')
  await post('/auth/register', { email, firstName: 'Anna-Lena  d’Été Y. 李', lastName: 'Neu' })
  expect((await mailbox.mailsTo(email))[0]?.text).toStartWith('Guten Tag Anna-Lena d’Été Y. 李,')
})

test('an existing account is revealed only by mail', async () => {
  const { email } = await identity.account()
  await identity.owner`insert into allowed_email (email) values (${email})`
  expect(await register(email)).toMatchObject({ status: 200, body: { success: true } })
  expect((await mailbox.mailsTo(email)).map(({ kind }) => kind)).toEqual(['accountExists'])
  const [row] = await identity.owner<{ firstName: string }[]>`select first_name from app_user where email = ${email}`
  expect(row?.firstName).toBe('Änne')
})

test('a person with a deactivated account is told by mail that it cannot be restored', async () => {
  const { email, userId } = await identity.account()
  await identity.owner`insert into allowed_email (email) values (${email})`
  await identity.owner`update app_user set deactivated_at = now(), password_hash = null where id = ${userId}`
  expect(await register(email)).toMatchObject({ status: 200, body: { success: true } })
  const mails = await mailbox.mailsTo(email)
  expect(mails.map(({ kind }) => kind)).toEqual(['accountClosed'])
  expect(mails[0]?.text).toContain('mit einer anderen Adresse')
})

test('a person whose account the provider has disabled is told so again, and not sent to another address', async () => {
  const { email, userId } = await identity.account()
  await identity.owner`insert into allowed_email (email) values (${email})`
  await identity.owner`update app_user set deactivated_at = now(), disabled_reason = 'Verdacht' where id = ${userId}`
  expect(await register(email)).toMatchObject({ status: 200, body: { success: true } })
  const [mail] = await mailbox.mailsTo(email)
  expect(mail?.kind).toBe('accountDisabled')
  expect(mail?.text).toContain('Begründung: „Verdacht“')
})

test('an invitation to a deactivated account says that it needs another address, and shows no way that fails', async () => {
  for (const kind of ['roleInvitation', 'invitation']) {
    const { email, userId } = await identity.account()
    await identity.owner`update app_user set deactivated_at = now(), password_hash = null where id = ${userId}`
    const facts = { tenantName: 'Schule am See', inviter: 'Ada', invitationId: Bun.randomUUIDv7() }
    await identity.owner`
      insert into mail_outbox (kind, recipient, language, facts)
      values (${kind}, ${email}, 'de', ${identity.owner.json(facts)})`
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.text).toContain('Ada lädt Sie ein')
    expect(mail?.text).toContain('an eine andere Adresse')
    expect(mail?.text).not.toMatch(/https?:|Einladungscode/)
  }
})

test('an address gets one mail a minute', async () => {
  const email = newAddress('erlaubt')
  await register(email)
  const again = await register(email)
  expect(again.body).toMatchObject({ error: 'EMAIL_COOLDOWN_ACTIVE' })
  expect(again.wait).toBeWithin(1, 61)
  const other = newAddress('erlaubt')
  await post('/auth/local/password/send-reset-mail', { email: other })
  const refused = await register(other)
  expect(refused.body).toMatchObject({ error: 'PASSWORD_RESET_MAIL_ALREADY_SENT' })
  expect(refused.wait).toBeWithin(1, 61)
})
