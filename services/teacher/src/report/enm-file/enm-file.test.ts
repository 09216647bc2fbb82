import { expect, setDefaultTimeout, test } from 'bun:test'
import type { EnmReport, EnmSource } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

setDefaultTimeout(60_000)
const teacher = await serviceForFile('teacher', teacherService)
const neighbour = await otherSchool(teacher.owner)

const blocks = [
  { kind: 'title', lines: ['Zeugnis'] },
  {
    kind: 'subjects',
    label: '',
    rows: 'standard',
    hasCompetences: true,
    hasComments: true,
    grades: [
      { grade: '1', meaning: 'sehr gut', from: 90 },
      { grade: '2', meaning: 'gut', from: 0 },
    ],
  },
  { kind: 'socialBehaviour', key: 'social', label: 'Sozialverhalten', options: [], hasText: true },
  { kind: 'workBehaviour', key: 'work', label: 'Arbeitsverhalten', options: ['Gut, {firstName}.'], hasText: true },
  { kind: 'promotion', key: 'promotion', label: 'Versetzung', options: ['Wird versetzt.'], hasText: false },
  { kind: 'recommendation', key: 'next', label: 'Empfehlung', options: ['Gymnasium'], hasText: false },
  { kind: 'text', key: 'club', label: 'Außerdem', options: [], hasText: true },
  { kind: 'absences', label: 'Gefehlt', unit: 'lessons' },
  { kind: 'signatures', lines: [] },
] as const

/** A school whose first child has a report in an official form with everything that a file can take. */
const schoolWithReports = async () => {
  const school = await testSchool(teacher.owner)
  const { manager, schoolClass, tenantId, year } = school
  const [form] = await teacher.owner<{ id: string }[]>`
    insert into official_form (country_id, draft) select id, '{}' from country where code = 'DE' returning id`
  const content = { name: 'Probe', schoolLevels: [3], source: 'Probe', sourceUrl: null, isVerified: false, blocks }
  const officialFormId = form?.id ?? ''
  await teacher.owner`
    insert into official_form_version (official_form_id, number, content)
    values (${officialFormId}, 1, ${teacher.owner.json(content as never)})`
  const layout = { signers: [], showsUnobserved: true, officialForms: [{ schoolLevel: null, officialFormId }] }
  await teacher.owner`update tenant set report_layout = ${teacher.owner.json(layout)} where id = ${tenantId}`
  const ask = (method: string, path: string, body?: object, person: TestPerson = manager) =>
    teacher.ask(person, { method, path, ...(body && { body }) })
  await ask('POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[3],
  })
  const reports: Report[] = (
    await ask('POST', `/classes/${schoolClass.id}/reports/bulk`, {
      name: 'Zeugnis',
      calculationMethod: 'latestEntries',
    })
  ).body.data.rows
  const of = (studentId: string) => reports.find(({ originalStudentId }) => originalStudentId === studentId) as Report
  const term = { schoolYear: year.year, semester: of(schoolClass.students[0].id).schoolTermSemester }
  const complete = (report: Report) =>
    ask('PATCH', `/reports/${report.id}/close`, { incompleteSubjectIds: report.subjects.map(({ id }) => id) })
  const source = async (person?: TestPerson): Promise<EnmSource> =>
    (await ask('POST', '/enm-files/source', term, person)).body.data
  const none = { students: [], others: [] }
  const fill = (reportIds: readonly string[], further: object = {}, person?: TestPerson) =>
    ask('POST', '/enm-files', { schoolNumber: 123_456, reportIds, choices: none, ...further }, person)
  return { ...school, ask, of, reports, term, complete, source, fill, none }
}

