import { afterAll, beforeEach, expect, test } from 'bun:test'
import { exists, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { closeReportWorker } from '@lernspur/documents/render-report'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import { teacherService } from '../../app'
import { moveReportFiles } from '../../report-file/move-report-files'
import { completedReport, printedFile } from '../seal/testing/sealed-file'

const { owner, database, services } = await servicesForFile({ teacher: teacherService })
const { teacher } = services
const db = connect(database.urlFor('teacher'), { name: 'report-files', max: 1 })
afterAll(async () => {
  await db.end()
  await closeReportWorker()
})
const files = openFileStore({ dataDir: database.filesDir })

let school: TestSchool
let folder: string
beforeEach(async () => {
  school = await testSchool(owner)
  folder = join(database.filesDir, 'files', school.tenantId)
})

interface Row {
  readonly id: string
  readonly bytes: Uint8Array | null
  readonly size: number | null
  readonly sha256: string | null
}

const rowsOf = (reportId: string) => owner<Row[]>`
  select id, bytes, size, sha256 from report_file where report_id = ${reportId} order by language`
const rowOf = async (reportId: string): Promise<Row> => {
  const [row] = await rowsOf(reportId)
  if (!row) throw new Error('The report has no file.')
  return row
}
const storedNames = async (): Promise<string[]> => ((await exists(folder)) ? readdir(folder) : [])
const ask = (id: string, person: TestPerson = school.classTeacher) =>
  teacher.ask(person, { method: 'GET', path: `/reports/${id}/pdf` })
const move = (store: FileStore = files, stop = new AbortController().signal) => moveReportFiles(db, store, stop)
const aDayLater = () => owner`update report_file set stored_at = stored_at - interval '25 hours'`
/** As the version before wrote it. */
const putIntoRow = async (id: string, bytes: Uint8Array): Promise<void> => {
  const [{ id: fileId } = { id: '' }] = await owner<{ id: string }[]>`
    update report_file set bytes = ${bytes}, size = null, sha256 = null, stored_at = null
    where report_id = ${id} returning id`
  await rm(join(folder, fileId))
}
const digest = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')

test('a printed report lies in the file store, a day later there alone, and is the same file (rules print.5, print.15)', async () => {
  const id = await completedReport(teacher, school)
  const file = await printedFile(teacher, school, id)
  const row = await rowOf(id)
  expect(await storedNames()).toEqual([row.id])
  expect(await files.get(`${school.tenantId}/${row.id}`)).toEqual(new Uint8Array(file))
  expect(row).toMatchObject({ size: file.byteLength, sha256: digest(file) })
  // The version before reads it from the row.
  expect(new Uint8Array(row.bytes ?? [])).toEqual(new Uint8Array(file))
  await move()
  expect((await rowOf(id)).bytes).not.toBeNull()
  await aDayLater()
  await move()
  await move()
  expect((await rowOf(id)).bytes).toBeNull()
  expect(await printedFile(teacher, school, id)).toEqual(file)
}, 60_000)

test('while the store does not answer, nothing is printed, and nothing half-written stays', async () => {
  const id = await completedReport(teacher, school)
  // A file where the folder of the school would be.
  await Bun.write(folder, 'x')
  const answer = await ask(id)
  expect([answer.status, answer.body.error]).toEqual([503, 'UNKNOWN'])
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await rowsOf(id)).toHaveLength(0)
  await rm(folder)
  expect((await ask(id)).status).toBe(200)
  expect(await storedNames()).toHaveLength(1)
}, 60_000)

test('a file whose row cannot be written is removed again', async () => {
  const id = await completedReport(teacher, school)
  await owner`revoke insert on report_file from lernspur_teacher`
  try {
    expect((await ask(id)).status).toBe(500)
  } finally {
    await owner`grant insert on report_file to lernspur_teacher`
  }
  expect(await storedNames()).toEqual([])
  expect((await ask(id)).status).toBe(200)
}, 60_000)

test('two who print at once get one file, and the store keeps one', async () => {
  const id = await completedReport(teacher, school)
  const answers = await Promise.all([ask(id), ask(id), ask(id, school.admin)])
  const [first, ...others] = answers.map(({ bytes }) => digest(bytes))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(others).toEqual([first ?? '', first ?? ''])
  expect(await storedNames()).toHaveLength(1)
}, 60_000)

