import { describe, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportFindingRow } from '@lernspur/contracts/teacher/report-week/report-finding'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testMemberOf, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const inClass = ({ schoolClass }: TestSchool, path: string) => `/classes/${schoolClass.id}${path}`
const create = async (school: TestSchool, body: object = {}): Promise<Report[]> => {
  const given = { name: 'Zeugnis', calculationMethod: 'latestEntries', ...body }
  return (await ask(school.classTeacher, 'POST', inClass(school, '/reports/bulk'), given)).body.data.rows
}

test('a remark about another child of the class is found before it is printed', async () => {
  const school = await testSchool(teacher.owner)
  const [first, second] = await create(school)
  await teacher.owner`update student set first_name = 'Wilhelmine' where id = ${second?.originalStudentId ?? ''}`
  const german = first?.subjects[0]
  const part = `/reports/${first?.id}/subjects/${german?.id}`
  await ask(school.classTeacher, 'PATCH', part, { comment: 'Wilhelmine liest gern, und Wilhelmines Hefte sind schön.' })
  const requested = { reportIds: [first?.id] }
  const { rows } = (await ask(school.classTeacher, 'POST', inClass(school, '/reports/check'), requested)).body.data
  expect(rows[0].findings).toContainEqual({
    kind: 'otherName',
    reportSubjectId: german?.id,
    schoolSubjectId: german?.schoolSubjectId,
    subjectName: 'Deutsch',
    count: 2,
  })
})

describe('what is to be looked at before reports are completed', () => {
  const layout = { signers: [], showsUnobserved: true, fields: ['birthDate', 'absences', 'classRemark'] }
  const own = ['birthDateMissing', 'absencesMissing', 'classRemarkMissing']
  const ofSubject = ['subjectOpen', 'levelMissing', 'remarkMissing']

  /** A class with reports, and a colleague who may read German there and write nothing. */
  const classWithReports = async () => {
    const school = await testSchool(teacher.owner)
    await teacher.owner`update tenant set report_layout = ${teacher.owner.json(layout)} where id = ${school.tenantId}`
    const reader = await testMemberOf(teacher.owner, school.tenantId)
    await writeDirectory(teacher.owner, async (tx) => {
      const [right] = await tx<{ id: string }[]>`
        insert into class_access_right (tenant_id, school_class_id, user_id)
        values (${school.tenantId}, ${school.schoolClass.id}, ${reader.userId}) returning id`
      await tx`
        insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
        values (${school.tenantId}, ${right?.id ?? ''}, ${school.schoolClass.id}, ${school.schoolClass.german.id})`
    })
    return { school, reader, reports: await create(school) }
  }

  test('are for each person the lines of what he or she may write, and for a reader those of what is shown', async () => {
    const { school, reader, reports } = await classWithReports()
    const reportIds = reports.map(({ id }) => id)
    const linesOf = async (person: TestPerson) => {
      const { data } = (await ask(person, 'POST', inClass(school, '/reports/check'), { reportIds })).body
      const [{ findings }] = data.rows
      return findings.map(({ subjectName, kind }: ReportFindingRow) => `${subjectName ?? 'all'} ${kind}`)
    }
    const german = ofSubject.map((kind) => `Deutsch ${kind}`)
    const complete = [
      ...german,
      ...ofSubject.map((kind) => `Mathematik ${kind}`),
      ...['remarkMissing', ...own].map((kind) => `all ${kind}`),
    ]
    expect(await linesOf(school.classTeacher)).toEqual(complete)
    expect(await linesOf(school.manager)).toEqual(complete)
    expect(await linesOf(school.subjectTeacher)).toEqual(german)
    expect(await linesOf(reader)).toEqual(german)
  })

  test('can be mended and completed by whom its lines belong to, and by nobody else', async () => {
    const { school, reader, reports } = await classWithReports()
    const [report] = reports
    const [german, mathematics] = report?.subjects ?? []
    const part = (id: string | undefined) => `/reports/${report?.id}/subjects/${id}`
    const closing = { reports: [{ reportId: report?.id, incompleteSubjectIds: [german?.id, mathematics?.id] }] }
    const requested = [
      ['PATCH', part(german?.id), { comment: 'Liest gern.' }],
      ['PATCH', part(mathematics?.id), { comment: 'Rechnet gern.' }],
      ['PATCH', `/reports/${report?.id}/details`, { daysAbsent: 2 }],
      ['POST', inClass(school, '/reports/remind'), { reportIds: [report?.id] }],
      ['PATCH', inClass(school, '/reports/close'), closing],
    ] as const
    const answersOf = async (person: TestPerson) => {
      const answers: unknown[] = []
      for (const [method, path, body] of requested) {
        const { status, body: answer } = await ask(person, method, path, body)
        answers.push(status === 200 || answer.error)
      }
      return answers
    }
    const denied = 'UPDATE_NOT_ALLOWED'
    expect(await answersOf(reader)).toEqual([denied, denied, denied, 'NO_PERMISSION', denied])
    expect(await answersOf(school.subjectTeacher)).toEqual([true, 'NOT_FOUND', denied, 'NO_PERMISSION', denied])
    expect(await answersOf(school.classTeacher)).toEqual([true, true, true, true, true])
    const final = 'REPORT_ALREADY_COMPLETED'
    expect((await answersOf(school.manager)).slice(0, 3)).toEqual([final, final, final])
    const { data } = (await ask(school.classTeacher, 'GET', inClass(school, '/reports?shows=summary'))).body
    const stored = data.rows.find(({ id }: { id: string }) => id === report?.id).leftOpen
    expect(stored).toContainEqual({ kind: 'birthDateMissing', subjectName: null, count: 1 })
    expect(stored.some(({ kind }: { kind: string }) => kind === 'absencesMissing')).toBe(false)
  })
})

