import { expect, test } from 'bun:test'
import { programTokenLimits } from '@lernspur/contracts/identity/program-token.contract'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const school = await testSchool(owner)
const other = await otherSchool(owner)
const provider = await testProvider(owner)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const body = (...scopes: ProgramScope[]) => ({ name: 'Schulverwaltung', scopes, expiresOn: inDays(30) })
const make = (sent: object, by: TestPerson = school.admin) =>
  services.identity.ask(by, { method: 'POST', path: '/program-tokens', body: sent })
const made = async (by: TestPerson, ...scopes: ProgramScope[]): Promise<{ id: string; token: string }> =>
  (await make(body(...scopes), by)).body.data
const list = async (by: TestPerson = school.admin) =>
  (await services.identity.ask(by, { method: 'GET', path: '/program-tokens' })).body.data.rows
const revoke = (id: string, by: TestPerson = school.admin) =>
  services.identity.ask(by, { method: 'PUT', path: `/program-tokens/${id}/revocation` })

type Service = keyof typeof services
const asProgram = (service: Service, token: string, method: string, path: string, sent?: object, headers = {}) =>
  services[service].ask(null, {
    method,
    path,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(sent && { body: sent }),
  })
const readClasses = (token: string) => asProgram('school-admin', token, 'GET', '/classes')

/** A school of its own, whose state a test changes. */
const ownSchool = async (...scopes: ProgramScope[]) => {
  const own = await testSchool(owner)
  return { own, ...(await made(own.admin, ...scopes)) }
}

test('a token is told once, begins as leaked secrets are searched for, and is stored as a hash alone (rule program.1)', async () => {
  const answer = await make(body('classes:read'))
  expect(answer.status).toBe(200)
  const { id, token } = answer.body.data
  expect(token).toMatch(/^lernspur_[0-9a-f]{32}_[\w-]{43}$/)
  const row = (await list()).find((one: { id: string }) => one.id === id)
  expect(row).toMatchObject({ name: 'Schulverwaltung', state: 'active', lastUsedAt: null, scopes: ['classes:read'] })
  const stored = await owner<{ text: string }[]>`
    select to_jsonb(pt)::text as text from program_token pt where pt.id = ${id}
    union all select to_jsonb(ik)::text from idempotency_key ik where ik.tenant_id = ${school.tenantId}
    union all select to_jsonb(aue)::text from audit_entry aue where aue.tenant_id = ${school.tenantId}`
  const secret = token.slice(-43)
  expect([stored.length > 1, JSON.stringify([row, stored]).includes(secret)]).toEqual([true, false])
})

test('only admins make, see and revoke tokens, those of their own school, and with a confirmation (rule program.1)', async () => {
  for (const person of [school.manager, school.classTeacher, school.outsider]) {
    expect((await make(body('classes:read'), person)).body.error).toBe('NO_PERMISSION')
  }
  const call = { method: 'POST', path: '/program-tokens', body: body('classes:read'), isUnconfirmed: true }
  expect((await services.identity.ask(school.admin, call)).body.error).toBe('CONFIRMATION_REQUIRED')
  const { id } = await made(school.admin, 'classes:read')
  expect((await list(other.admin)).map((row: { id: string }) => row.id)).not.toContain(id)
  expect((await revoke(id, other.admin)).body.error).toBe('NOT_FOUND')
})

test('a token is good for a year at most, and has no scope of others (rules program.1, program.2)', async () => {
  const refused = async (change: object, path: string) => {
    const { body: answer } = await make({ ...body('classes:read'), ...change })
    expect([answer.error, answer.details[0].path]).toEqual(['VALIDATION_FAILED', path])
  }
  await refused({ expiresOn: inDays(programTokenLimits.days + 3) }, 'expiresOn')
  await refused({ expiresOn: inDays(-3) }, 'expiresOn')
  await refused({ scopes: [] }, 'scopes')
  await refused({ scopes: ['schools:read'] }, 'scopes')
  await refused({ scopes: ['everything:read'] }, 'scopes.0')
  const { body: ofProvider } = await make(body('classes:read'), provider)
  expect(ofProvider.details[0].path).toBe('scopes')
})

