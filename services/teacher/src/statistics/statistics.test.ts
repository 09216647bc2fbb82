import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)

const views = ['levels', 'development', 'coverage', 'assessments', 'student'] as const

const newSchool = async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher } = school
  const write = async (student: number, subject: 'german' | 'mathematics', level: number | null, part: object = {}) => {
    const { body } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[student]?.id,
        competenceId: schoolClass[subject].competenceIds[0],
        ...(level === null
          ? { description: 'liest' }
          : { performanceLevelV2Id: schoolClass.visual.levelIds[level - 1] }),
        ...part,
      },
    })
    return body.data
  }
  const ask = (person: TestPerson, view: (typeof views)[number], query: Record<string, string> = {}) =>
    teacher.ask(person, {
      method: 'GET',
      path: `/classes/${schoolClass.id}/statistics/${view}?${new URLSearchParams(query)}`,
    })
  const dataOf = async (...input: Parameters<typeof ask>) => (await ask(...input)).body.data
  return { ...school, write, ask, dataOf }
}

const subjectRow = (data: { rows: { schoolSubjectId: string; domainId: string | null }[] }, id: string) =>
  data.rows.find((row) => row.schoolSubjectId === id && row.domainId === null)

test('a class without entries has children and competences, and no level', async () => {
  const { dataOf, classTeacher, schoolClass } = await newSchool()
  const levels = await dataOf(classTeacher, 'levels')
  expect(levels.scale).toBeNull()
  expect(subjectRow(levels, schoolClass.german.id)).toMatchObject({ counts: [], unseenCount: 12 })
  expect((await dataOf(classTeacher, 'coverage')).students[0]).toMatchObject({ possibleCount: 8, seenCount: 0 })
  expect((await dataOf(classTeacher, 'assessments')).rows).toEqual([])
})

test('the newest entry counts once for each child and competence, and a note has no level', async () => {
  const { dataOf, write, classTeacher, schoolClass, year } = await newSchool()
  await write(0, 'german', 1)
  await write(0, 'german', 3)
  await write(1, 'german', 4)
  await write(2, 'german', null)
  const levels = await dataOf(classTeacher, 'levels')
  expect(subjectRow(levels, schoolClass.german.id)).toMatchObject({ counts: [0, 0, 1, 1], unseenCount: 10 })
  const coverage = await dataOf(classTeacher, 'coverage')
  expect(coverage.competences[0]).toMatchObject({
    possibleCount: 12,
    seenCount: 3,
    entryCount: 4,
    lastObservedAt: year.today,
  })
})

test('weighted levels are those of a report', async () => {
  const { dataOf, write, classTeacher, schoolClass, year } = await newSchool()
  const { observing, testing } = year.today < year.second.startDate ? schoolClass.firstTerm : schoolClass.secondTerm
  await write(0, 'german', 4, { performanceAssessmentId: observing })
  await write(0, 'german', 1, { performanceAssessmentId: testing })
  const { body } = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Halbjahr', calculationMethod: 'allEntries', studentIds: [schoolClass.students[0].id] },
  })
  const proposed = body.data.rows[0].subjects[0].domains[0].competences[0].proposedLevel
  const levels = await dataOf(classTeacher, 'levels', { calculationMethod: 'allEntries' })
  // 4 × 60 % + 1 × 40 % = 2.8
  expect(proposed).toBe(3)
  expect(subjectRow(levels, schoolClass.german.id)).toMatchObject({ counts: [0, 0, 1, 0] })
  const { rows } = await dataOf(classTeacher, 'assessments')
  expect(rows.map((row: { entryCount: number }) => row.entryCount)).toEqual([1, 1])
})

test('entries of the first version count, and not for an assessment', async () => {
  const school = await newSchool()
  const { dataOf, classTeacher, schoolClass } = school
  await insertObservation(teacher.owner, school, { table: 'legacy_observation' })
  expect((await dataOf(classTeacher, 'coverage')).competences[0]).toMatchObject({ seenCount: 1 })
  const one = { performanceAssessmentId: schoolClass.firstTerm.testing }
  expect((await dataOf(classTeacher, 'coverage', one)).competences[0]).toMatchObject({ seenCount: 0 })
})

test('who has left, or waits to be erased, is not counted', async () => {
  const { dataOf, write, classTeacher, schoolClass } = await newSchool()
  const [first, second] = schoolClass.students
  await write(0, 'german', 2)
  await write(1, 'german', 2)
  await teacher.owner`update student set erases_at = now() + interval '7 days' where id = ${first.id}`
  await teacher.owner`delete from student_class_relation where student_id = ${second.id}`
  const levels = await dataOf(classTeacher, 'levels')
  expect(levels.basis.students).toHaveLength(1)
  expect(subjectRow(levels, schoolClass.german.id)).toMatchObject({ unseenCount: 4 })
  expect(levels.scale).toBeNull()
})

test('terms that have begun are there without entries; a student has levels of the own past alone', async () => {
  const { dataOf, write, classTeacher, schoolClass, year } = await newSchool()
  await write(0, 'german', 2)
  await write(1, 'german', 3)
  const development = await dataOf(classTeacher, 'development')
  const started = [year.first, year.second].filter(({ startDate }) => startDate <= year.today)
  expect(development.basis.terms.map(({ id }: { id: string }) => id)).toEqual(started.map(({ id }) => id))
  expect(development.rows).toHaveLength(started.length * 3)
  const { rows } = await dataOf(classTeacher, 'student', { studentId: schoolClass.students[0].id })
  expect(rows).toEqual([
    { competenceId: schoolClass.german.competenceIds[0], levels: [...started.slice(1).map(() => null), 2] },
  ])
  expect((await dataOf(classTeacher, 'student')).rows).toEqual([])
})

test('a subject teacher sees figures of the own subject only', async () => {
  const { dataOf, ask, write, subjectTeacher, schoolClass } = await newSchool()
  await write(0, 'german', 2)
  await write(0, 'mathematics', 3)
  for (const view of views) {
    const data = await dataOf(subjectTeacher, view, { studentId: schoolClass.students[0].id })
    expect(data.basis.subjects.map(({ id }: { id: string }) => id)).toEqual([schoolClass.german.id])
    expect(JSON.stringify(data)).not.toContain(schoolClass.mathematics.id)
    expect(JSON.stringify(data)).not.toContain(schoolClass.mathematics.competenceIds[0] ?? '')
    const hidden = await ask(subjectTeacher, view, { schoolSubjectId: schoolClass.mathematics.id })
    expect(hidden.body.error).toBe('NOT_FOUND')
  }
})

test('a hidden class, and a filter that names no part of it, are not found', async () => {
  const { ask, outsider, classTeacher, secondClass } = await newSchool()
  const neighbours = await otherSchool(teacher.owner)
  for (const view of views) {
    expect((await ask(outsider, view)).body.error).toBe('NOT_FOUND')
    expect((await ask(neighbours.admin, view)).body.error).toBe('NOT_FOUND')
    expect((await ask(classTeacher, view, { studentId: secondClass.students[0].id })).body.error).toBe('NOT_FOUND')
  }
})
