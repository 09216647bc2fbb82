import { afterAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { openWireTap } from '@lernspur/service-kit/testing/wire-tap'
import { identityService } from '../../app'
import { identityForFile } from '../../testing/for-file'
import { codeOf, guardedAccount } from '../testing/second-factor'

const identity = await identityForFile()
const [provider] = await identity.owner<{ id: string }[]>`
  update tenant set is_provider = true where id = ${await identity.school()} returning id`

const entriesOf = (userId: string) => identity.owner`
  select tenant_id, action from audit_entry where user_id = ${userId} order by id`
const refusals = async () =>
  (await identity.owner`select from audit_entry where action = 'session.refuse' and user_id is null`).length

test('a failed sign-in is audited in the school last worked in, else with the provider', async () => {
  const { userId, email } = await identity.account()
  await identity.login(email, 'falsch')
  const tenantId = await identity.school()
  await identity.role(userId, tenantId)
  await identity.login(email, 'falsch')
  expect([...(await entriesOf(userId))]).toEqual([
    { tenantId: provider?.id, action: 'session.refuse' },
    { tenantId, action: 'session.refuse' },
  ])
})

test('a failed sign-in for an unknown address is audited without a person', async () => {
  const before = await refusals()
  await identity.login('nobody@schule.example')
  expect(await refusals()).toBe(before + 1)
})

test('a wrong second factor and a wrong current password are audited', async () => {
  const { userId, email, secret, browser, resetLastStep } = await guardedAccount(identity)
  await resetLastStep()
  const { authAttempt } = (await (await identity.login(email)).json()).data
  const code = codeOf(secret) === '000000' ? '000001' : '000000'
  await identity.send('POST', '/auth/login-two-factor', identity.visitor(), { tfaCode: code, authAttempt })
  await identity.send('POST', '/auth/two-factor/set-up', browser, { currentPassword: 'falsch' })
  const refused = (await entriesOf(userId)).filter(({ action }) => action === 'session.refuse')
  expect(refused).toHaveLength(2)
})

test('the export of the own data is audited', async () => {
  const { userId, email } = await identity.account()
  await identity.role(userId, await identity.school())
  const browser = await identity.signIn(email)
  expect((await identity.send('GET', '/users/me/export', browser)).status).toBe(200)
  expect((await entriesOf(userId)).map(({ action }) => action)).toContain('user.export')
})

test('a failed sign-in asks the database the same with an account as without', async () => {
  const tap = await openWireTap(identity.config.databaseUrl)
  const db = connect(tap.url, { name: 'tapped', max: 1 })
  afterAll(async () => {
    await db.end()
    tap.close()
  })
  const service = identityService(identity.config, db, defaultLogger('test'))
  const { userId, email } = await identity.account()
  await identity.role(userId, await identity.school())
  const trafficOf = async (address: string) => {
    const { cookie, csrf } = identity.visitor()
    tap.reset()
    const response = await service.fetch(
      new Request('http://localhost/api/auth/local/login', {
        method: 'POST',
        headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json', 'x-forwarded-for': 'x' },
        body: JSON.stringify({ email: address, password: 'falsch' }),
      }),
    )
    expect(response.status).toBe(401)
    return { ...tap.traffic }
  }
  await trafficOf(email)
  expect(await trafficOf('nobody@schule.example')).toEqual(await trafficOf(email))
})