test('a program reads what its scopes name, of its own school alone, and nothing else (rule program.2)', async () => {
  const { token } = await made(school.admin, 'classes:read', 'students:read')
  const { status, body: classes } = await readClasses(token)
  expect(status).toBe(200)
  expect(classes.data.rows.map(({ name }: { name: string }) => name).toSorted()).toEqual(['3a', '3b'])
  const filter = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${other.schoolClass.id}`
  expect((await asProgram('school-admin', token, 'GET', `/classes?${filter}`)).body.data.count).toBe(0)
  const students = await asProgram('school-admin', token, 'GET', `/classes/${school.schoolClass.id}/students`)
  expect(students.body.data.count).toBe(school.schoolClass.students.length)
  const elsewhere = await asProgram('school-admin', token, 'GET', `/classes/${other.schoolClass.id}/students`)
  expect(elsewhere.body.error).toBe('NOT_FOUND')

  const totals = await asProgram('school-admin', token, 'GET', '/tenants/current/class-totals')
  expect([totals.status, totals.body.error]).toEqual([403, 'NO_PERMISSION'])
  expect(totals.body.details[0].message).toContain('counts:read')
  for (const [service, path] of [
    ['identity', '/program-tokens'],
    ['identity', '/auth/whoami'],
    ['school-admin', '/tenants/current/audit'],
    ['teacher', '/observations-v2'],
    ['provider', '/provider/tenants'],
  ] as const) {
    expect((await asProgram(service, token, 'GET', path)).body.error).toBe('NO_PERMISSION')
  }
  const written = await asProgram('school-admin', token, 'POST', '/student-imports', {})
  expect(written.body.error).toBe('NO_PERMISSION')
})

test('what a person signs, confirms or hands out stays with people, whatever the scopes (rule program.2)', async () => {
  const { token, id } = await made(school.admin, 'students:read', 'students:write')
  for (const [service, method, path, sent] of [
    ['identity', 'POST', '/program-tokens', body('students:read')],
    ['identity', 'PUT', `/program-tokens/${id}/revocation`, undefined],
    ['school-admin', 'POST', `/classes/${school.schoolClass.id}/access-rights`, { userId: school.outsider.userId }],
    ['identity', 'POST', '/auth/two-factor', {}],
    ['teacher', 'POST', '/reports/sign-off', {}],
  ] as const) {
    const { body: answer } = await asProgram(service, token, method, path, sent)
    expect([path, ['NO_PERMISSION', 'NOT_FOUND'].includes(answer.error)]).toEqual([path, true])
  }
})

test('a program writes children by an import, once for a key that is its own, in the name of its maker (rule program.6)', async () => {
  const { own, token, id } = await ownSchool('students:write', 'students:read')
  const sent = { schoolClassId: own.schoolClass.id, added: [{ firstName: 'Nova', lastName: 'Portal' }] }
  const headers = { 'idempotency-key': 'roster-1' }
  const write = () => asProgram('school-admin', token, 'POST', '/student-imports', sent, headers)
  const [first, again] = [await write(), await write()]
  expect([first.status, first.body.data.counts.student]).toEqual([201, 1])
  expect(again.body).toEqual(first.body)
  expect(first.body.data.createdBy.id).toBe(own.admin.userId)
  // The same key of the maker is another one.
  const byMaker = await services['school-admin'].ask(own.admin, {
    method: 'POST',
    path: '/student-imports',
    headers,
    body: { ...sent, added: [{ firstName: 'Otto', lastName: 'Mensch' }] },
  })
  expect(byMaker.status).toBe(201)

  const filter = 'filter[0][field]=noun&filter[0][type]=eq&filter[0][value]=student-import'
  const { body: acts } = await services['school-admin'].ask(own.admin, {
    method: 'GET',
    path: `/tenants/current/audit?${filter}&order[0][field]=createdAt&order[0][dir]=asc`,
  })
  expect(acts.data.rows.map(({ program }: { program: unknown }) => program)).toEqual([
    { id, name: 'Schulverwaltung' },
    null,
  ])
})

test('making, the first use on a day and revoking are in the audit (rule program.7)', async () => {
  const { own, token, id } = await ownSchool('classes:read')
  for (let turn = 0; turn < 3; turn++) await readClasses(token)
  await owner`
    update program_token set last_used_at = last_used_at - interval '1 day' where tenant_id = ${own.tenantId}`
  for (let turn = 0; turn < 3; turn++) await readClasses(token)
  await revoke(id, own.admin)
  const acts = async () => {
    const path = `/tenants/current/audit?filter[0][field]=entityId&filter[0][type]=eq&filter[0][value]=${id}`
    const { body: answer } = await services['school-admin'].ask(own.admin, { method: 'GET', path })
    return answer.data.rows
  }
  const rows = await acts()
  expect(rows.map(({ verb }: { verb: string }) => verb)).toEqual(['revoke', 'use', 'use', 'create'])
  expect(rows[0].entityName).toBe('Schulverwaltung')
  const [row] = await list(own.admin)
  expect([row.state, row.lastUsedAt === null]).toEqual(['revoked', false])
})

const states: readonly (readonly [string, (own: TestSchool, id: string) => Promise<unknown>])[] = [
  ['was revoked', (own, id) => revoke(id, own.admin)],
  [
    'has expired',
    (_, id) =>
      owner`update program_token set created_at = now() - interval '9 days', expires_at = now() where id = ${id}`,
  ],
  ['is of a school that was disabled', (own) => owner`update tenant set is_disabled = true where id = ${own.tenantId}`],
  [
    'has a maker who is a manager now',
    (own) => owner`update user_role set role_type = 'manager' where id = ${own.admin.userRoleId}`,
  ],
  [
    'has a maker who was disabled',
    (own) => owner`update user_role set status = 'disabled' where id = ${own.admin.userRoleId}`,
  ],
  [
    'has a maker whose role has ended',
    (own) => owner`
      update user_role set ends_on = school_today(tenant_id) - 1, ends_at = now() where id = ${own.admin.userRoleId}`,
  ],
  [
    'has a maker without an account',
    (own) => owner`update app_user set deactivated_at = now() where id = ${own.admin.userId}`,
  ],
]

test.each(states)('a token that %s opens nothing, at once (rules program.3, program.4)', async (_, change) => {
  const { own, token, id } = await ownSchool('classes:read')
  expect((await readClasses(token)).status).toBe(200)
  await change(own, id)
  const { status, body: answer, headers } = await readClasses(token)
  expect([status, answer.error, headers.get('www-authenticate')]).toEqual([401, 'INVALID_TOKEN', 'Bearer'])
})

test('unknown and malformed tokens are answered alike, and no cookie helps them (rule program.3)', async () => {
  const { token } = await made(school.admin, 'classes:read')
  const foreign = token.replace(/_[0-9a-f]{32}_/, `_${other.tenantId.replaceAll('-', '')}_`)
  const expected = (await readClasses(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`)).body
  expect(expected.error).toBe('INVALID_TOKEN')
  for (const wrong of [foreign, 'lernspur_', 'lernspur_x', token.toUpperCase().replace('LERNSPUR', 'lernspur')])
    expect((await readClasses(wrong)).body).toEqual(expected)
  const headers = { authorization: 'Bearer lernspur_x' }
  const withCookie = await services['school-admin'].ask(school.admin, { method: 'GET', path: '/classes', headers })
  expect(withCookie.body.error).toBe('INVALID_TOKEN')
  // What a proxy in front of the product sends is none of its business.
  const proxy = { method: 'GET', path: '/classes', headers: { authorization: 'Bearer eyJhbGciOi' } }
  expect((await services['school-admin'].ask(school.admin, proxy)).status).toBe(200)
})

