import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'
import { carryOutClosings } from './carry-out-closings'

const { service, database, owner, db } = await serviceWithJobsForFile('school-admin', schoolAdminService)

const path = '/tenants/current/closing'
const files = () => openFileStore({ dataDir: database.filesDir })
const carryOut = () => carryOutClosings(db, files(), new AbortController().signal)

/** A school with an uploaded file that has ordered to be closed. */
const closingSchool = async (): Promise<TestSchool> => {
  const school = await testSchool(owner, { studentCount: 4 })
  const { tenantId, admin } = school
  const [file] = await owner<{ id: string }[]>`
    insert into stored_file (tenant_id, type, size, hash, creator_id)
    values (${tenantId}, 'image/png', 1, ${'0'.repeat(64)}, ${admin.userId}) returning id`
  await files().put(`${tenantId}/${file?.id}`, new Uint8Array([1]), 'image/png')
  await owner`
    insert into audit_entry (tenant_id, user_id, action, entity_id, request_id)
    values (${tenantId}, ${admin.userId}, 'tenant.export', ${tenantId}, 'test')`
  await service.ask(admin, { method: 'POST', path, body: { name: school.name } })
  return school
}
const makeDue = ({ tenantId }: TestSchool) =>
  owner`update school_closing set due_at = now() where school_id = ${tenantId}`
const countsOf = async ({ tenantId }: TestSchool): Promise<Readonly<Record<string, number>>> => {
  const [row] = await owner<{ counts: Record<string, number> }[]>`select count_school(${tenantId}) as counts`
  return row?.counts ?? {}
}
const rowsOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

test('nothing is removed before its time', async () => {
  const school = await closingSchool()
  await carryOut()
  expect((await countsOf(school)).student).toBe(8)
  expect(existsSync(join(database.filesDir, 'files', school.tenantId))).toBe(true)
})

test('what is removed agrees with the preview, the neighbour keeps everything, and the receipt is mailed', async () => {
  const [school, neighbour] = [await closingSchool(), await testSchool(owner)]
  const stored = await countsOf(neighbour)
  const { counts } = (await service.ask(school.admin, { method: 'GET', path })).body.data
  const before = await countsOf(school)
  await makeDue(school)
  await carryOut()
  const [receipt] = await owner<{ counts: Record<string, number>; filesRemovedAt: string }[]>`
    select counts, files_removed_at from school_closing where school_id = ${school.tenantId} and closed_at is not null`
  expect(receipt?.counts).toEqual(before)
  expect(counts).toMatchObject({ students: 8, pictures: 1, rows: rowsOf(before) })
  expect(rowsOf(await countsOf(school))).toBe(0)
  expect(await owner`select from tenant where id = ${school.tenantId}`).toHaveLength(0)
  expect(receipt?.filesRemovedAt).toEndWith('Z')
  expect(existsSync(join(database.filesDir, 'files', school.tenantId))).toBe(false)
  expect(await countsOf(neighbour)).toEqual(stored)
  const mails = await owner<{ counts: object }[]>`
    select facts -> 'counts' as counts from mail_outbox
    where kind = 'schoolClosed' and recipient = ${school.admin.email}`
  expect(mails.map((mail) => mail.counts)).toEqual([counts])
})

test('entries, reports, relations and rights go with the school', async () => {
  const school = await closingSchool()
  await insertObservation(owner, school)
  await makeDue(school)
  await carryOut()
  expect(rowsOf(await countsOf(school))).toBe(0)
})

test('a table that is added later goes with the school without being named anywhere', async () => {
  await owner.unsafe(`
    create table later_table (tenant_id uuid not null references tenant, id uuid not null default uuidv7(), primary key (tenant_id, id));
    call protect_tenant_table('later_table')`)
  const school = await closingSchool()
  await owner`insert into later_table (tenant_id) values (${school.tenantId})`
  await makeDue(school)
  await carryOut()
  const [row] = await owner<{ counts: Record<string, number> }[]>`
    select counts from school_closing where school_id = ${school.tenantId}`
  expect(row?.counts.later_table).toBe(1)
  await owner.unsafe('drop table later_table')
})

test('a school is closed once when two processes try at the same time', async () => {
  const school = await closingSchool()
  await makeDue(school)
  await Promise.all([carryOut(), carryOut()])
  const sent = await owner`
    select from mail_outbox where kind = 'schoolClosed' and recipient = ${school.admin.email}`
  expect(sent).toHaveLength(1)
})

test('what stayed behind of a school that moved goes after its 30 days, and where it is now stays (rule move.5)', async () => {
  const school = await testSchool(owner)
  const { tenantId } = school
  await files().put(`${tenantId}/${Bun.randomUUIDv7()}`, new Uint8Array([1]), 'image/png')
  await owner`
    insert into school_move (id, school_id, school_name, direction, move_key, digests, moved_to, switched_at)
    values (${Bun.randomUUIDv7()}, ${tenantId}, ${school.name}, 'out', sha256('key'), '{}', 'https://neu.example', now())`
  await owner`update tenant set is_disabled = true, closes_at = now() + interval '1 day' where id = ${tenantId}`
  await carryOut()
  expect((await countsOf(school)).student).toBe(6)
  await owner`update tenant set closes_at = now() where id = ${tenantId}`
  await carryOut()
  expect(rowsOf(await countsOf(school))).toBe(0)
  expect(existsSync(join(database.filesDir, 'files', tenantId))).toBe(false)
  const [move] = await owner<{ movedTo: string; counts: Record<string, number>; filesRemovedAt: string }[]>`
    select moved_to, counts, files_removed_at from school_move where school_id = ${tenantId}`
  expect([move?.movedTo, move?.counts.student]).toEqual(['https://neu.example', 6])
  expect(move?.filesRemovedAt).toEndWith('Z')
})
