import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { extractText } from 'unpdf'
import { teacherService } from '../app'

setDefaultTimeout(60_000)
const teacher = await serviceForFile('teacher', teacherService)
afterAll(closeReportWorker)

const filled = { birthDate: '2017-05-09', daysAbsent: 7, daysUnexcused: 1, classRemark: 'Nahm an der Garten-AG teil.' }

const newReport = async (fields: readonly string[] | undefined, form = 'standard') => {
  const school = await testSchool(teacher.owner)
  const layout = { signers: ['classTeacher'], showsUnobserved: true, form, ...(fields && { fields }) }
  await teacher.owner`update tenant set report_layout = ${teacher.owner.json(layout)} where id = ${school.tenantId}`
  const { classTeacher, schoolClass } = school
  const ask = (person: TestPerson, method: string, path: string, body?: object, headers = {}) =>
    teacher.ask(person, { method, path, headers, ...(body && { body }) })
  const create = async (): Promise<Report> =>
    (
      await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/bulk`, {
        name: 'Zeugnis',
        calculationMethod: 'latestEntries',
        studentIds: [schoolClass.students[0].id],
      })
    ).body.data.rows[0]
  const report = await create()
  const path = `/reports/${report.id}`
  const change = (body: object, person: TestPerson = classTeacher, headers = {}) =>
    ask(person, 'PATCH', `${path}/details`, body, headers)
  const printed = async (person: TestPerson = classTeacher) => {
    const { bytes } = await ask(person, 'GET', `${path}/pdf`)
    return (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, ' ')
  }
  const get = async (person: TestPerson): Promise<Report> => (await ask(person, 'GET', path)).body.data
  return { ...school, ask, create, report, path, change, printed, get }
}

test.each(['standard', 'compact', 'child'])(
  'birth date, absences and remark are printed in the form %s where the school has them (rule print.8)',
  async (form) => {
    const { report, change, printed, get, classTeacher } = await newReport(
      ['birthDate', 'absences', 'classRemark'],
      form,
    )
    expect(report.fields).toEqual(['birthDate', 'absences', 'classRemark'])
    expect(await printed()).not.toContain('Versäumte Tage')
    expect((await change(filled)).body.data).toMatchObject(filled)
    expect((await get(classTeacher)).details).toMatchObject(filled)
    const text = await printed()
    for (const part of ['9. Mai 2017', 'Versäumte Tage: 7, davon unentschuldigt: 1', filled.classRemark])
      expect(text).toContain(part)
  },
)

test('a school that has not chosen them has none, and only what it has chosen', async () => {
  const none = await newReport(undefined)
  expect(none.report.fields).toEqual([])
  await none.change(filled)
  for (const part of ['Versäumte Tage', '2017', 'Garten']) expect(await none.printed()).not.toContain(part)
  const one = await newReport(['absences'])
  await one.change({ ...filled, daysUnexcused: null })
  expect(await one.printed()).toContain('Versäumte Tage: 7')
  expect(await one.printed()).not.toContain('unentschuldigt')
  expect(await one.printed()).not.toContain('Garten')
})

test('they belong to whom the general comment belongs to, on screen and in print', async () => {
  const { change, printed, get, subjectTeacher, classTeacher } = await newReport(['absences'])
  await change(filled)
  expect((await get(subjectTeacher)).details).toBeNull()
  expect(await printed(subjectTeacher)).not.toContain('Versäumte')
  expect((await change({ daysAbsent: 9 }, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await get(classTeacher)).details?.daysAbsent).toBe(7)
})

test('unexcused days are among the days, an outdated state is refused, and a remark saved meanwhile is no conflict', async () => {
  const { ask, path, report, change, classTeacher } = await newReport(['absences'])
  expect((await change({ daysAbsent: 1, daysUnexcused: 2 })).body.error).toBe('VALIDATION_FAILED')
  expect((await change({})).body.error).toBe('EMPTY_DTO')
  const version = (text: string) => ({ 'if-match': `"${text}"` })
  await ask(classTeacher, 'PATCH', `${path}/comment`, { summaryComment: 'Weiter so!' })
  const state = version(report.details?.updatedAt ?? '')
  expect((await change({ daysAbsent: 2 }, classTeacher, state)).status).toBe(200)
  expect((await change({ daysAbsent: 3 }, classTeacher, state)).body.error).toBe('EDIT_CONFLICT')
})

test('they are final with the report, a later one takes over the birth date alone, and layouts change nothing', async () => {
  const { change, ask, path, create, classTeacher, tenantId, printed } = await newReport(['birthDate', 'absences'])
  await change(filled)
  await teacher.owner`update report set status = 'completed', completed_at = now() where tenant_id = ${tenantId}`
  expect((await change({ daysAbsent: 1 })).body.error).toBe('REPORT_ALREADY_COMPLETED')
  await teacher.owner`update tenant set report_layout = null where id = ${tenantId}`
  expect(await printed()).toContain('Versäumte Tage: 7')
  const next = await create()
  expect(next.details).toMatchObject({ birthDate: filled.birthDate, daysAbsent: null, classRemark: '' })
  const first = (await ask(classTeacher, 'GET', `${path}/pdf`)).bytes
  expect((await ask(classTeacher, 'GET', `${path}/pdf`)).bytes).toEqual(first)
})

test('a new report takes the birth date from the child, before that of a former report (rule student.10)', async () => {
  const { change, create, schoolClass } = await newReport(['birthDate'])
  await change({ birthDate: filled.birthDate })
  const [{ id }] = schoolClass.students
  await teacher.owner`update student set birth_date = '2017-11-12' where id = ${id}`
  expect((await create()).details).toMatchObject({ birthDate: '2017-11-12' })
})