describe('before reports are created', () => {
  const preview = (school: TestSchool, body: object = {}, person = school.classTeacher) =>
    ask(person, 'POST', inClass(school, '/reports/preview'), { calculationMethod: 'latestEntries', ...body })

  test('the same input tells what they will say, and nothing is made', async () => {
    const school = await testSchool(teacher.owner)
    const { schoolClass, year } = school
    const term = year.today <= year.first.endDate ? schoolClass.firstTerm : schoolClass.secondTerm
    const [student] = schoolClass.students
    const observations = (['observing', 'testing'] as const).map((kind, level) => ({
      schoolClassId: schoolClass.id,
      studentId: student.id,
      competenceId: schoolClass.german.competenceIds[level],
      performanceLevelV2Id: schoolClass.visual.levelIds[level],
      performanceAssessmentId: term[kind],
    }))
    await ask(school.classTeacher, 'POST', '/observations-v2/bulk', { observations })
    const { data } = (await preview(school)).body
    expect(data).toMatchObject({ reportCount: 3, startDate: expect.any(String) })
    const german = { entryCount: 2, proposedCount: 2, studentCount: 3, unseenCount: 2 }
    expect(data.subjects).toMatchObject([
      { name: 'Deutsch', ...german },
      { name: 'Mathematik', entryCount: 0, proposedCount: 0, unseenCount: 3 },
    ])
    const chosen = { performanceAssessmentIds: [term.testing] }
    expect((await preview(school, chosen)).body.data.subjects[0]).toMatchObject({ entryCount: 1, proposedCount: 1 })
    expect((await ask(school.classTeacher, 'GET', inClass(school, '/reports'))).body.data.count).toBe(0)
    const made = await create(school, chosen)
    const lines = made.flatMap(({ subjects }) => subjects.flatMap(({ domains }) => domains))
    const levels = lines.flatMap(({ competences }) => competences).filter(({ proposedLevel }) => proposedLevel !== null)
    expect(levels).toHaveLength(1)
  })

  test('assessments and scales of others are not found', async () => {
    const school = await testSchool(teacher.owner)
    for (const body of [
      { performanceAssessmentIds: [crypto.randomUUID()] },
      { performanceVisualId: crypto.randomUUID() },
    ])
      expect((await preview(school, body)).body.error).toBe('NOT_FOUND')
    expect((await preview(school, {}, school.subjectTeacher)).body.data.subjects).toHaveLength(1)
  })
})

test('their maker alone sees how many are whole while they are created', async () => {
  const school = await testSchool(teacher.owner, { studentCount: 24 })
  const path = inClass(school, '/report-creation')
  const summarize = async (person: TestPerson) => (await ask(person, 'GET', path)).body.data
  const runningOf = async (person: TestPerson) => (await summarize(person)).running
  // As long as nobody may write parts of reports, none is whole.
  const { creating } = await writeDirectory(teacher.owner, async (tx) => {
    await tx`lock table report_subject in exclusive mode`
    const creating = create(school, { name: 'Halbjahr' })
    await untilCallsWait(teacher.owner)
    expect(await runningOf(school.classTeacher)).toEqual({ name: 'Halbjahr', done: 0, total: 24 })
    expect(await summarize(school.subjectTeacher)).toEqual({ isRunning: false, running: null, last: null })
    return { creating }
  })
  expect(await creating).toHaveLength(24)
  expect(await summarize(school.classTeacher)).toEqual({
    isRunning: false,
    running: null,
    last: { name: 'Halbjahr', count: 24, createdAt: expect.any(String) },
  })
  expect((await ask(school.outsider, 'GET', path)).body.error).toBe('NOT_FOUND')
}, 30_000)
