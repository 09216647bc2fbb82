import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { schoolImportLock } from '@lernspur/service-kit/tenant/school-import-lock'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'
import { removeInterruptedImports } from './remove-interrupted-imports'

const { database, owner, db } = await serviceWithJobsForFile('school-admin', schoolAdminService)

const files = () => openFileStore({ dataDir: database.filesDir })
const remove = () => removeInterruptedImports(db, files(), new AbortController().signal)

/** An import of this school that has written a file and was killed so many hours ago. */
const interrupted = async (hours: number, schoolId: string = Bun.randomUUIDv7()): Promise<string> => {
  await files().put(`${schoolId}/${Bun.randomUUIDv7()}`, new Uint8Array([1]), 'image/png')
  await owner`
    insert into school_import (school_id, started_at) values (${schoolId}, now() - make_interval(hours => ${hours}))`
  return schoolId
}
const hasFiles = (schoolId: string): boolean => existsSync(join(database.filesDir, 'files', schoolId))
const isRecorded = async (schoolId: string): Promise<boolean> =>
  (await owner`select from school_import where school_id = ${schoolId}`).length > 0

test('files of an import that was killed go after a day, and not before (rules move.6 and expiry.1)', async () => {
  const [old, recent] = [await interrupted(25), await interrupted(23)]
  const unrecorded = Bun.randomUUIDv7()
  await files().put(`${unrecorded}/${Bun.randomUUIDv7()}`, new Uint8Array([1]), 'image/png')
  await remove()
  expect([hasFiles(old), await isRecorded(old)]).toEqual([false, false])
  expect([hasFiles(recent), await isRecorded(recent)]).toEqual([true, true])
  // The store may belong to more than this database: only what was recorded is touched.
  expect(hasFiles(unrecorded)).toBe(true)
})

test('the files of a school that is here stay', async () => {
  const { tenantId } = await testSchool(owner)
  await interrupted(25, tenantId)
  await remove()
  expect([hasFiles(tenantId), await isRecorded(tenantId)]).toEqual([true, false])
})

test('nothing is removed while an import runs', async () => {
  const old = await interrupted(25)
  await writeDirectory(owner, async (tx) => {
    await tx`select pg_advisory_xact_lock(${schoolImportLock})`
    await remove()
  })
  expect([hasFiles(old), await isRecorded(old)]).toEqual([true, true])
  await remove()
  expect([hasFiles(old), await isRecorded(old)]).toEqual([false, false])
})