test('tells children, reports of the half-year, and what completed ones are about', async () => {
  const { schoolClass, secondClass, of, source, complete, term, ask } = await schoolWithReports()
  const [first] = schoolClass.students
  expect(await source()).toMatchObject({ schoolNumber: null, subjects: [], levels: [], choices: { others: [] } })
  await complete(of(first.id))
  const found = await source()
  expect(found.students).toHaveLength(schoolClass.students.length + secondClass.students.length)
  expect(found.students).toContainEqual({
    ...{ id: first.id, firstName: first.firstName, lastName: first.lastName },
    schoolClassNames: ['3a'],
  })
  expect(found.reports.filter(({ status }) => status === 'completed')).toEqual([
    { id: of(first.id).id, studentId: first.id, name: 'Zeugnis', schoolClassName: '3a', status: 'completed' },
  ])
  expect(found.subjects.map(({ name, competences }) => [name, competences.length])).toEqual([
    ['Deutsch', 4],
    ['Mathematik', 4],
  ])
  expect(found.levels).toHaveLength(4)
  const before = { ...term, schoolYear: term.schoolYear - 1 }
  expect((await ask('POST', '/enm-files/source', before)).body.data.reports).toEqual([])
})

test('a child that has left its class is there with its report, and one without any is not', async () => {
  const { schoolClass, secondClass, of, complete, source, fill, tenantId } = await schoolWithReports()
  const [first] = schoolClass.students
  const [other] = secondClass.students
  await complete(of(first.id))
  await teacher.owner`
    delete from student_class_relation
    where tenant_id = ${tenantId} and student_id = any(${[first.id, other.id]}::uuid[])`
  const { students, reports } = await source()
  expect(students.find(({ id }) => id === first.id)?.schoolClassNames).toEqual(['3a'])
  expect(students.some(({ id }) => id === other.id)).toBe(false)
  expect(reports.some(({ studentId }) => studentId === first.id)).toBe(true)
  expect((await fill([of(first.id).id])).body.data.count).toBe(1)
})

test('gives what completed reports print, in the fields of a file, and writes that into the audit', async () => {
  const { schoolClass, admin, of, complete, fill, ask } = await schoolWithReports()
  const [child, other] = schoolClass.students
  const report = of(child.id)
  const german = report.subjects.find(({ name }) => name === 'Deutsch')
  await ask('PATCH', `/reports/${report.id}/subjects/${german?.id}`, { comment: 'Liest gern.' })
  await ask('PATCH', `/reports/${report.id}/comment`, { summaryComment: 'Schön, dass du da bist.' })
  const entries = [
    { key: 'work', choice: 'Gut, {firstName}.', text: 'Immer.' },
    { key: 'social', choice: null, text: 'Hilft anderen.' },
    { key: 'promotion', choice: 'Wird versetzt.', text: '' },
    { key: 'next', choice: 'Gymnasium', text: '' },
    { key: 'club', choice: null, text: 'Chor' },
  ]
  const details = { daysAbsent: 12, daysUnexcused: 2, entries }
  expect((await ask('PATCH', `/reports/${report.id}/details`, details)).status).toBe(200)
  await complete(report)
  // One that is open gives nothing.
  const { status, body } = await fill([report.id, of(other.id).id])
  expect([status, body.data.count]).toEqual([200, 1])
  const [given]: EnmReport[] = body.data.rows
  expect(given).toMatchObject({
    id: report.id,
    studentId: child.id,
    generalRemark: 'Schön, dass du da bist.',
    behaviour: `Hilft anderen.\nGut, ${child.firstName}. Immer.`,
    promotion: 'Wird versetzt.',
    recommendation: 'Gymnasium',
    furtherEntries: ['Außerdem'],
    absences: { unit: 'lessons', total: 12, unexcused: 2 },
  })
  const [one] = given?.subjects ?? []
  expect([one?.name, one?.comment, one?.grade]).toEqual(['Deutsch', 'Liest gern.', '1'])
  const levels = german?.domains.flatMap(({ competences }) => competences.map((row) => row.visualLevelLabel))
  expect(one?.competences.map(({ level }) => level)).toEqual(levels ?? [])
  expect(one?.competences.filter(({ level }) => level !== null)).toHaveLength(1)
  const [act] = await teacher.owner`
    select user_id, change from audit_entry where tenant_id = ${admin.tenantId} and action = 'enm-file.fill'`
  expect(act).toMatchObject({ change: { reports: [null, 1] } })
})

