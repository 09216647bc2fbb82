import { expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { identityService } from '@lernspur/service-identity/app'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { unseal } from '@lernspur/service-kit/session/seal'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { carryOutErasures } from '@lernspur/service-school-admin/student-erasure/carry-out-erasures'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { testProvider } from '@lernspur/testing/test-school'
import { makeFixture } from '../access/make-fixture'
import { samples } from '../access/sample/samples'

const { owner, database, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})

/** Names the student of the fixture wherever a call stores a text about students. */
const mark = 'Kanarienvogel'

/** Calls that write for a school, but those that end the school, or the account of whoever calls. */
const ending = /deactivate|closing|close(?!Report)|logout|session|twoFactor|password/i
const writes = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { method, access, owner: service }: RouteSpec = routes[name]
  const isWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
  return isWrite && service !== 'gateway' && access !== 'public' && access !== 'provider' && !ending.test(name)
})

/** Their texts are the curriculum's, or the caller's own to the operator, and say nothing about a student. */
const ofNobody = /Competence|Domain|Template|Visual|Assessment|School|Year|Term|Feedback|Reset/

const freeText = /description|note|comment|message|remark|agreed|goingWell|practising|nextStep/i

/** The same body with the mark in each free text. */
const marked = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return freeText.test(key) ? `${value} ${mark}` : value
  if (Array.isArray(value)) return value.map((one) => marked(one, key))
  if (value === null || typeof value !== 'object' || value instanceof FormData) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, name)]))
}

/** What the answers of a school's repeated creates say, opened. */
const storedAnswers = async (tenantId: string): Promise<string[]> => {
  const rows = await owner<{ userId: string; route: string; key: string; sealedAnswer: Uint8Array }[]>`
    select user_id, route, key, sealed_answer from idempotency_key
    where tenant_id = ${tenantId} and sealed_answer is not null`
  return rows.map(({ userId, route, key, sealedAnswer }) => {
    const context = JSON.stringify([tenantId, userId, route, key])
    return unseal({ secret: database.secret, purpose: 'idempotency-answer', context }, sealedAnswer).toString()
  })
}

/** Columns of all tables that contain the mark. */
const columnsWithMark = async (): Promise<string[]> => {
  const columns = await owner<{ table: string; column: string }[]>`
    select c.relname::text as table, a.attname::text as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`
  const found: string[] = []
  for (const { table, column } of columns) {
    const rows = await owner`select from ${owner(table)} where ${owner(column)}::text ilike ${`%${mark}%`} limit 1`
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('what any call has stored about a student is gone once he or she is erased, opened answers included', async () => {
  // Whom the fixture assigns roles of the provider.
  await testProvider(owner)
  const fixture = await makeFixture(owner, services.teacher.ask)
  const { school } = fixture
  const [student] = school.schoolClass.students
  await owner`update student set first_name = ${mark}, last_name = ${mark} where id = ${student.id}`
  const all = samples(fixture)
  let accepted = 0
  for (const name of writes) {
    const { method, owner: service }: RouteSpec = routes[name]
    if (!isProductService(service)) continue
    const { path, body } = all[name] as { path: string; body?: unknown }
    const ask = (sent: unknown) =>
      services[service].ask(school.admin, {
        ...{ method, path, headers: { 'idempotency-key': crypto.randomUUID() } },
        ...(sent ? { body: sent } : {}),
      })
    const first = await ask(ofNobody.test(name) ? body : marked(body))
    const { status } = first.status < 300 ? first : await ask(body)
    if (status < 300) accepted += 1
  }
  expect(accepted).toBeGreaterThan(writes.length / 2)
  // Calls may have renamed the student or asked for the erasure already.
  await owner`update student set first_name = ${mark}, last_name = ${mark} where id = ${student.id}`
  expect((await columnsWithMark()).length).toBeGreaterThan(5)
  expect((await storedAnswers(school.tenantId)).filter((answer) => answer.includes(mark)).length).toBeGreaterThan(1)
  // As an earlier release stored it, without the ids.
  await owner`update idempotency_key set subject_ids = null where tenant_id = ${school.tenantId} and route like '%reports%'`

  const path = `/students/${student.id}/erasures`
  const body = { reason: 'request', note: '', completedReports: 'erase' }
  await services['school-admin'].ask(school.admin, { method: 'POST', path, body })
  await owner`update student_erasure set due_at = now() where tenant_id = ${school.tenantId} and student_id = ${student.id}`
  const db = connect(database.urlFor('school-admin'), { name: 'erasures', max: 2 })
  const files = openFileStore({ dataDir: database.filesDir, s3: undefined })
  const receipts = { secret: database.secret, publicUrl: testPublicUrl, backupDays: 30 }
  await carryOutErasures({ db, files, receipts }, new AbortController().signal)
  await db.end()

  const [{ counts } = { counts: null }] = await owner<{ counts: { storedAnswers: number } | null }[]>`
    select counts from student_erasure where tenant_id = ${school.tenantId} and carried_out_at is not null`
  expect(counts?.storedAnswers).toBeGreaterThan(1)
  expect((await storedAnswers(school.tenantId)).filter((answer) => answer.includes(mark))).toEqual([])
  expect(await columnsWithMark()).toEqual([])
}, 120_000)
