import { expect, test } from 'bun:test'
import { exists } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileBytesMax } from '@lernspur/contracts/wire/file'
import { connect } from '@lernspur/database/connection/connect'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { form } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { teacherService } from '../../app'

const { owner, database, services } = await servicesForFile({ teacher: teacherService })
const { teacher } = services
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const provider = await testProvider(owner)
const { classTeacher, subjectTeacher } = school
const { german, mathematics, students, id: schoolClassId } = school.schoolClass
const [mia] = students

const observed = async (competenceId = german.competenceIds[0]) => {
  const body = { schoolClassId, studentId: mia.id, competenceId, description: 'liest vor' }
  const path = '/observations-v2'
  return (await teacher.ask(classTeacher, { method: 'POST', path, body })).body.data.id as string
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
const fileOf = (bytes: Uint8Array, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'Heft.jpg', { type })
const add = (observationId: string, file: File, person: TestPerson = classTeacher) =>
  teacher.ask(person, { method: 'POST', path: `/observations-v2/${observationId}/photos`, body: form({ file }) })
const get = (person: TestPerson, path: string) => teacher.ask(person, { method: 'GET', path })
const photo = async () => fileOf(await drawn(300, 200).jpeg().toBuffer())

test('a photo is stored without place and camera, upright and no larger than 2048 pixels', async () => {
  const bytes = await drawn(3000, 1500)
    .withExif({
      IFD0: { Make: 'Kamera', Artist: 'Mia Muster', ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { status, body } = await add(await observed(), fileOf(bytes))
  expect([status, body.data.width, body.data.height]).toEqual([201, 1024, 2048])
  expect(body.data.thumbnail).toStartWith('data:image/jpeg;base64,')
  const visible = await get(classTeacher, `/observation-photos/${body.data.id}/picture`)
  expect([visible.status, visible.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const stored = await sharp(visible.bytes).metadata()
  expect([stored.exif, stored.xmp, stored.iptc, stored.icc, stored.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(Buffer.from(visible.bytes).toString('latin1')).not.toMatch(/Kamera|Muster|GPS|script/)
}, 30_000)

test('a photo has the rights of its entry, in the own school only', async () => {
  const ofGerman = (await add(await observed(), await photo())).body.data
  const ofMathematics = (await add(await observed(mathematics.competenceIds[0]), await photo())).body.data
  const pathOf = ({ id }: { id: string }) => `/observation-photos/${id}/picture`
  expect((await get(subjectTeacher, pathOf(ofGerman))).status).toBe(200)
  for (const [person, one] of [
    [subjectTeacher, ofMathematics],
    [school.outsider, ofGerman],
    [neighbour.admin, ofGerman],
    [provider, ofGerman],
  ] as const) {
    expect((await get(person, pathOf(one))).body.error).toBe('GET_FILE_ERROR')
    const listed = await get(
      person,
      `/observation-photos?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${one.id}`,
    )
    expect(listed.body.data).toEqual({ rows: [], count: 0 })
  }
  const remove = (person: TestPerson, { id }: { id: string }) =>
    teacher.ask(person, { method: 'DELETE', path: `/observation-photos/${id}` })
  expect((await add(ofGerman.observationId, await photo(), subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await add(ofMathematics.observationId, await photo(), subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await remove(subjectTeacher, ofGerman)).body.error).toBe('NO_PERMISSION')
  expect((await remove(neighbour.admin, ofGerman)).body.error).toBe('NOT_FOUND')
  const [row] = await owner<{ fileId: string }[]>`
    select file_id from observation_photo where tenant_id = ${school.tenantId} and id = ${ofGerman.id}`
  expect((await get(classTeacher, `/files/${row?.fileId}`)).body.error).toBe('GET_FILE_ERROR')
})

test('what is no picture, too large or too many is refused', async () => {
  const entry = await observed()
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const jpeg = new Uint8Array(await drawn(300, 200).jpeg().toBuffer())
  for (const [file, error] of [
    [fileOf(svg), 'FILE_VALIDATION_FAILED'],
    [fileOf(jpeg.slice(0, 200)), 'FILE_VALIDATION_FAILED'],
    [fileOf(await drawn(6000, 5000).png().toBuffer(), 'image/png'), 'FILE_VALIDATION_FAILED'],
    [fileOf(new Uint8Array(fileBytesMax.picture + 1)), 'FILE_SIZE_LIMIT_EXCEEDED'],
  ] as const) {
    expect((await add(entry, file)).body.error).toBe(error)
  }
  for (let count = 0; count < 4; count += 1) expect((await add(entry, await photo())).status).toBe(201)
  expect((await add(entry, await photo())).body.error).toBe('VALIDATION_FAILED')
}, 30_000)

const bytesOf = async (photoId: string): Promise<string> => {
  const [row] = await owner<{ fileId: string }[]>`
    select file_id from observation_photo where tenant_id = ${school.tenantId} and id = ${photoId}`
  return join(database.filesDir, 'files', school.tenantId, row?.fileId ?? '')
}

test('a photo goes with its entry and comes back with it, goes for good after an hour, and stands in the export of its child until then', async () => {
  const entry = await observed()
  const { id } = (await add(entry, await photo())).body.data
  const bytes = await bytesOf(id)
  expect(await exists(bytes)).toBe(true)
  const archive = unzipSync((await get(school.manager, `/students/${mia.id}/export`)).bytes)
  expect(archive[`fotos/${id}.jpg`]?.length).toBeGreaterThan(100)
  const { photos } = JSON.parse(strFromU8(archive['auskunft.json'] ?? new Uint8Array()))
  expect(photos).toContainEqual({ id, observationId: entry, createdAt: expect.any(String) })
  const deleted = await teacher.ask(classTeacher, { method: 'DELETE', path: `/observations-v2/${entry}` })
  expect(deleted.status).toBe(200)
  expect((await get(classTeacher, `/observation-photos/${id}/picture`)).body.error).toBe('GET_FILE_ERROR')
  const undone = { method: 'POST', path: '/observations-v2/restore', body: { observationIds: [entry] } }
  expect((await teacher.ask(classTeacher, undone)).status).toBe(201)
  expect((await get(classTeacher, `/observation-photos/${id}/picture`)).bytes.length).toBeGreaterThan(100)
  await teacher.ask(classTeacher, { method: 'DELETE', path: `/observations-v2/${entry}` })
  await ageUndoEntries(owner, school.tenantId, '61 minutes')
  const db = connect(database.urlFor('teacher'), { name: 'sweeps', max: 1 })
  // As the sweep of files does, which leaves what was uploaded within the last hour alone.
  const purge = () =>
    writeTenant(
      db,
      school.tenantId,
      (tx) => tx`select id from forget_files(${school.tenantId}, array[${basename(bytes)}::uuid]) as id`,
    )
  expect(await purge()).toBeEmpty()
  await purgeUndoEntries(db, new AbortController().signal)
  expect(await purge()).toHaveLength(1)
  await db.end()
}, 30_000)

test('an entry with a photo is not taken back in the matrix, where nobody sees the photo', async () => {
  const competenceId = german.competenceIds[1] ?? ''
  const entry = await observed(competenceId)
  const bytes = await bytesOf((await add(entry, await photo())).body.data.id)
  const [known] = await owner<{ updatedAt: string }[]>`select updated_at from observation where id = ${entry}`
  const cell = { studentId: mia.id, competenceId, performanceLevelV2Id: null, description: null }
  const emptied = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClassId}/skill-cells`,
    body: {
      shown: { schoolSubjectId: german.id },
      cells: [{ ...cell, basedOn: { id: entry, updatedAt: known?.updatedAt } }],
    },
  })
  expect(emptied.body.data.results[0]).toMatchObject({ outcome: 'refused', error: 'INVALID_IMPLICIT_DELETION' })
  expect(await exists(bytes)).toBe(true)
})

test('a removed photo comes back within an hour, once, to whom may change its entry', async () => {
  const entry = await observed()
  const { data } = (await add(entry, await photo())).body
  const restore = (photoIds: string[], person: TestPerson = classTeacher) =>
    teacher.ask(person, { method: 'POST', path: '/observation-photos/restore', body: { photoIds } })
  const remove = () => teacher.ask(classTeacher, { method: 'DELETE', path: `/observation-photos/${data.id}` })
  expect((await remove()).status).toBe(200)
  expect((await remove()).body.error).toBe('NOT_FOUND')
  expect((await get(classTeacher, `/observation-photos/${data.id}/picture`)).body.error).toBe('GET_FILE_ERROR')
  expect((await restore([data.id], subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await restore([data.id], neighbour.admin)).body.error).toBe('NOT_FOUND')
  const [first, second] = await Promise.all([restore([data.id]), restore([data.id])])
  expect([first.body.data.rows, second.body.data.rows]).toEqual([[data], [data]])
  expect((await get(classTeacher, `/observation-photos/${data.id}/picture`)).status).toBe(200)
  await remove()
  for (let count = 0; count < 4; count += 1) await add(entry, await photo())
  expect((await restore([data.id])).body.error).toBe('VALIDATION_FAILED')
  const other = (await add(await observed(), await photo())).body.data
  expect((await restore([data.id, other.id])).body.error).toBe('NOT_FOUND')
  await ageUndoEntries(owner, school.tenantId, '61 minutes')
  expect((await restore([data.id])).body.error).toBe('NOT_FOUND')
}, 30_000)