test('a correction takes the place of the report that it replaces', async () => {
  const { schoolClass, of, complete, fill, ask, source } = await schoolWithReports()
  const report = of(schoolClass.students[0].id)
  await complete(report)
  const { id: copyId } = (await ask('POST', `/reports/${report.id}/correction`, { reason: 'Tippfehler' })).body.data
  const copy: Report = (await ask('GET', `/reports/${copyId}`)).body.data
  expect((await fill([report.id, copy.id])).body.data.rows.map(({ id }: EnmReport) => id)).toEqual([report.id])
  await complete(copy)
  expect((await fill([report.id, copy.id])).body.data.rows.map(({ id }: EnmReport) => id)).toEqual([copy.id])
  expect((await source()).reports.map(({ id }) => id)).not.toContain(report.id)
})

test('remembers what was said of a file, and forgets a child with the child', async () => {
  const { schoolClass, of, complete, fill, source, none, tenantId } = await schoolWithReports()
  const [first, child] = schoolClass.students
  const ids = [of(first.id).id]
  await complete(of(first.id))
  const students = [{ enmId: 4711, enmName: 'Muster, Mia', studentId: child.id }]
  const others = [
    { kind: 'subject', entry: '7', subjectName: '', target: 'Deutsch' },
    { kind: 'competence', entry: '7', subjectName: 'Deutsch', target: 'liest' },
    { kind: 'level', entry: 'sicher', subjectName: '', target: '' },
  ]
  expect((await fill(ids, { choices: { students, others } })).status).toBe(200)
  expect(await source()).toMatchObject({ schoolNumber: 123_456, choices: { students, others } })
  const again = [{ kind: 'subject', entry: '7', subjectName: '', target: 'Mathematik' }]
  await fill(ids, { choices: { ...none, others: again } })
  expect((await source()).choices.others).toEqual([...again, ...others.slice(1)] as never)
  expect((await source()).choices.students).toHaveLength(1)
  const takenBack = [
    { ...students[0], enmId: 4712 },
    { ...students[0], enmId: 4712, studentId: null },
  ]
  await fill(ids, { choices: { ...none, students: takenBack.slice(0, 1) } })
  expect((await source()).choices.students).toHaveLength(2)
  await fill(ids, { choices: { ...none, students: takenBack } })
  expect((await source()).choices.students).toEqual(students)
  await teacher.owner`delete from student where tenant_id = ${tenantId} and id = ${child.id}`
  expect((await source()).choices.students).toEqual([])
})

test('a file of another school is refused until somebody says that the number is new', async () => {
  const { schoolClass, of, complete, fill, source } = await schoolWithReports()
  const ids = [of(schoolClass.students[0].id).id]
  await complete(of(schoolClass.students[0].id))
  await fill(ids)
  const refused = (await fill(ids, { schoolNumber: 654_321 })).body
  expect([refused.error, refused.details[0].path]).toEqual(['VALIDATION_FAILED', 'schoolNumber'])
  expect((await source()).schoolNumber).toBe(123_456)
  expect((await fill(ids, { schoolNumber: 654_321, isNewNumber: true })).status).toBe(200)
  expect((await source()).schoolNumber).toBe(654_321)
  expect((await fill(ids, { schoolNumber: 654_321 })).status).toBe(200)
})

test('only managers and admins use it, and nothing of another school is given, named or remembered', async () => {
  const { schoolClass, classTeacher, admin, of, complete, fill, source, none } = await schoolWithReports()
  const report = of(schoolClass.students[0].id)
  await complete(report)
  expect((await fill([report.id], {}, classTeacher)).body.error).toBe('NO_PERMISSION')
  expect(await source(classTeacher)).toBeUndefined()
  expect((await fill([report.id], {}, admin)).body.data.count).toBe(1)
  expect((await fill([report.id], {}, neighbour.manager)).body.data.count).toBe(0)
  expect((await source(neighbour.manager)).reports).toEqual([])
  const students = [{ enmId: 1, enmName: 'Fremd, Frida', studentId: neighbour.schoolClass.students[0].id }]
  expect((await fill([report.id], { choices: { ...none, students } })).body.error).toBe('NOT_FOUND')
  expect((await source()).choices.students).toEqual([])
})
