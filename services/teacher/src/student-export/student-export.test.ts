import { afterAll, expect, test } from 'bun:test'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
afterAll(closeReportWorker)
const { owner } = teacher
const school = await testSchool(owner)
const [mia, other] = school.schoolClass.students
const provider = await testProvider(owner)

const exportOf = (person: TestPerson, id = mia.id) =>
  teacher.ask(person, { method: 'GET', path: `/students/${id}/export` })
/** A copy is read, because the reader takes the whole buffer with it. */
const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

/** A child with a name of its own, so that it is found wherever it should not be. */
const rename = (id: string, firstName: string) => owner`update student set first_name = ${firstName} where id = ${id}`

await rename(mia.id, 'Miabell')
await rename(other.id, 'Jonathan')
await insertObservation(owner, school, { studentId: mia.id })
await insertObservation(owner, school, { studentId: mia.id, table: 'legacy_observation' })
await insertObservation(owner, school, { studentId: other.id })
const reports = { name: 'Zeugnis', calculationMethod: 'allEntries' }
await teacher.ask(school.classTeacher, {
  method: 'POST',
  path: `/classes/${school.schoolClass.id}/reports/bulk`,
  body: { ...reports, studentIds: [mia.id, other.id] },
})

test('the export holds everything about a child as PDF, JSON and CSV, and nothing of another', async () => {
  const answer = await exportOf(school.manager)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(answer.bytes)
  expect(Object.keys(files).sort()).toEqual([
    'auskunft.json',
    'auskunft.pdf',
    'bemerkungen.csv',
    'beobachtungen.csv',
    'berichte.csv',
    'gespraeche.csv',
    'klassen.csv',
    'plaetze.csv',
    'wochenplan.csv',
  ])
  const texts = Object.entries(files).map(async ([name, bytes]) =>
    name.endsWith('.pdf') ? textOf(bytes) : strFromU8(bytes),
  )
  for (const text of await Promise.all(texts)) expect(text).not.toMatch(new RegExp(`Jonathan|${other.id}`))
  const data = JSON.parse(strFromU8(files['auskunft.json'] ?? new Uint8Array()))
  expect(data).toMatchObject({
    student: { firstName: 'Miabell' },
    classes: [{ name: '3a', subjects: ['Deutsch', 'Mathematik'] }],
    reports: [{ name: 'Zeugnis', status: 'inProgress' }],
  })
  expect(
    data.observations.map((entry: { version: number; note: string }) => [entry.version, entry.note]).sort(),
  ).toEqual([
    [1, 'liest'],
    [2, 'liest'],
  ])
  expect(data.observations[0]).toMatchObject({ subject: 'Deutsch', authorRole: 'user', observedAt: school.year.today })
  const rows = strFromU8(files['beobachtungen.csv'] ?? new Uint8Array())
    .trimEnd()
    .split('\r\n')
  expect([rows.length, rows[0]?.startsWith('Kennung;Fassung;Tag;Klasse;Fach')]).toEqual([3, true])
  // German tables have German words, also where the data has codes.
  expect(rows.slice(1).every((row) => row.includes(';Lehrkraft;'))).toBe(true)
  expect(strFromU8(files['berichte.csv'] ?? new Uint8Array())).toContain(';offen;')
  const pdf = await textOf(files['auskunft.pdf'] ?? new Uint8Array())
  for (const part of ['Auskunft nach Art. 15 DSGVO', 'Miabell', 'Beobachtungen (2)', 'Bericht: Zeugnis', 'Lehrkraft'])
    expect(pdf).toContain(part)
})

test('a Swiss school gives information by Swiss law', async () => {
  const swiss = await otherSchool(owner)
  const [child] = swiss.schoolClass.students
  const files = unzipSync((await exportOf(swiss.manager, child.id)).bytes)
  const pdf = await textOf(files['auskunft.pdf'] ?? new Uint8Array())
  expect(pdf).toContain('Art. 25 revDSG')
  expect(pdf).not.toContain('DSGVO')
})

test('the export is audited, once it was made', async () => {
  await exportOf(school.admin)
  const rows = await owner`
    select from audit_entry where entity_id = ${mia.id} and action = 'student.export' and user_id = ${school.admin.userId}`
  expect(rows).toHaveLength(1)
})

test('members, other schools and the provider get no export', async () => {
  const neighbour = await otherSchool(owner)
  expect((await exportOf(school.classTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await exportOf(neighbour.admin)).body.error).toBe('NOT_FOUND')
  expect((await exportOf(provider)).body.error).toBe('NOT_FOUND')
})

test('a note that begins like a formula is text in a spreadsheet', async () => {
  await owner`
    update observation set description = '=HYPERLINK("http://x";"y")' where student_id = ${mia.id}`
  const files = unzipSync((await exportOf(school.manager)).bytes)
  expect(strFromU8(files['beobachtungen.csv'] ?? new Uint8Array())).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
})

test('2,000 entries take less than a minute', async () => {
  const { schoolClass, classTeacher, year, tenantId } = school
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    select ${tenantId}, ${mia.id}, ${schoolClass.id}, ${schoolClass.german.id}, ${schoolClass.german.competenceIds[0] ?? ''},
      'Notiz ' || number || ' über das Lesen, mit einem Satz, der zwei Zeilen braucht.', ${year.today},
      ${classTeacher.userId}, ${classTeacher.userId}
    from generate_series(1, 2000) as number`
  // Computing time, the worker's included: other processes on the machine do not count.
  const start = process.cpuUsage()
  const answer = await exportOf(school.manager)
  expect(answer.status).toBe(200)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(60_000)
  const pdf = await textOf(unzipSync(answer.bytes)['auskunft.pdf'] ?? new Uint8Array())
  for (const number of [1, 150, 151, 2000]) expect(pdf).toContain(`Notiz ${number} über`)
}, 240_000)
