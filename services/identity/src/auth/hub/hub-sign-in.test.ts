import { afterAll, expect, test } from 'bun:test'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { openHubSignIn } from '../testing/hub-sign-in'

const { close, enter, identity, numberedSchool, provider, send, startSignIn, teacher } = await openHubSignIn()
afterAll(close)

const kontext = (kennung: string, rolle = 'Lehr') => ({ kennung, rolle })
const rolesOf = (whoAmI: { userRoles: { tenantId: string }[] }) =>
  whoAmI.userRoles.map(({ tenantId, ...role }: Record<string, unknown> & { tenantId: string }) => ({
    tenantId,
    roleType: role.roleType,
    status: role.status,
    isWaiting: role.isWaiting,
  }))
const written = async () =>
  (
    await identity.owner<{ counts: string }[]>`
      select concat_ws(' ', (select count(*) from app_user), (select count(*) from external_identity),
        (select count(*) from user_role), (select count(*) from session)) as counts`
  )[0]?.counts

test('a teacher whom nobody has invited begins at the school that lets teachers in (rule external.5)', async () => {
  const { tenantId, number } = await numberedSchool()
  for (const providerId of ['hub', 'vidis', 'person-info']) {
    const { whoAmI } = await enter(await teacher(number), providerId)
    expect(whoAmI).toMatchObject({ currentTenantId: tenantId })
    expect(rolesOf(whoAmI)).toEqual([{ tenantId, roleType: 'user', status: 'active', isWaiting: false }])
    // VIDIS names nobody unless that was agreed on; only what the hub says is kept (rule external.6).
    const isNamed = providerId !== 'vidis'
    expect([whoAmI.firstName, whoAmI.lastName]).toEqual(isNamed ? ['Oda', 'Extern'] : ['', ''])
    expect(isMissingAddress(whoAmI.email)).toBe(true)
  }
})

test('a person keeps one account, also of several simultaneous first sign-ins', async () => {
  const { number } = await numberedSchool()
  const login = await teacher(number)
  const outcomes = await Promise.all([1, 2, 3].map(() => enter(login)))
  expect(new Set(outcomes.map(({ whoAmI }) => whoAmI?.id)).size).toBe(1)
  expect((await enter(login)).whoAmI?.id).toBe(outcomes[0]?.whoAmI?.id)
})

test('where the school has not said otherwise, a teacher waits until it lets him or her in', async () => {
  const { tenantId, number } = await numberedSchool(null)
  const login = await teacher(number)
  const { whoAmI, browser } = await enter(login)
  expect(whoAmI).toMatchObject({ currentTenantId: null })
  expect(rolesOf(whoAmI)).toEqual([{ tenantId, roleType: 'user', status: 'disabled', isWaiting: true }])
  expect(browser && (await send('GET', '/auth/whoami', browser))).toMatchObject({ currentTenantId: null })
  const notifications = await identity.owner`
    select n.title from notification n join user_role ur on ur.user_id = n.user_id and ur.tenant_id = n.tenant_id
    where n.tenant_id = ${tenantId} and ur.role_type <> 'user'`
  expect(notifications.length).toBeGreaterThan(0)
  await enter(login)
  await identity.owner`update tenant set hub_admission = 'admits' where id = ${tenantId}`
  expect((await enter(login)).whoAmI).toMatchObject({ currentTenantId: tenantId })
})

test('whom the school has disabled or refused stays outside, whatever its rule', async () => {
  const { tenantId, number } = await numberedSchool()
  const login = await teacher(number)
  const { whoAmI } = await enter(login)
  await identity.owner`
    update user_role set status = 'disabled' where tenant_id = ${tenantId} and user_id = ${whoAmI?.id ?? ''}`
  expect(rolesOf((await enter(login)).whoAmI)).toEqual([
    { tenantId, roleType: 'user', status: 'disabled', isWaiting: false },
  ])
})

test('a withdrawn invitation is no way around the school', async () => {
  const { tenantId, number } = await numberedSchool()
  const login = await teacher(number)
  const { whoAmI } = await enter(login)
  await identity.owner`
    update user_role set status = 'invitationDeclined', role_type = 'admin'
    where tenant_id = ${tenantId} and user_id = ${whoAmI?.id ?? ''}`
  expect(rolesOf((await enter(login)).whoAmI)).toEqual([
    { tenantId, roleType: 'user', status: 'disabled', isWaiting: true },
  ])
})

test('a teacher of two schools works at both, each by its own rule', async () => {
  const [first, second] = [await numberedSchool(), await numberedSchool('waits')]
  const { whoAmI } = await enter(await teacher(first.number, second.number), 'person-info')
  expect(whoAmI).toMatchObject({ currentTenantId: first.tenantId })
  expect(rolesOf(whoAmI).map(({ tenantId, isWaiting }) => [tenantId, isWaiting])).toEqual(
    expect.arrayContaining([
      [first.tenantId, false],
      [second.tenantId, true],
    ]),
  )
})

test('numbers are compared without regard to capitals, and belong to their hub only', async () => {
  const { tenantId, number } = await numberedSchool()
  expect((await enter(await teacher(number.toUpperCase()))).whoAmI).toMatchObject({ currentTenantId: tenantId })
  await identity.owner`delete from school_number where tenant_id = ${tenantId} and provider_id = 'vidis'`
  expect(await enter(await teacher(number), 'vidis')).toEqual({ error: 'HUB_SCHOOL_UNKNOWN' })
})

