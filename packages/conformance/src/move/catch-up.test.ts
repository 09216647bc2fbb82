import { afterAll, beforeAll, expect, test } from 'bun:test'
import { writeSchool } from '@lernspur/database/copy/school/write-school'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

test('what a batched migration changed is changed in a school of before it, and in no other', async () => {
  const { owner, ownerUrl } = database
  const [school, neighbour] = [await testSchool(owner), await testSchool(owner)]
  const name = 'school-admin/9998-example'
  await owner`insert into migration (name, checksum) values (${name}, ${'0'.repeat(64)})`
  // One child a batch, until none is left.
  const sql = `update student set first_name = 'Neu' where id = (
    select id from student
    where tenant_id = current_setting('app.tenant_id')::uuid and first_name <> 'Neu' order by id limit 1)`
  const kind = { isRepeatable: false, isConcurrent: false, isBatched: true }
  const file = { name, owner: 'school-admin', checksum: '0'.repeat(64), sql, ...kind } as const
  const renamed = async (tenantId: string) =>
    (await owner`select from student where tenant_id = ${tenantId} and first_name = 'Neu'`).length
  // An archive of a version that had it brings rows that are changed already.
  await writeSchool(ownerUrl, school.tenantId, ({ catchUp }) => catchUp([{ name, checksum: '' }], [file]))
  expect(await renamed(school.tenantId)).toBe(0)
  await writeSchool(ownerUrl, school.tenantId, ({ catchUp }) => catchUp([], [file]))
  expect([await renamed(school.tenantId), await renamed(neighbour.tenantId)]).toEqual([6, 0])
})
