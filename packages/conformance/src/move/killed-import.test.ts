import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { importSchool } from '@lernspur/platform/school/import-school'
import { removeInterruptedImports } from '@lernspur/service-school-admin/school-closing/remove-interrupted-imports'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { twoInstallations } from './two-installations'

const both = twoInstallations()
const { source, target } = both

const filesOf = async ({ tenantId }: TestSchool): Promise<number> => {
  const keys = await Array.fromAsync(target.installation.files.list())
  return keys.filter(({ key }) => key.startsWith(tenantId)).length
}

/** An import of which nothing more happens once it has written a file, as when its process is killed. */
const killedImport = async (school: TestSchool): Promise<Awaited<ReturnType<typeof both.pack>>> => {
  const { tenantId, admin } = school
  const [file] = await source.owner<{ id: string }[]>`
    insert into stored_file (tenant_id, type, size, hash, creator_id)
    values (${tenantId}, 'image/png', 1, ${'0'.repeat(64)}, ${admin.userId}) returning id`
  await source.installation.files.put(`${tenantId}/${file?.id}`, new Uint8Array([1]), 'image/png')
  const archive = await both.pack(tenantId)
  const { files } = target.installation
  const dead = () => Promise.reject(new Error('The process is gone.'))
  const put = async (...written: Parameters<typeof files.put>) => {
    await files.put(...written)
    await dead()
  }
  const dying = { ...target.installation, files: { ...files, put, removeAll: dead } }
  await expect(importSchool(dying, archive.path, archive.fingerprint, both.key)).rejects.toThrow('The process is gone.')
  return archive
}

test('files of an import that was killed are removed after a day, unless it was repeated (rule move.6)', async () => {
  const [school, repeated] = [await testSchool(source.owner), await testSchool(source.owner)]
  await killedImport(school)
  const archive = await killedImport(repeated)
  expect([await filesOf(school), await filesOf(repeated)]).toEqual([1, 1])
  await both.unpack(archive)
  const db = connect(target.database.urlFor('school-admin'), { name: 'test-cleaning', max: 1 })
  const clean = () => removeInterruptedImports(db, target.installation.files, new AbortController().signal)
  await clean()
  expect(await filesOf(school)).toBe(1)
  await target.owner`update school_import set started_at = now() - interval '25 hours'`
  await clean()
  await db.end()
  expect([await filesOf(school), await filesOf(repeated)]).toEqual([0, 1])
  expect(await target.owner`select from school_import`).toHaveLength(0)
}, 60_000)
