import { expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)

const ask = (method: string, tenantId: string, path = '', body?: object, who = person) =>
  provider.ask(who, { method, path: `/provider/tenants/${tenantId}${path}`, ...(body && { body }) })
const newcomer = (roleType: string) => ({
  email: `${crypto.randomUUID()}@test.example`,
  firstName: 'Nele',
  lastName: 'Neu',
  roleType,
})
const parts = ['', '/people', '/school-years', '/templates', '/storage', '/closing', '/acts']

test('shows the people of a school with role, state and last visit, and no rights', async () => {
  const { tenantId, admin, manager, classTeacher } = await testSchool(owner)
  await owner`update user_role set last_used_at = '2026-03-04T05:06:07Z' where id = ${manager.userRoleId}`
  await owner`update app_user set deactivated_at = now() where id = ${classTeacher.userId}`
  const { data } = (await ask('GET', tenantId, '/people')).body
  expect(data.count).toBe(5)
  const rowOf = (id: string) => data.rows.find((row: { user: { id: string } }) => row.user.id === id)
  expect(rowOf(admin.userId)).toMatchObject({
    roleType: 'admin',
    isLastAdmin: true,
    isAccountClosed: false,
    lastUsedAt: null,
    invitation: null,
  })
  expect(rowOf(manager.userId).lastUsedAt).toStartWith('2026-03-04T05:06:07')
  expect(rowOf(classTeacher.userId).isAccountClosed).toBe(true)
  expect(Object.keys(rowOf(classTeacher.userId))).not.toContain('accessRights')
})

test('an owner whom the provider adds to a led school waits for its confirmation, and is not mailed again', async () => {
  const { tenantId, admin } = await testSchool(owner)
  const { id } = (await ask('POST', tenantId, '/add-user', newcomer('admin'))).body.data
  const invitation = async () => {
    const { rows } = (await ask('GET', tenantId, '/people')).body.data
    return rows.find((row: { id: string }) => row.id === id).invitation
  }
  expect(await invitation()).toEqual({ state: 'unconfirmed', mailedAt: null })
  expect((await ask('POST', tenantId, `/user-roles/${id}/resend`)).body.error).toBe('UPDATE_NOT_ALLOWED')
  // Once nobody leads the school, nobody there could confirm it.
  await owner`update user_role set status = 'disabled' where id = ${admin.userRoleId}`
  await owner`delete from mail_cooldown`
  expect((await ask('POST', tenantId, `/user-roles/${id}/resend`)).status).toBe(200)
  expect((await invitation()).state).toBe('waiting')
})

test('an invitation is sent again after a minute, by admins of the provider alone', async () => {
  const [{ tenantId, outsider }, other] = [await testSchool(owner), await testSchool(owner)]
  const { id, user } = (await ask('POST', tenantId, '/add-user', newcomer('user'))).body.data
  const resend = (where = tenantId, role = id, who = person) =>
    ask('POST', where, `/user-roles/${role}/resend`, undefined, who)
  expect((await resend()).body.error).toBe('EMAIL_COOLDOWN_ACTIVE')
  await owner`delete from mail_cooldown`
  const member = await testMemberOf(owner, person.tenantId)
  expect((await resend(tenantId, id, member)).body.error).toBe('NO_PERMISSION')
  expect((await resend(other.tenantId)).body.error).toBe('NOT_FOUND')
  expect((await resend(tenantId, outsider.userRoleId ?? '')).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await resend()).body).toEqual({ success: true })
  expect(await owner`select from mail_outbox where recipient = ${user.email}`).toHaveLength(2)
})

test('shows years, numbers of templates and storage', async () => {
  const { tenantId, year, classTeacher } = await testSchool(owner)
  await owner`
    insert into school_subject (tenant_id, origin_id, name, abbreviation, color, school_level, is_template)
    values (${tenantId}, uuidv7(), 'Deutsch', 'D', '#3f6f8f', 3, true),
      (${tenantId}, null, 'Töpfern', 'T', '#3f6f8f', 3, true)`
  await owner`
    insert into stored_file (tenant_id, type, size, hash, creator_id)
    values (${tenantId}, 'image/png', 3000000000 / 2, ${'0'.repeat(64)}, ${classTeacher.userId}),
      (${tenantId}, 'image/png', 3000000000 / 2, ${'1'.repeat(64)}, ${classTeacher.userId})`
  const [report] = await owner<{ id: string }[]>`
    insert into report (tenant_id, name, calculation_method, start_date, end_date, created_by_id, updated_by_id,
      school_name, school_class_name, student_first_name, student_last_name, original_student_id)
    values (${tenantId}, 'Zeugnis', 'allEntries', now(), now(), ${classTeacher.userId}, ${classTeacher.userId}, 'x', 'x',
      'x', 'x', uuidv7())
    returning id`
  await owner`
    insert into report_file (tenant_id, report_id, language, bytes, size, sha256, stored_at)
    values (${tenantId}, ${report?.id ?? ''}, 'de', null, 98000, ${'0'.repeat(64)}, now()),
      (${tenantId}, ${report?.id ?? ''}, 'en', 'not moved yet', null, null, null)`
  const { years } = (await ask('GET', tenantId, '/school-years')).body.data
  expect(years).toHaveLength(1)
  expect(years[0]).toMatchObject({ id: year.id, terms: [{ schoolTermSemester: 'first' }, {}] })
  const { levels } = (await ask('GET', tenantId, '/templates')).body.data
  expect(levels).toMatchObject([{ schoolLevel: 3, subjects: 2, takenOver: 1 }])
  expect(levels[0].takenOverAt).not.toBeNull()
  expect(JSON.stringify(levels)).not.toContain('Töpfern')
  expect((await ask('GET', tenantId, '/storage')).body.data).toEqual({ files: 3, bytes: 3_000_098_000 })
})