test('a school that waits to be closed is read and not written (rules keeping.4, program.4)', async () => {
  const { own, token } = await ownSchool('classes:read', 'students:write')
  await owner`update tenant set closes_at = now() + interval '30 days' where id = ${own.tenantId}`
  expect((await readClasses(token)).status).toBe(200)
  const sent = { schoolClassId: own.schoolClass.id, added: [{ firstName: 'Zu', lastName: 'Spät' }] }
  expect((await asProgram('school-admin', token, 'POST', '/student-imports', sent)).body.error).toBe('NO_PERMISSION')
})

test('each token has a rate of its own over all services, and says when to come back (rule program.5)', async () => {
  const { own, token, id } = await ownSchool('classes:read')
  const second = await made(own.admin, 'classes:read')
  // In the running and in the next minute, so that the test may meet the turn of one.
  const exhaust = () => owner`
    update program_token set counted_minute = date_trunc('minute', now()), counted_calls = ${programTokenLimits.callsPerMinute}
    where id = ${id}`
  await exhaust()
  let refused = await readClasses(token)
  for (let turn = 0; turn < 3 && refused.status !== 429; turn++) {
    await exhaust()
    refused = await readClasses(token)
  }
  expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS'])
  const wait = Number(refused.headers.get('retry-after'))
  expect([wait >= 1, wait <= 60]).toEqual([true, true])
  expect((await readClasses(second.token)).status).toBe(200)
  await owner`update program_token set counted_minute = now() - interval '2 minutes' where id = ${id}`
  expect((await readClasses(token)).status).toBe(200)
})

