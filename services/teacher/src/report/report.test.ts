import { describe, expect, test } from 'bun:test'
import type { Report, ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)

type Method = 'latestEntries' | 'allEntries'
const reportsOf = (school: TestSchool) => `/classes/${school.schoolClass.id}/reports`
const create = (school: TestSchool, body: object = {}, person: TestPerson = school.classTeacher) =>
  teacher.ask(person, {
    method: 'POST',
    path: `${reportsOf(school)}/bulk`,
    body: { name: 'Zeugnis', calculationMethod: 'latestEntries', ...body },
  })
const ask = (person: TestPerson, method: string, path: string, body?: object, headers = {}) =>
  teacher.ask(person, { method, path, headers, ...(body && { body }) })

/** Creates observations of one student and competence: levels with their assessments, on days of the current term. */
const observe = (school: TestSchool, entries: readonly [level: number, assessment: 'observing' | 'testing'][]) => {
  const { schoolClass, year } = school
  const term = year.today <= year.first.endDate ? schoolClass.firstTerm : schoolClass.secondTerm
  return teacher.ask(school.classTeacher, {
    method: 'POST',
    path: '/observations-v2/bulk',
    body: {
      observations: entries.map(([level, assessment]) => ({
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[0].id,
        competenceId: schoolClass.german.competenceIds[0],
        performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
        performanceAssessmentId: term[assessment],
      })),
    },
  })
}
const subjectNamed = (report: Report, name: string): ReportSubject => {
  const found = report.subjects.find((subject) => subject.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const firstCompetence = (subject: ReportSubject): ReportCompetence => {
  const found = subject.domains[0]?.competences[0]
  if (!found) throw new Error('There is no competence.')
  return found
}

test('subjects of a report stand in the order that the class has given them', async () => {
  const school = await testSchool(teacher.owner)
  const namesOf = async () => {
    const { rows } = (await create(school)).body.data
    return rows[0].subjects.map(({ name }: ReportSubject) => name)
  }
  expect(await namesOf()).toEqual(['Deutsch', 'Mathematik'])
  const { german, mathematics } = school.schoolClass
  for (const [position, id] of [mathematics.id, german.id].entries())
    await teacher.owner`update school_subject set position = ${position} where id = ${id}`
  expect(await namesOf()).toEqual(['Mathematik', 'Deutsch'])
})

describe('creating', () => {
  const proposed = async (method: Method) => {
    const school = await testSchool(teacher.owner)
    await observe(school, [
      [1, 'testing'],
      [4, 'observing'],
      [4, 'observing'],
      [2, 'observing'],
    ])
    const { status, body } = await create(school, { calculationMethod: method })
    expect(status).toBe(201)
    const report = body.data.rows.find((row: Report) => row.originalStudentId === school.schoolClass.students[0].id)
    return firstCompetence(subjectNamed(report, 'Deutsch'))
  }

  test('proposes the newest entry, or the weighted mean of the assessments', async () => {
    expect(await proposed('latestEntries')).toMatchObject({ performanceLevel: 2, entryCount: 4, overwritten: false })
    // (10/3 · 60 + 1 · 40) / 100 = 2.4
    expect(await proposed('allEntries')).toMatchObject({ performanceLevel: 2, proposedLevel: 2 })
  })

  test('makes one report for each student by default, with all subjects of the current semester', async () => {
    const school = await testSchool(teacher.owner)
    const { data } = (await create(school)).body
    expect(data.count).toBe(3)
    const { year } = school
    const term = year.today <= year.first.endDate ? year.first : year.second
    for (const report of data.rows as Report[]) {
      expect(report).toMatchObject({ status: 'inProgress', startDate: term.startDate, endDate: term.endDate })
      expect(report.subjects.map(({ name }) => name)).toEqual(['Deutsch', 'Mathematik'])
      expect(report.performanceVisualLevels.map(({ level }) => level)).toEqual([1, 2, 3, 4])
      expect(firstCompetence(subjectNamed(report, 'Deutsch'))).toMatchObject({ performanceLevel: null, entryCount: 0 })
    }
  })

  test('uses the given selection, all of it or nothing', async () => {
    const [school, neighbours] = [await testSchool(teacher.owner), await otherSchool(teacher.owner)]
    const { schoolClass } = school
    const chosen = { studentIds: [schoolClass.students[1].id], schoolSubjectIds: [schoolClass.mathematics.id] }
    const { data } = (await create(school, chosen)).body
    expect(data.rows.map((row: Report) => row.subjects.map(({ name }) => name))).toEqual([['Mathematik']])
    for (const part of [
      { studentIds: [schoolClass.students[0].id, neighbours.schoolClass.students[0].id] },
      { schoolSubjectIds: [school.secondClass.german.id] },
      { groupId: crypto.randomUUID() },
    ]) {
      expect((await create(school, part)).body.error).toBe('NOT_FOUND')
    }
    expect((await ask(school.classTeacher, 'GET', reportsOf(school))).body.data.count).toBe(1)
    expect((await create(school, { startDate: '2026-09-01' })).body.error).toBe('VALIDATION_FAILED')
  })

  test('makes a snapshot: later renames change nothing in it', async () => {
    const school = await testSchool(teacher.owner)
    await create(school)
    const before = (await ask(school.classTeacher, 'GET', reportsOf(school))).body.data
    const { tenantId } = school
    await teacher.owner`update student set first_name = 'Umbenannt' where tenant_id = ${tenantId}`
    await teacher.owner`update competence set description = 'anders' where tenant_id = ${tenantId}`
    await teacher.owner`update performance_level set label = 'anders' where tenant_id = ${tenantId}`
    expect((await ask(school.classTeacher, 'GET', reportsOf(school))).body.data).toEqual(before)
  })
})

describe('app-runtime.editing', () => {
  const open = async () => {
    const school = await testSchool(teacher.owner)
    await observe(school, [[3, 'observing']])
    const studentIds = [school.schoolClass.students[0].id]
    const report: Report = (await create(school, { studentIds })).body.data.rows[0]
    const german = subjectNamed(report, 'Deutsch')
    const { competenceId } = firstCompetence(german)
    return { school, report, german, competenceId, path: `/reports/${report.id}` }
  }

  test('keeps proposal and decision side by side, and reverts a decision', async () => {
    const { school, german, competenceId, path } = await open()
    const decide = async (performanceLevel: number | null) => {
      const change = { competences: [{ competenceId, performanceLevel }] }
      return (await ask(school.classTeacher, 'PATCH', `${path}/subjects/${german.id}`, change)).body
    }
    expect(firstCompetence((await decide(4)).data)).toMatchObject({
      performanceLevel: 4,
      proposedLevel: 3,
      overwritten: true,
      visualLevelLabel: 'Stufe 4',
    })
    expect(firstCompetence((await decide(null)).data)).toMatchObject({ performanceLevel: 3, overwritten: false })
    const confirmed = firstCompetence((await decide(3)).data)
    expect(confirmed).toMatchObject({ performanceLevel: 3, overwritten: false, confirmed: true })
    expect(firstCompetence((await decide(null)).data)).toMatchObject({ confirmed: false })
    expect((await decide(5)).error).toBe('VALIDATION_FAILED')
  })

  test('of comments has limits and refuses outdated versions', async () => {
    const { school, report, german, path } = await open()
    const comment = (text: string, headers = {}) =>
      ask(school.classTeacher, 'PATCH', `${path}/comment`, { summaryComment: text }, headers)
    expect((await comment('ä'.repeat(1000))).body.data.summaryComment).toHaveLength(1000)
    expect((await comment('ä'.repeat(1001))).body.error).toBe('VALIDATION_FAILED')
    expect((await comment('alt', { 'if-match': `"${report.updatedAt}"` })).body.error).toBe('EDIT_CONFLICT')
    expect((await ask(school.classTeacher, 'PATCH', `${path}/comment`, {})).body.error).toBe('EMPTY_DTO')
    const subject = await ask(school.classTeacher, 'PATCH', `${path}/subjects/${german.id}`, { comment: 'Fleißig' })
    expect(subject.body.data.comment).toBe('Fleißig')
  })

  test('ends with completing, once, by permitted users, with every open subject named', async () => {
    const { school, report, german, path } = await open()
    const close = (person: TestPerson, body?: object) => ask(person, 'PATCH', `${path}/close`, body)
    expect((await close(school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
    await ask(school.classTeacher, 'PATCH', `${path}/subjects/${german.id}`, { status: 'completed' })
    const unnamed = await close(school.classTeacher)
    expect([unnamed.body.error, unnamed.body.details.length]).toEqual(['INVALID_PARAMETERS', 1])
    const incompleteSubjectIds = [subjectNamed(report, 'Mathematik').id]
    const answers = await Promise.all([1, 2, 3].map(() => close(school.classTeacher, { incompleteSubjectIds })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const [rest, body] of [
      ['/close', {}],
      ['/comment', { summaryComment: 'zu spät' }],
      [`/subjects/${german.id}`, { comment: 'zu spät' }],
    ] as const) {
      const { body: answer } = await ask(school.manager, 'PATCH', `${path}${rest}`, body)
      expect(answer.error).toBe('REPORT_ALREADY_COMPLETED')
    }
    expect((await ask(school.classTeacher, 'DELETE', path)).body.error).toBe('NO_PERMISSION')
    expect((await ask(school.manager, 'DELETE', path)).status).toBe(200)
  })
})

describe('a teacher of one subject', () => {
  test('sees and writes only that subject of a report', async () => {
    const school = await testSchool(teacher.owner)
    const report: Report = (await create(school)).body.data.rows[0]
    const seen = (await ask(school.subjectTeacher, 'GET', reportsOf(school))).body.data.rows as Report[]
    expect(seen.flatMap(({ subjects }) => subjects.map(({ name }) => name))).toEqual(['Deutsch', 'Deutsch', 'Deutsch'])
    const change = (name: string) =>
      ask(school.subjectTeacher, 'PATCH', `/reports/${report.id}/subjects/${subjectNamed(report, name).id}`, {
        comment: 'x',
      })
    expect((await change('Deutsch')).status).toBe(200)
    expect((await change('Mathematik')).body.error).toBe('NOT_FOUND')
    const own = (await create(school, { name: 'Englisch' }, school.subjectTeacher)).body.data.rows as Report[]
    expect(own.every(({ subjects }) => subjects.length === 1)).toBe(true)
  })

  test('does not see a report without that subject', async () => {
    const school = await testSchool(teacher.owner)
    const { data } = (await create(school, { schoolSubjectIds: [school.schoolClass.mathematics.id] })).body
    const path = `/reports/${data.rows[0].id}`
    expect((await ask(school.subjectTeacher, 'GET', reportsOf(school))).body.data.count).toBe(0)
    expect((await ask(school.subjectTeacher, 'GET', `${path}/pdf`)).body.error).toBe('NOT_FOUND')
    expect((await ask(school.subjectTeacher, 'PATCH', `${path}/comment`, { summaryComment: 'x' })).status).toBe(404)
  })
})
