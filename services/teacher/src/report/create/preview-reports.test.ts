import { describe, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/report.contract'
import { writeDirectory } from '@lernspur/database/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
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
  const asked = { reportIds: [first?.id] }
  const { rows } = (await ask(school.classTeacher, 'POST', inClass(school, '/reports/check'), asked)).body.data
  expect(rows[0].findings).toContainEqual({
    kind: 'otherName',
    reportSubjectId: german?.id,
    schoolSubjectId: german?.schoolSubjectId,
    subjectName: 'Deutsch',
    count: 2,
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
  const told = async (person: TestPerson) => (await ask(person, 'GET', path)).body.data
  const runningOf = async (person: TestPerson) => (await told(person)).running
  // As long as nobody may write parts of reports, none is whole.
  const { creating } = await writeDirectory(teacher.owner, async (tx) => {
    await tx`lock table report_subject in exclusive mode`
    const creating = create(school, { name: 'Halbjahr' })
    const waiting = () =>
      teacher.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await waiting()).length === 0) await Bun.sleep(5)
    expect(await runningOf(school.classTeacher)).toEqual({ name: 'Halbjahr', done: 0, total: 24 })
    expect(await told(school.subjectTeacher)).toEqual({ isRunning: false, running: null, last: null })
    return { creating }
  })
  expect(await creating).toHaveLength(24)
  expect(await told(school.classTeacher)).toEqual({
    isRunning: false,
    running: null,
    last: { name: 'Halbjahr', count: 24, createdAt: expect.any(String) },
  })
  expect((await ask(school.outsider, 'GET', path)).body.error).toBe('NOT_FOUND')
}, 30_000)
