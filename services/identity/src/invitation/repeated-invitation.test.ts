import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../app'

const identity = await serviceForFile('identity', identityService)
const school = await testSchool(identity.owner)
const { admin, tenantId } = school

const invite = (key: string, userRoleType: string) =>
  identity.ask(admin, {
    method: 'POST',
    path: '/invitations/create-code',
    headers: { 'idempotency-key': key },
    body: { userRoleType },
  })
const become = (roleType: string) =>
  identity.owner`update user_role set role_type = ${roleType} where id = ${admin.userRoleId}`

test('a repeated invitation gives the same code, which the database never holds in clear', async () => {
  const key = crypto.randomUUID()
  const { code } = (await invite(key, 'user')).body.data
  expect((await invite(key, 'user')).body.data.code).toBe(code)
  const rows = await identity.owner<{ kept: string }[]>`
    select ik::text as kept from idempotency_key ik where tenant_id = ${tenantId} and key = ${key}`
  expect(rows).toHaveLength(1)
  for (const text of [code, code.replaceAll('-', ''), Buffer.from(code).toString('hex')]) {
    expect(rows[0]?.kept).not.toContain(text)
  }
})

test('a repeated invitation gives no code to whoever could not make it any more', async () => {
  const key = crypto.randomUUID()
  const { code } = (await invite(key, 'admin')).body.data
  for (const [roleType, refusal] of [
    ['manager', 'CREATE_NOT_ALLOWED'],
    ['user', 'NO_PERMISSION'],
  ] as const) {
    await become(roleType)
    const again = await invite(key, 'admin')
    expect([again.body.error, again.body.data]).toEqual([refusal, undefined])
  }
  await become('admin')
  expect((await invite(key, 'admin')).body.data.code).toBe(code)
})