test('a hub makes nobody a leader: all its teaching roles are members', async () => {
  const { tenantId, number } = await numberedSchool()
  const login = `leitung-${crypto.randomUUID()}`
  await provider.setPerson(login, { kontexte: [kontext(number, 'LEIT')] })
  expect(rolesOf((await enter(login, 'person-info')).whoAmI)).toEqual([
    { tenantId, roleType: 'user', status: 'active', isWaiting: false },
  ])
})

test('whoever is no teacher is refused, and nothing is written', async () => {
  const { number } = await numberedSchool()
  for (const rolle of ['Lern', 'SorgBer', 'Extern', 'OrgAdmin', 'SysAdmin']) {
    const login = `person-${crypto.randomUUID()}`
    await provider.setPerson(login, { vorname: 'Kind', kontexte: [kontext(number, rolle)] })
    const before = await written()
    for (const providerId of ['hub', 'vidis', 'person-info']) {
      expect(await enter(login, providerId)).toEqual({ error: 'HUB_ROLE_REFUSED' })
    }
    expect(await written()).toBe(before)
  }
})

test('a list of roles beside a list of schools makes nobody a teacher of the wrong one', async () => {
  const [first, second] = [await numberedSchool(), await numberedSchool()]
  const login = `gemischt-${crypto.randomUUID()}`
  await provider.setPerson(login, { kontexte: [kontext(first.number, 'Lern'), kontext(second.number, 'Lehr')] })
  expect(await enter(login, 'vidis')).toEqual({ error: 'HUB_ROLE_REFUSED' })
  expect((await enter(login, 'person-info')).whoAmI).toMatchObject({ currentTenantId: second.tenantId })
})

test('a missing claim, an unknown school and a deleted person are refused, and nothing is written', async () => {
  const { number } = await numberedSchool()
  const faults = [
    [{ kontexte: [{ kennung: number }] }, 'HUB_CLAIM_MISSING'],
    [{ kontexte: [{ rolle: 'Lehr' }] }, 'HUB_CLAIM_MISSING'],
    [{ kontexte: [kontext('NI_unbekannt')] }, 'HUB_SCHOOL_UNKNOWN'],
  ] as const
  for (const [person, error] of faults) {
    const login = `fehlt-${crypto.randomUUID()}`
    await provider.setPerson(login, person)
    const before = await written()
    for (const providerId of ['hub', 'vidis', 'person-info']) expect(await enter(login, providerId)).toEqual({ error })
    expect(await written()).toBe(before)
  }
  const login = await teacher(number)
  await provider.setPerson(login, { kontexte: [], isDeleted: true })
  expect(await enter(login, 'person-info')).toEqual({ error: 'HUB_PERSON_UNKNOWN' })
  expect(await enter(await teacher(number), 'lautlos')).toEqual({ error: 'AUTH_PROVIDER_UNAVAILABLE' })
})

test('what is missing is named in the words of a person', async () => {
  const login = `fehlt-${crypto.randomUUID()}`
  await provider.setPerson(login, { kontexte: [{ kennung: 'NI_1' }] })
  const browser = identity.visitor()
  const { url } = await startSignIn(browser, '', 'hub')
  const back = await provider.signIn(url, login)
  const body = Object.fromEntries(['state', 'code', 'iss'].map((key) => [key, back.searchParams.get(key)]))
  const answer = await identity.send('POST', '/auth/oidc/callback', browser, body)
  expect(await answer.json()).toMatchObject({ details: [{ path: 'role', message: 'Ihre Rolle an der Schule' }] })
})

test('whoever teaches no more loses what the hub gave, and the sessions that it began', async () => {
  const { tenantId, number } = await numberedSchool()
  const login = await teacher(number)
  const { whoAmI, browser } = await enter(login)
  await provider.setPerson(login, { kontexte: [kontext(number, 'Extern')] })
  expect(await enter(login)).toEqual({ error: 'HUB_ROLE_REFUSED' })
  expect(browser && (await send('GET', '/auth/whoami', browser))).toBe('INVALID_TOKEN')
  const [role] = await identity.owner`
    select status from user_role where tenant_id = ${tenantId} and user_id = ${whoAmI?.id ?? ''}`
  expect(role).toEqual({ status: 'disabled' })
})

test('who has moved to another school leaves the first', async () => {
  const [first, second] = [await numberedSchool(), await numberedSchool()]
  const login = await teacher(first.number)
  await enter(login)
  await provider.setPerson(login, { kontexte: [kontext(second.number)] })
  const { whoAmI } = await enter(login)
  expect(whoAmI).toMatchObject({ currentTenantId: second.tenantId })
  expect(rolesOf(whoAmI).find(({ tenantId }) => tenantId === first.tenantId)).toMatchObject({ status: 'disabled' })
})

test('an account that was disabled stays so', async () => {
  const { number } = await numberedSchool()
  const login = await teacher(number)
  const { whoAmI } = await enter(login)
  await identity.owner`update app_user set deactivated_at = now() where id = ${whoAmI?.id ?? ''}`
  expect(await enter(login)).toEqual({ error: 'HUB_ACCOUNT_DISABLED' })
})

test('nothing that a hub says of a person is logged', async () => {
  const { number } = await numberedSchool()
  const login = await teacher(number)
  await enter(login, 'person-info')
  const lines = identity.lines.join('\n')
  for (const secret of [login, 'Extern', number]) expect(lines).not.toContain(secret)
})
