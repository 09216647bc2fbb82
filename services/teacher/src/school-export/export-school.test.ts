import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { unzipSync } from 'fflate'
import { teacherService } from '../app'
import { exportedTables, unexportedTables } from './exported-tables'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner, { studentCount: 4 })
const neighbour = await otherSchool(owner)

const ask = (person: TestPerson) => teacher.ask(person, { method: 'GET', path: '/tenants/current/export' })
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

test('an owner gets everything of the school as JSON, CSV and PDF, and nothing of another one', async () => {
  await insertObservation(owner, school)
  await insertObservation(owner, neighbour)
  await teacher.ask(school.admin, {
    method: 'POST',
    path: `/classes/${school.schoolClass.id}/reports/bulk`,
    body: { name: 'Zeugnis: 1/2', calculationMethod: 'allEntries', studentIds: [school.schoolClass.students[0].id] },
  })
  await owner`
    update report set status = 'completed', completed_at = now() where tenant_id = ${school.tenantId}`
  const { status, headers, bytes } = await ask(school.admin)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(bytes)
  const rows = (name: string) => JSON.parse(textOf(files[`json/${name}.json`]))
  expect(rows('kinder')).toHaveLength(8)
  expect(rows('eintraege')).toMatchObject([{ description: 'liest', creatorId: school.classTeacher.userId }])
  expect(rows('schule')[0].name).toBe(school.name)
  expect(rows('personen')).toHaveLength(5)
  expect([...(files['csv/kinder.csv']?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf])
  expect(textOf(files['csv/kinder.csv'])).toStartWith('id;firstName;lastName;')
  expect(textOf(files['csv/kinder.csv']).trimEnd().split('\r\n')).toHaveLength(9)
  const [report] = Object.keys(files).filter((path) => path.startsWith('berichte/3a/'))
  expect(report).toMatch(/ – Zeugnis 1 2 [0-9a-f]{8}\.pdf$/)
  expect(textOf(files[report ?? '']?.subarray(0, 5))).toBe('%PDF-')
  for (const file of Object.values(files)) expect(textOf(file)).not.toContain(neighbour.tenantId)
}, 30_000)

test('an archive that was written is recorded, so that the school may be closed', async () => {
  const own = await testSchool(owner)
  const recorded = () => owner`
    select user_id from audit_entry where tenant_id = ${own.tenantId} and action = 'tenant.export'`
  expect((await ask(own.manager)).status).toBe(403)
  expect(await recorded()).toHaveLength(0)
  await ask(own.admin)
  expect([...(await recorded())]).toEqual([{ userId: own.admin.userId }])
})

test('reports of classes that had one name in different years lie apart, others by the name alone', async () => {
  const years = await testSchool(owner)
  const { tenantId, schoolClass, secondClass, year } = years
  const [former, current] = schoolClass.students
  const make = (schoolClassId: string, studentIds: readonly string[]) =>
    teacher.ask(years.admin, {
      method: 'POST',
      path: `/classes/${schoolClassId}/reports/bulk`,
      body: { name: 'Zeugnis', calculationMethod: 'allEntries', studentIds },
    })
  await make(schoolClass.id, [former.id, current.id])
  await make(secondClass.id, [secondClass.students[0].id])
  await owner`update report set status = 'completed', completed_at = now() where tenant_id = ${tenantId}`
  await owner`
    update report set school_year_name = '1999/2000'
    where tenant_id = ${tenantId} and original_student_id = ${former.id}`
  const paths = Object.keys(unzipSync((await ask(years.admin)).bytes)).filter((path) => path.startsWith('berichte/'))
  const folders = paths.map((path) => path.split('/')[1])
  expect(folders.toSorted()).toEqual(['3a · 1999-2000', `3a · ${year.year}-${year.year + 1}`, '3b'])
}, 30_000)

test('nobody but an owner takes everything along', async () => {
  for (const person of [school.manager, school.classTeacher]) {
    expect((await ask(person)).body.error).toBe('NO_PERMISSION')
  }
})

test('text that begins like a formula stays text in a spreadsheet', async () => {
  const { id } = school.schoolClass.students[1]
  await owner`update student set first_name = '=1+1' where id = ${id}`
  const files = unzipSync((await ask(school.admin)).bytes)
  expect(textOf(files['csv/kinder.csv'])).toContain(";'=1+1;")
}, 30_000)

test('every table with rows of schools is exported or known not to be', async () => {
  const tables = await owner<{ name: string }[]>`select name::text from school_tables() as name`
  const known = [...Object.keys(exportedTables), ...unexportedTables]
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})