test('tells what the provider did about a school, and nothing that the school did itself', async () => {
  const school = await testSchool(owner)
  const { tenantId, manager } = school
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, change)
    values (${tenantId}, ${manager.userId}, 'x', 'student.update', uuidv7(), '{"firstName": ["Quendolina", "Lea"]}')`
  await ask('PUT', tenantId, '', { slogan: 'Neu' })
  const { id, user } = (await ask('POST', tenantId, '/add-user', newcomer('user'))).body.data
  await ask('DELETE', tenantId, `/user-roles/${id}`)
  await ask('PUT', (await testSchool(owner)).tenantId, '', { slogan: 'anderswo' })
  const { rows, count } = (await ask('GET', tenantId, '/acts')).body.data
  expect(count).toBe(3)
  expect(rows.map(({ noun, verb }: Record<string, string>) => `${noun}.${verb}`)).toEqual([
    'user-role.delete',
    'user-role.create',
    'tenant.update',
  ])
  expect(rows[0].changes).toContainEqual({ field: 'email', before: user.email, after: user.email })
  expect(rows[2].changes).toEqual([{ field: 'slogan', before: null, after: 'Neu' }])
})

test('an act that changed something with parts of its own is listed with what was written', async () => {
  const { tenantId } = await testSchool(owner)
  const loss = { kind: 'demote', roleType: 'user' }
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, school_id, change)
    select t.id, ${person.userId}, 'x', 'user-role.update', uuidv7(), ${tenantId},
      ${owner.json({ requestedLoss: [null, loss] })}
    from tenant t where t.is_provider`
  const { status, body } = await ask('GET', tenantId, '/acts')
  expect(status).toBe(200)
  const [{ field, before, after }] = body.data.rows[0].changes
  expect([field, before, JSON.parse(after)]).toEqual(['requestedLoss', null, loss])
})

test('in the database the provider reads its own acts and nothing else of an audit', async () => {
  const { tenantId } = await testSchool(owner)
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id)
    values (${tenantId}, ${person.userId}, 'x', 'student.update', ${tenantId})`
  await ask('PUT', tenantId, '', { slogan: 'Neu' })
  const seen = await writeDirectory(owner, async (tx) => {
    await tx`set local role lernspur_provider`
    await tx`select set_config('app.tenant_id', ${tenantId}, true)`
    const [right] = await tx`select has_any_column_privilege('audit_entry', 'select') as reads_audit`
    return [right, ...(await tx`select action from acts_about_school(${tenantId})`)]
  })
  expect(seen.map((row) => ({ ...row }))).toEqual([{ readsAudit: false }, { action: 'tenant.update' }])
})

test('a deletion shows first what would go', async () => {
  const { tenantId } = await testSchool(owner)
  expect((await ask('GET', tenantId, '/closing')).body.data).toMatchObject({
    closing: null,
    counts: { students: 6, people: 5, classes: 2 },
  })
  await ask('PUT', tenantId, '', { isDisabled: true })
  await ask('DELETE', tenantId)
  const { closing } = (await ask('GET', tenantId, '/closing')).body.data
  expect(closing).toMatchObject({ byProvider: true, requestedBy: { id: person.userId } })
})

test.each(parts)('%s names no child, and no school that does not exist', async (part) => {
  const school = await testSchool(owner)
  const { tenantId } = school
  await owner`update student set first_name = 'Quendolina', last_name = 'Zarathustra' where tenant_id = ${tenantId}`
  const answer = await ask('GET', tenantId, part)
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toMatch(/Quendolina|Zarathustra/)
  expect((await ask('GET', crypto.randomUUID(), part)).body.error).toBe('NOT_FOUND')
  expect((await ask('GET', tenantId, part, undefined, school.admin)).body.error).toBe('NO_PERMISSION')
})