test('a file that is missing, changed or of another report is told, and nothing else is served', async () => {
  const [id, otherId] = [await completedReport(teacher, school), await completedReport(teacher, school, 1)]
  const [file, other] = [await printedFile(teacher, school, id), await printedFile(teacher, school, otherId)]
  const { id: fileId } = await rowOf(id)
  await aDayLater()
  await move()
  const path = join(folder, fileId)
  for (const spoil of [() => rm(path), () => Bun.write(path, other), () => Bun.write(path, file.subarray(1))]) {
    await spoil()
    const answer = await ask(id)
    expect([answer.status, answer.body.error]).toEqual([500, 'REPORT_FILE_UNREADABLE'])
    expect(answer.body.message).toContain('fehlt oder wurde verändert')
  }
  expect(await rowsOf(id)).toHaveLength(1)
  // The child's data and the school's archive have all the rest.
  const { admin, schoolClass } = school
  const letterPath = `/students/${schoolClass.students[0].id}/export`
  const letter = unzipSync((await teacher.ask(admin, { method: 'GET', path: letterPath })).bytes)
  expect(strFromU8(letter[`berichte/${id}.de.txt`] ?? new Uint8Array())).toContain('fehlt oder wurde verändert')
  const archive = unzipSync((await teacher.ask(admin, { method: 'GET', path: '/tenants/current/export' })).bytes)
  const names = Object.keys(archive).filter((name) => name.startsWith('berichte/'))
  expect(names.map((name) => name.slice(-4)).toSorted()).toEqual(['.pdf', '.txt'])
  await Bun.write(path, file)
  expect((await ask(id)).status).toBe(200)
}, 60_000)

test('files of another school are not reached', async () => {
  const id = await completedReport(teacher, school)
  await printedFile(teacher, school, id)
  const neighbour = await testSchool(owner)
  expect((await ask(id, neighbour.admin)).body.error).toBe('NOT_FOUND')
  const { id: fileId } = await rowOf(id)
  for (const person of [neighbour.admin, school.admin]) {
    // Nor by the address of pictures.
    const answer = await teacher.ask(person, { method: 'GET', path: `/files/${fileId}` })
    expect(answer.body.error).toBe('GET_FILE_ERROR')
  }
}, 60_000)

test('files from before are moved, one after the other, wherever it was interrupted', async () => {
  const ids = [await completedReport(teacher, school), await completedReport(teacher, school, 1)]
  const printed = [await printedFile(teacher, school, ids[0] ?? ''), await printedFile(teacher, school, ids[1] ?? '')]
  for (const [at, id] of ids.entries()) await putIntoRow(id, printed[at] ?? new Uint8Array())
  expect(await printedFile(teacher, school, ids[0] ?? '')).toEqual(printed[0] ?? new Uint8Array())
  const stop = new AbortController()
  const interrupting: FileStore = {
    ...files,
    put: async (...written) => {
      await files.put(...written)
      stop.abort()
    },
  }
  await move(interrupting, stop.signal)
  expect(await storedNames()).toHaveLength(1)
  const failing: FileStore = { ...files, put: () => Promise.reject(new Error('down')) }
  expect(move(failing)).rejects.toThrow('down')
  await move()
  await move()
  expect(await storedNames()).toHaveLength(2)
  await aDayLater()
  // A copy that was lost meanwhile is made again instead of the last one being given up.
  await rm(join(folder, (await rowOf(ids[1] ?? '')).id))
  await move()
  expect((await rowOf(ids[0] ?? '')).bytes).toBeNull()
  expect((await rowOf(ids[1] ?? '')).bytes).not.toBeNull()
  await aDayLater()
  await move()
  for (const [at, id] of ids.entries()) {
    expect((await rowOf(id)).bytes).toBeNull()
    expect(await printedFile(teacher, school, id)).toEqual(printed[at] ?? new Uint8Array())
  }
}, 60_000)

test('a report that is deleted while its file is moved leaves none', async () => {
  const id = await completedReport(teacher, school)
  await putIntoRow(id, await printedFile(teacher, school, id))
  const deleting: FileStore = {
    ...files,
    put: async (...written) => {
      await owner`delete from report where id = ${id}`
      await files.put(...written)
    },
  }
  await move(deleting)
  expect(await storedNames()).toEqual([])
}, 60_000)

test('the file goes with its report, and another one stays', async () => {
  const [id, otherId] = [await completedReport(teacher, school), await completedReport(teacher, school, 1)]
  for (const reportId of [id, otherId]) await printedFile(teacher, school, reportId)
  expect((await teacher.ask(school.admin, { method: 'DELETE', path: `/reports/${id}` })).status).toBe(200)
  expect(await storedNames()).toEqual([(await rowOf(otherId)).id])
}, 60_000)

test('a report with a new seal has a new file, and the former one is gone (rule signature.11)', async () => {
  const id = await completedReport(teacher, school)
  await printedFile(teacher, school, id)
  const { id: former } = await rowOf(id)
  const own = await teacher.ask(school.admin, { method: 'GET', path: '/seal-keys/own' })
  const path = `/seal-keys/${own.body.data.keys[0].publicKey}/revocation`
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect((await teacher.ask(school.admin, { method: 'POST', path, body: { day, reason: 'misuse' } })).status).toBe(200)
  await printedFile(teacher, school, id)
  const names = await storedNames()
  expect(names).toEqual([(await rowOf(id)).id])
  expect(names).not.toContain(former)
}, 60_000)
