import { expect, test } from 'bun:test'
import type { Report, ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { ReportRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const inClass = ({ schoolClass }: TestSchool, path: string) => `/classes/${schoolClass.id}/reports/${path}`

const create = async (school: TestSchool): Promise<Report[]> =>
  (
    await ask(school.classTeacher, 'POST', inClass(school, 'bulk'), {
      name: 'Zeugnis',
      calculationMethod: 'latestEntries',
      startDate: school.year.first.startDate,
      endDate: school.year.second.endDate,
    })
  ).body.data.rows
const observe = ({ schoolClass, classTeacher }: TestSchool, index: number, level: number, competence = 0) =>
  ask(classTeacher, 'POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[index]?.id,
    competenceId: schoolClass.german.competenceIds[competence],
    performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
  })
const ofChild = (reports: readonly Report[], { schoolClass }: TestSchool, index: number): Report => {
  const found = reports.find((report) => report.originalStudentId === schoolClass.students[index]?.id)
  if (!found) throw new Error('There is no report.')
  return found
}
const competencesOf = ({ subjects }: Report): ReportCompetence[] =>
  subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
const idsOf = (reports: readonly Report[]) => reports.map(({ id }) => id)
const changesIn = async (school: TestSchool, reports: readonly Report[], person = school.classTeacher) => {
  const { body } = await ask(person, 'POST', inClass(school, 'recalculation/preview'), { reportIds: idsOf(reports) })
  return body.data?.rows as ReportRecalculation[]
}

test('a set tells which reports are not current any more, and computing them again touches no decision', async () => {
  const school = await testSchool(owner)
  const { classTeacher, subjectTeacher } = school
  for (const index of [0, 1]) await observe(school, index, 2)
  const reports = await create(school)
  expect(await changesIn(school, reports)).toEqual([])
  const [first, second] = [ofChild(reports, school, 0), ofChild(reports, school, 1)]
  const [german] = first.subjects
  const competenceId = school.schoolClass.german.competenceIds[0]
  await ask(subjectTeacher, 'PATCH', `/reports/${first.id}/subjects/${german?.id}`, {
    competences: [{ competenceId, performanceLevel: 1 }],
  })
  for (const index of [0, 1]) await observe(school, index, 4)
  expect(await changesIn(school, reports)).toMatchObject(
    [first, second]
      .toSorted((a, b) => a.studentLastName.localeCompare(b.studentLastName))
      .map(({ id }) => ({ reportId: id, changes: [{ before: 2, after: 4, isDecided: id === first.id }] })),
  )
  const path = inClass(school, 'recalculation')
  const changed = await ask(classTeacher, 'PATCH', path, { reportIds: idsOf(reports) })
  expect(changed.body.data.count).toBe(2)
  const read = async ({ id }: Report) => competencesOf((await ask(classTeacher, 'GET', `/reports/${id}`)).body.data)[0]
  expect(await read(first)).toMatchObject({ performanceLevel: 1, proposedLevel: 4, overwritten: true, entryCount: 2 })
  expect(await read(second)).toMatchObject({ performanceLevel: 4, proposedLevel: 4, overwritten: false })
  expect(await changesIn(school, reports)).toEqual([])
  const undone = await ask(classTeacher, 'PATCH', `${path}/undo`, { subjects: changed.body.data.rows })
  expect(undone.body.data.count).toBe(2)
  expect(await read(first)).toMatchObject({ performanceLevel: 1, proposedLevel: 2 })
  expect(await read(second)).toMatchObject({ performanceLevel: 2, proposedLevel: 2 })
})

test('a report that a colleague has deleted meanwhile hides nothing about the others', async () => {
  const school = await testSchool(owner)
  for (const index of [0, 1]) await observe(school, index, 2)
  const reports = await create(school)
  const [deleted, other] = [ofChild(reports, school, 0), ofChild(reports, school, 1)]
  await observe(school, 1, 4)
  expect((await ask(school.classTeacher, 'DELETE', `/reports/${deleted.id}`)).status).toBe(200)
  expect(await changesIn(school, [deleted, other])).toMatchObject([{ reportId: other.id }])
})

test('a set with a final report is not computed, and nobody learns of reports that are hidden', async () => {
  const school = await testSchool(owner)
  const reports = await create(school)
  const [first] = reports
  await ask(school.classTeacher, 'PATCH', `/reports/${first?.id}/close`, {
    incompleteSubjectIds: first?.subjects.map(({ id }) => id),
  })
  await observe(school, 0, 3)
  const body = { reportIds: idsOf(reports) }
  const path = inClass(school, 'recalculation')
  expect((await ask(school.classTeacher, 'PATCH', path, body)).body.error).toBe('REPORT_ALREADY_COMPLETED')
  expect((await ask(school.outsider, 'PATCH', path, body)).body.error).toBe('NOT_FOUND')
  expect((await ask(school.outsider, 'POST', `${path}/preview`, body)).body.error).toBe('NOT_FOUND')
  expect(await changesIn(school, first ? [first] : [])).toEqual([])
})

test('what is not current is found before completing, and stays on record (rule report-subject.6)', async () => {
  const school = await testSchool(owner)
  await observe(school, 0, 2)
  const report = ofChild(await create(school), school, 0)
  await observe(school, 0, 4)
  await observe(school, 0, 3, 1)
  const { body } = await ask(school.classTeacher, 'POST', inClass(school, 'check'), { reportIds: [report.id] })
  const [row]: CheckedReportRow[] = body.data.rows
  expect(row?.findings.find(({ kind }) => kind === 'notCurrent')).toMatchObject({ subjectName: 'Deutsch', count: 2 })
  const incompleteSubjectIds = report.subjects.map(({ id }) => id)
  await ask(school.classTeacher, 'PATCH', `/reports/${report.id}/close`, { incompleteSubjectIds })
  const [stored] = await owner<{ leftOpen: { kind: string; subjectName: string; count: number }[] }[]>`
    select left_open from report where id = ${report.id}`
  expect(stored?.leftOpen).toContainEqual({ kind: 'notCurrent', subjectName: 'Deutsch', count: 2 })
})
