import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)
const reason = 'Der Vertrag ist abgelaufen.'

const change = (id: string, body: object, who = person, headers = {}) =>
  provider.ask(who, { method: 'PUT', path: `/provider/tenants/${id}`, headers, body })
const mailsOf = async (kind: string, tenantName: string) =>
  owner<{ recipient: string; facts: Readonly<Record<string, string | null>> }[]>`
    select recipient, facts from mail_outbox where kind = ${kind} and facts->>'tenantName' = ${tenantName} order by recipient`

test('whoever leads a disabled school is told why, by mail and in the product; members are not', async () => {
  const { tenantId, name, admin, manager } = await testSchool(owner)
  const { data } = (await change(tenantId, { isDisabled: true, disabledReason: reason })).body
  expect(data).toMatchObject({ isDisabled: true, disabledReason: reason })
  const mails = await mailsOf('schoolDisabled', name)
  expect(mails.map(({ recipient }) => recipient)).toEqual([admin.email, manager.email].toSorted())
  expect(mails[0]?.facts).toEqual({
    tenantName: name,
    requester: 'Paula Lehmann',
    requesterEmail: person.email,
    reason,
  })
  const notice = await owner<{ userId: string; tenantId: string | null; message: string }[]>`
    select user_id, tenant_id, message from notification where title = ${`${name} ist abgeschaltet`}`
  expect(notice.map(({ userId }) => userId).toSorted()).toEqual([admin.userId, manager.userId].toSorted())
  expect(notice[0]).toMatchObject({ tenantId: null, message: reason })

  await change(tenantId, { isDisabled: false })
  const [row] = await owner`select disabled_reason, disabled_at from tenant where id = ${tenantId}`
  expect({ ...row }).toEqual({ disabledReason: null, disabledAt: null })
  expect(await mailsOf('schoolEnabled', name)).toHaveLength(2)
})

test('the audit of the provider and of the school say what was before and after', async () => {
  const { tenantId } = await testSchool(owner)
  await change(tenantId, { isDisabled: true, disabledReason: reason })
  const entries = await owner<{ tenantId: string; change: unknown }[]>`
    select tenant_id, change from audit_entry where entity_id = ${tenantId} and action = 'tenant.update' order by id`
  expect(entries.map((entry) => entry.tenantId)).toEqual([person.tenantId, tenantId])
  for (const entry of entries)
    expect(entry.change).toEqual({ isDisabled: [false, true], disabledReason: [null, reason] })
})

test('disabling twice changes the reason and mails nobody again', async () => {
  const { tenantId, name } = await testSchool(owner)
  await change(tenantId, { isDisabled: true, disabledReason: reason })
  const [before] = await owner`select disabled_at from tenant where id = ${tenantId}`
  const again = await change(tenantId, { isDisabled: true, disabledReason: 'Neuer Grund' })
  expect(again.body.data.disabledReason).toBe('Neuer Grund')
  expect(await mailsOf('schoolDisabled', name)).toHaveLength(2)
  expect([...(await owner`select disabled_at from tenant where id = ${tenantId}`)]).toEqual([before as object])
})

test('an outdated version disables nothing and tells nobody', async () => {
  const { tenantId, name } = await testSchool(owner)
  const old = (await change(tenantId, { slogan: 'eins' })).body.data.updatedAt
  await change(tenantId, { slogan: 'zwei' })
  const body = { isDisabled: true, disabledReason: reason }
  const answer = await change(tenantId, body, person, { 'if-match': `"${old}"` })
  expect(answer.body.error).toBe('EDIT_CONFLICT')
  expect(await mailsOf('schoolDisabled', name)).toHaveLength(0)
})

test('a reason belongs to a disabled school, and is no empty text', async () => {
  const { tenantId } = await testSchool(owner)
  for (const body of [
    { disabledReason: reason },
    { isDisabled: false, disabledReason: reason },
    { isDisabled: true, disabledReason: ' ' },
    { isDisabled: true, disabledReason: 'x'.repeat(1001) },
  ]) {
    const answer = await change(tenantId, body)
    expect([answer.body.error, answer.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'disabledReason'])
  }
  expect((await change(crypto.randomUUID(), { isDisabled: true })).body.error).toBe('NOT_FOUND')
})

test('a member of the provider changes and disables no school', async () => {
  const [{ tenantId }, member] = [await testSchool(owner), await testMemberOf(owner, person.tenantId)]
  for (const body of [{ isDisabled: true }, { name: 'Umbenannt' }]) {
    expect((await change(tenantId, body, member)).body.error).toBe('UPDATE_NOT_ALLOWED')
  }
})
