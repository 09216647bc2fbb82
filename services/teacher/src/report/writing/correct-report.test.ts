import { afterAll, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { classTeacher, manager, schoolClass } = school
afterAll(closeReportWorker)

const ask = (person: TestPerson | null, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const read = async (id: string, person = classTeacher): Promise<Report> =>
  (await ask(person, 'GET', `/reports/${id}`)).body.data
const complete = async (id: string, person = classTeacher) => {
  const { subjects } = await read(id)
  const incompleteSubjectIds = subjects.filter(({ status }) => status === 'inProgress').map((subject) => subject.id)
  return ask(person, 'PATCH', `/reports/${id}/close`, { incompleteSubjectIds })
}
const completed = async (index = 0): Promise<string> => {
  const studentIds = [schoolClass.students[index]?.id]
  const body = { name: 'Zeugnis', calculationMethod: 'allEntries', studentIds }
  const [{ id }] = (await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/bulk`, body)).body.data.rows
  await ask(classTeacher, 'PATCH', `/reports/${id}/comment`, { summaryComment: 'Liest gern vor.' })
  await complete(id)
  return id
}
const correct = (id: string, person = manager, reason = 'Falsches Geburtsdatum') =>
  ask(person, 'POST', `/reports/${id}/correction`, { reason })
const print = async (id: string, person = classTeacher): Promise<Uint8Array> =>
  (await ask(person, 'GET', `/reports/${id}/pdf`)).bytes
const sealOf = async (file: Uint8Array) =>
  (await checkFile(file, (await ask(null, 'GET', '/seal-keys')).body.data)).verification

test('a corrected report names what it replaces, whose seal then says so, and the replaced one stays (rule report.11)', async () => {
  const id = await completed()
  const file = await print(id)
  const answer = await correct(id)
  expect(answer.status).toBe(201)
  const correction = await read(answer.body.data.id)
  const before = await read(id)
  expect(correction).toMatchObject({
    status: 'inProgress',
    summaryComment: 'Liest gern vor.',
    correction: { reportId: id, name: 'Zeugnis', completedAt: before.completedAt, reason: 'Falsches Geburtsdatum' },
  })
  expect(correction.subjects.map(({ domains, comment }) => ({ domains, comment }))).toEqual(
    before.subjects.map(({ domains, comment }) => ({ domains, comment })),
  )
  expect(before.replacement).toEqual({ reportId: correction.id, completedAt: null })
  // Until it is completed, the first one holds.
  expect(await sealOf(file)).toBe('unconfirmed')
  expect((await complete(correction.id, manager)).status).toBe(200)
  expect(await sealOf(file)).toBe('replaced')
  expect(await sealOf(await print(correction.id))).toBe('unconfirmed')
  expect(await print(id)).toEqual(file)
  const rows: ReportSummary[] = (await ask(classTeacher, 'GET', `/classes/${schoolClass.id}/reports?shows=summary`))
    .body.data.rows
  expect(rows.find((row) => row.id === id)?.replacement?.completedAt).not.toBeNull()
  expect(rows.find((row) => row.id === correction.id)).toMatchObject({ isCorrection: true, replacement: null })
}, 30_000)

test('a report that was replaced before anybody printed it is sealed as a replaced one', async () => {
  const id = await completed(1)
  const { id: newId } = (await correct(id)).body.data
  await complete(newId, manager)
  expect(await sealOf(await print(id))).toBe('replaced')
}, 30_000)

test('only who leads the school corrects, with a reason, what is final, and once', async () => {
  const id = await completed(2)
  expect((await correct(id, classTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await correct(id, manager, ' ')).body.error).toBe('VALIDATION_FAILED')
  const { id: newId } = (await correct(id)).body.data
  expect((await correct(id)).body.error).toBe('EDIT_CONFLICT')
  expect((await correct(newId)).body.error).toBe('CREATE_NOT_ALLOWED')
  // A subject teacher does not read the reason, as the general comment.
  expect((await read(newId, school.subjectTeacher)).correction).toMatchObject({ name: 'Zeugnis', reason: null })
  const [{ actions } = { actions: [] }] = await teacher.owner<{ actions: string[] }[]>`
    select array_agg(distinct action) as actions from audit_entry where entity_id = ${newId}`
  expect(actions).toEqual(['report.correct'])
  await ask(manager, 'DELETE', `/reports/${newId}`)
  expect((await read(id)).replacement).toBeNull()
})
