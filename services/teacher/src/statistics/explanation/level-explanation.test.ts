import { expect, test } from 'bun:test'
import { type LevelEntry, proposeLevel } from '@lernspur/contracts/level-proposal'
import { calculationMethods } from '@lernspur/contracts/teacher/report.contract'
import type { ExplainedEntry } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { schoolClass, classTeacher, year } = school
const { observing, testing } = year.today < year.second.startDate ? schoolClass.firstTerm : schoolClass.secondTerm
const [student] = schoolClass.students

const write = (competenceId: string | undefined, level: number, part: object = {}) =>
  teacher.ask(classTeacher, {
    method: 'POST',
    path: '/observations-v2',
    body: {
      schoolClassId: schoolClass.id,
      studentId: student.id,
      competenceId,
      performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
      ...part,
    },
  })

const ask = (person: TestPerson, query: Record<string, string> = {}) =>
  teacher.ask(person, {
    method: 'GET',
    path: `/classes/${schoolClass.id}/level-explanation?${new URLSearchParams({
      studentId: student.id,
      competenceId: schoolClass.german.competenceIds[0] ?? '',
      startDate: year.first.startDate,
      endDate: year.second.endDate,
      versions: 'second',
      ...query,
    })}`,
  })

const countedOf = (entries: readonly ExplainedEntry[]): LevelEntry[] =>
  entries.flatMap(({ level, ...entry }) => (level ? [{ ...entry, level: level.level }] : []))

test('the entries of an explanation make the level that a report proposes', async () => {
  const [competenceId] = schoolClass.german.competenceIds
  await write(competenceId, 4, { performanceAssessmentId: observing })
  await write(competenceId, 1, { performanceAssessmentId: testing })
  await write(competenceId, 2, { performanceAssessmentId: testing })
  for (const calculationMethod of calculationMethods) {
    const { body } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: `/classes/${schoolClass.id}/reports/bulk`,
      body: { name: 'Halbjahr', calculationMethod, studentIds: [student.id] },
    })
    const [report] = body.data.rows
    const [competence] = report.subjects[0].domains[0].competences
    const { entries } = (await ask(classTeacher, { startDate: report.startDate, endDate: report.endDate })).body.data
    expect(competence.entryCount).toBe(3)
    expect(proposeLevel(countedOf(entries), calculationMethod, 4)).toBe(competence.proposedLevel)
  }
})

test('a note is there without a level, and the first version only when it is asked for', async () => {
  const competenceId = schoolClass.german.competenceIds[1] ?? ''
  await insertObservation(teacher.owner, school, { competenceId })
  await insertObservation(teacher.owner, school, { competenceId, table: 'legacy_observation' })
  const { entries } = (await ask(classTeacher, { competenceId })).body.data
  expect(entries).toMatchObject([{ level: null, levels: 0, isLegacy: false, description: 'liest' }])
  const both = (await ask(classTeacher, { competenceId, versions: 'both' })).body.data.entries
  expect(both.map(({ isLegacy }: ExplainedEntry) => isLegacy).sort()).toEqual([false, true])
})

test('what the levels mean for the competence comes along', async () => {
  const competenceId = schoolClass.german.competenceIds[2] ?? ''
  expect((await ask(classTeacher, { competenceId })).body.data.levelDescriptions).toBeNull()
  const levels = ['mit Hilfe', '', '', 'allein']
  await teacher.owner`
    update competence set level_descriptions = ${teacher.owner.json(levels)} where id = ${competenceId}`
  expect((await ask(classTeacher, { competenceId })).body.data.levelDescriptions).toEqual(levels)
})

test('days outside of the period do not count', async () => {
  const { entries } = (await ask(classTeacher, { endDate: year.first.startDate })).body.data
  expect(entries).toEqual([])
})

test('whoever does not see the subject or the class finds nothing', async () => {
  const neighbours = await otherSchool(teacher.owner)
  const competenceId = schoolClass.mathematics.competenceIds[0] ?? ''
  expect((await ask(school.subjectTeacher)).status).toBe(200)
  expect((await ask(school.subjectTeacher, { competenceId })).body.error).toBe('NOT_FOUND')
  expect((await ask(school.outsider)).body.error).toBe('NOT_FOUND')
  expect((await ask(neighbours.admin)).body.error).toBe('NOT_FOUND')
  expect((await ask(classTeacher, { competenceId: student.id })).body.error).toBe('NOT_FOUND')
})
