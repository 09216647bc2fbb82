import { afterAll, beforeAll, expect, test } from 'bun:test'
import { exists, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { form, pngFile } from '@lernspur/testing/form'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'
import { sweepFiles } from './sweep-files'

let database: TestDatabase
let teacher: ServiceUnderTest
let school: TestSchool
let db: Database
let location: string

beforeAll(async () => {
  database = await testDatabase()
  teacher = serviceOn(database, 'teacher', teacherService)
  school = await testSchool(database.owner)
  db = connect(database.urlFor('teacher'), { name: 'sweep', max: 1 })
  location = join(database.filesDir, 'files', school.tenantId)
}, 60_000)
afterAll(async () => {
  await Promise.all([db.end(), teacher.close()])
  await database.close()
})

const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
const sweep = () => sweepFiles(db, openFileStore({ dataDir: database.filesDir }), new AbortController().signal)

const addBytes = async (name: string, changedAt: Date, folder = location): Promise<string> => {
  await Bun.write(join(folder, name), 'x')
  await utimes(join(folder, name), changedAt, changedAt)
  return name
}
const addFile = async (createdAt: Date): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.owner`
    insert into stored_file (tenant_id, id, type, size, hash, creator_id, created_at)
    values (${school.tenantId}, ${id}, 'image/png', 1, ${'0'.repeat(64)}, ${school.admin.userId}, ${createdAt})`
  return addBytes(id, createdAt)
}
/** An uploaded picture of a level, made long ago. */
const addPicture = async (): Promise<{ id: string; path: string }> => {
  const body = { name: 'Daumen', schoolClassId: school.schoolClass.id, performanceLevelsV2: [{ label: 'hoch' }] }
  const scale = await teacher.ask(school.classTeacher, { method: 'POST', path: '/performance-visuals', body })
  const path = `/performance-visuals/${scale.body.data.id}`
  const level = form({ label: 'höher', file: pngFile() })
  const made = await teacher.ask(school.classTeacher, {
    method: 'POST',
    path: `${path}/performance-levels`,
    body: level,
  })
  const id: string = made.body.data.picturePath.slice('files/'.length)
  await utimes(join(location, id), old, old)
  await database.owner`update stored_file set created_at = ${old} where id = ${id}`
  return { id, path }
}

test('deletes files that nothing shows, rows and bytes, and leaves uploads in progress and other folders', async () => {
  const { id: displayed } = await addPicture()
  const [stale, fresh] = [await addFile(old), await addFile(new Date())]
  const lost = await addBytes(Bun.randomUUIDv7(), old)
  const draft = await addBytes(`${fresh}.${crypto.randomUUID()}`, old)
  const uploading = await addBytes(Bun.randomUUIDv7(), new Date())
  const elsewhere = join(database.filesDir, 'files', Bun.randomUUIDv7())
  await addBytes(lost, old, elsewhere)
  await sweep()
  const left = await readdir(location)
  expect([stale, lost, draft].filter((name) => left.includes(name))).toEqual([])
  expect(left.toSorted()).toEqual([displayed, fresh, uploading].toSorted())
  expect(await database.owner`select from stored_file where id = ${stale}`).toHaveLength(0)
  expect((await teacher.ask(school.classTeacher, { method: 'GET', path: `/files/${displayed}` })).status).toBe(200)
  expect(await exists(join(elsewhere, lost))).toBe(true)
})

test('a picture of a level is gone with its scale at once', async () => {
  const { id, path } = await addPicture()
  expect((await teacher.ask(school.classTeacher, { method: 'DELETE', path })).status).toBe(200)
  expect(await exists(join(location, id))).toBe(false)
  expect(await database.owner`select from stored_file where id = ${id}`).toHaveLength(0)
})

test('a printed report stays as long as its row, and no longer', async () => {
  const [report] = await database.owner<{ id: string }[]>`
    insert into report (tenant_id, name, calculation_method, start_date, end_date, created_by_id, updated_by_id,
      school_name, school_class_name, student_first_name, student_last_name, original_student_id)
    values (${school.tenantId}, 'Zeugnis', 'allEntries', now(), now(), ${school.admin.userId}, ${school.admin.userId},
      'x', 'x', 'x', 'x', uuidv7())
    returning id`
  const id = await addBytes(Bun.randomUUIDv7(), old)
  await database.owner`
    insert into report_file (tenant_id, id, report_id, language, size, sha256, stored_at)
    values (${school.tenantId}, ${id}, ${report?.id ?? ''}, 'de', 1, ${'0'.repeat(64)}, ${old})`
  await sweep()
  expect(await exists(join(location, id))).toBe(true)
  await database.owner`delete from report where id = ${report?.id ?? ''}`
  await sweep()
  expect(await exists(join(location, id))).toBe(false)
})