test('calls to all services count together, and of many at once no more than the rate are answered (rule program.5)', async () => {
  const { token, id } = await ownSchool('classes:read')
  const { callsPerMinute } = programTokenLimits
  // Two calls of the minute are left, whichever minute the calls are in.
  const leaveTwo = () => owner`
    update program_token set counted_minute = date_trunc('minute', now()), counted_calls = ${callsPerMinute - 2}
    where id = ${id}`
  const minuteNow = () => new Date().toISOString().slice(0, 16)
  for (let turn = 0; turn < 5; turn++) {
    const before = minuteNow()
    await leaveTwo()
    const closed = await asProgram('teacher', token, 'GET', '/observations-v2')
    const answers = await Promise.all(Array.from({ length: 4 }, () => readClasses(token)))
    if (minuteNow() !== before) continue
    expect(closed.body.error).toBe('NO_PERMISSION')
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
    return
  }
  throw new Error('Each turn met the turn of a minute.')
})

test('the provider has tokens of its own, which read counts and no school’s children (rule program.2)', async () => {
  const { token } = await made(provider, 'schools:read', 'installation:read')
  const tenants = await asProgram('provider', token, 'GET', '/provider/tenants')
  expect(tenants.status).toBe(200)
  expect((await asProgram('provider', token, 'GET', '/provider/dashboard/history')).status).toBe(200)
  expect((await asProgram('provider', token, 'GET', '/provider/users')).body.error).toBe('NO_PERMISSION')
  expect((await asProgram('school-admin', token, 'GET', '/students')).body.error).toBe('NO_PERMISSION')
  const acts = await services.provider.ask(provider, { method: 'GET', path: '/provider/acts' })
  const verbs = acts.body.data.rows.map(({ noun, verb }: { noun: string; verb: string }) => `${noun}.${verb}`)
  expect(verbs).toEqual(expect.arrayContaining(['program-token.create', 'program-token.use']))
})

test('no school has more tokens in use than it may have; ended ones do not count (rule program.1)', async () => {
  const { own, id } = await ownSchool('classes:read')
  await owner`
    insert into program_token (tenant_id, name, token_hash, scopes, maker_id, expires_at)
    select ${own.tenantId}, 'Programm ' || n, sha256(n::text::bytea), '{classes:read}', ${own.admin.userId},
      now() + interval '1 day'
    from generate_series(2, ${programTokenLimits.active}::integer) as n`
  expect((await make(body('classes:read'), own.admin)).body.error).toBe('CREATE_NOT_ALLOWED')
  await revoke(id, own.admin)
  expect((await make(body('classes:read'), own.admin)).status).toBe(200)
})
