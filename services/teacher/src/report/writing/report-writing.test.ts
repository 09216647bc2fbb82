import { expect, test } from 'bun:test'
import type { Report, ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import type { ReportNotes } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })

const create = async ({ schoolClass, classTeacher, year }: TestSchool): Promise<Report[]> => {
  const period = { startDate: year.first.startDate, endDate: year.second.endDate }
  const body = { name: 'Zeugnis', calculationMethod: 'latestEntries', ...period }
  return (await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/bulk`, body)).body.data.rows
}
const reportOf = (reports: readonly Report[], { schoolClass }: TestSchool, index = 0): Report => {
  const found = reports.find((report) => report.originalStudentId === schoolClass.students[index]?.id)
  if (!found) throw new Error('There is no report.')
  return found
}
const observeLevel = (
  { schoolClass, classTeacher }: TestSchool,
  level: number,
  competenceId?: string,
  performanceAssessmentId?: string,
) =>
  ask(classTeacher, 'POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: competenceId ?? schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
    ...(performanceAssessmentId && { performanceAssessmentId }),
  })
const notesOf = async (person: TestPerson, id: string): Promise<ReportNotes> =>
  (await ask(person, 'GET', `/reports/${id}/notes`)).body.data

test('a report has the child’s entries of its period beside it, of the subjects that the reader may access', async () => {
  const school = await testSchool(owner)
  const { schoolClass, subjectTeacher, classTeacher } = school
  await insertObservation(owner, school)
  await insertObservation(owner, school, { table: 'legacy_observation' })
  await insertObservation(owner, school, { studentId: schoolClass.students[1].id })
  await observeLevel(school, 3, schoolClass.mathematics.competenceIds[0])
  const report = reportOf(await create(school), school)
  const notes = await notesOf(classTeacher, report.id)
  expect(notes.entries.map(({ isLegacy, level }) => [isLegacy, level?.level])).toEqual([
    [false, 3],
    [true, undefined],
    [false, undefined],
  ])
  expect(notes.others).toHaveLength(2)
  expect(notes.pronoun).toBeNull()
  const seen = await notesOf(subjectTeacher, report.id)
  expect(seen.entries.map(({ schoolSubjectId }) => schoolSubjectId)).toEqual(
    seen.entries.map(() => schoolClass.german.id),
  )
  expect(seen.entries).toHaveLength(2)
  for (const otherPerson of [school.outsider, (await otherSchool(owner)).admin]) {
    expect((await ask(otherPerson, 'GET', `/reports/${report.id}/notes`)).body.error).toBe('NOT_FOUND')
  }
  const outside = { startDate: '2001-01-01', endDate: '2001-02-01' }
  await owner`update report set ${owner({ startDate: outside.startDate, endDate: outside.endDate })} where id = ${report.id}`
  expect((await notesOf(classTeacher, report.id)).entries).toEqual([])
})

test('a sentence of half of the set is told, and to a subject teacher none of what others alone may read', async () => {
  const school = await testSchool(owner, { studentCount: 4 })
  const reports = await create(school)
  for (const { id } of reports.slice(0, 2)) {
    await ask(school.classTeacher, 'PATCH', `/reports/${id}/comment`, { summaryComment: 'Ein Satz für alle Kinder.' })
  }
  const received = await notesOf(school.classTeacher, reports[0]?.id ?? '')
  expect(received.repeated).toEqual([{ sentence: 'ein satz für alle kinder', count: 2 }])
  expect((await notesOf(school.subjectTeacher, reports[0]?.id ?? '')).repeated).toEqual([])
})

test('the pronoun holds for all open reports of the child and those to come, and makes no saved text outdated', async () => {
  const school = await testSchool(owner)
  const [first, second] = [reportOf(await create(school), school), reportOf(await create(school), school)]
  const set = (person: TestPerson, pronoun: string | null) =>
    ask(person, 'PATCH', `/reports/${first.id}/pronoun`, { pronoun })
  expect((await set(school.subjectTeacher, 'she')).status).toBe(200)
  expect((await notesOf(school.classTeacher, second.id)).pronoun).toBe('she')
  expect((await notesOf(school.classTeacher, reportOf(await create(school), school).id)).pronoun).toBe('she')
  const changed = await teacher.ask(school.classTeacher, {
    method: 'PATCH',
    path: `/reports/${first.id}/comment`,
    body: { summaryComment: 'Gut' },
    headers: { 'if-match': `"${first.updatedAt}"` },
  })
  expect(changed.status).toBe(200)
  expect((await set(school.classTeacher, 'it')).body.error).toBe('VALIDATION_FAILED')
  expect((await set(school.outsider, 'he')).body.error).toBe('NOT_FOUND')
  expect((await set(school.classTeacher, null)).status).toBe(200)
  expect((await notesOf(school.classTeacher, second.id)).pronoun).toBeNull()
})

const competencesOf = (subject: ReportSubject | undefined): ReportCompetence[] =>
  subject?.domains.flatMap(({ competences }) => competences) ?? []

test('proposals are computed anew on demand, with before and after, and decisions stay', async () => {
  const school = await testSchool(owner)
  const [first, second, third] = school.schoolClass.german.competenceIds
  for (const competenceId of [first, second, third]) await observeLevel(school, 2, competenceId)
  const report = reportOf(await create(school), school)
  const german = report.subjects.find(({ name }) => name === 'Deutsch')
  const part = `/reports/${report.id}/subjects/${german?.id}`
  const competences = [
    { competenceId: second, performanceLevel: 4 },
    { competenceId: third, performanceLevel: 2 },
  ]
  await ask(school.subjectTeacher, 'PATCH', part, { competences })
  for (const competenceId of [first, second, third]) await observeLevel(school, 3, competenceId)
  const path = `/reports/${report.id}/recalculation`
  const { changes } = (await ask(school.classTeacher, 'GET', path)).body.data
  expect(changes).toMatchObject([
    { competenceId: first, before: 2, after: 3, isDecided: false, entriesBefore: 1, entriesAfter: 2 },
    { competenceId: second, before: 2, after: 3, isDecided: true },
    { competenceId: third, before: 2, after: 3, isDecided: true },
  ])
  const body = { subjectIds: [german?.id] }
  expect((await ask(school.outsider, 'PATCH', path, body)).body.error).toBe('NOT_FOUND')
  const refreshed: Report = (await ask(school.classTeacher, 'PATCH', path, body)).body.data
  expect(competencesOf(refreshed.subjects.find(({ id }) => id === german?.id))).toMatchObject([
    { competenceId: first, performanceLevel: 3, proposedLevel: 3, overwritten: false, entryCount: 2 },
    { competenceId: second, performanceLevel: 4, proposedLevel: 3, overwritten: true },
    { competenceId: third, performanceLevel: 2, proposedLevel: 3, overwritten: true, visualLevelLabel: 'Stufe 2' },
    { performanceLevel: null, proposedLevel: null },
  ])
  expect((await ask(school.classTeacher, 'GET', path)).body.data.changes).toEqual([])
})

test('undo puts the proposals back and keeps what was decided since, but not over a colleague who computed anew', async () => {
  const school = await testSchool(owner)
  const [first, second] = school.schoolClass.german.competenceIds
  for (const competenceId of [first, second]) await observeLevel(school, 2, competenceId)
  const report = reportOf(await create(school), school)
  const path = `/reports/${report.id}/recalculation`
  const [german] = report.subjects
  const refreshed = async (person = school.classTeacher) => {
    const { data } = (await ask(person, 'PATCH', path, { subjectIds: [german?.id] })).body
    return (data as Report).subjects.find(({ id }) => id === german?.id)
  }
  const undo = async (subject: Report['subjects'][number] | undefined) => {
    const subjects = [{ id: subject?.id, updatedAt: subject?.updatedAt }]
    return (await ask(school.classTeacher, 'PATCH', `${path}/undo`, { subjects })).body.data.count
  }
  const visible = async () => {
    const { data } = (await ask(school.classTeacher, 'GET', `/reports/${report.id}`)).body
    return competencesOf((data as Report).subjects.find(({ id }) => id === german?.id))
  }
  for (const competenceId of [first, second]) await observeLevel(school, 4, competenceId)
  const changed = await refreshed()
  const competences = [{ competenceId: second, performanceLevel: 3 }]
  await ask(school.subjectTeacher, 'PATCH', `/reports/${report.id}/subjects/${german?.id}`, { competences })
  expect(await undo(changed)).toBe(1)
  expect(await visible()).toMatchObject([
    { performanceLevel: 2, proposedLevel: 2, entryCount: 1, visualLevelLabel: 'Stufe 2', overwritten: false },
    { performanceLevel: 3, proposedLevel: 2, overwritten: true, confirmed: true },
    {},
    {},
  ])
  expect(await undo(changed)).toBe(0)
  const mine = await refreshed()
  await refreshed(school.subjectTeacher)
  expect(await undo(mine)).toBe(0)
  expect((await visible())[0]?.proposedLevel).toBe(4)
})

test('a completed subject is not computed anew, nor a subject that is hidden', async () => {
  const school = await testSchool(owner)
  const report = reportOf(await create(school), school)
  const [german, mathematics] = report.subjects
  await ask(school.classTeacher, 'PATCH', `/reports/${report.id}/subjects/${german?.id}`, { status: 'completed' })
  await observeLevel(school, 3)
  const path = `/reports/${report.id}/recalculation`
  expect((await ask(school.classTeacher, 'GET', path)).body.data.changes).toEqual([])
  const refreshed: Report = (await ask(school.classTeacher, 'PATCH', path, { subjectIds: [german?.id] })).body.data
  expect(competencesOf(refreshed.subjects[0])[0]?.proposedLevel).toBeNull()
  const hidden = await ask(school.subjectTeacher, 'PATCH', path, { subjectIds: [mathematics?.id] })
  expect(hidden.body.error).toBe('NOT_FOUND')
})

test('a drafted sentence stays marked until it is edited or confirmed', async () => {
  const school = await testSchool(owner)
  const report = reportOf(await create(school), school)
  const drafted = [
    { text: 'Äneas liest gern.', entryIds: [crypto.randomUUID()] },
    { text: 'Er rechnet sicher.', entryIds: [] },
  ]
  const comment = drafted.map(({ text }) => text).join(' ')
  const part = `/reports/${report.id}/subjects/${report.subjects[0]?.id}`
  const save = async (change: object) => (await ask(school.classTeacher, 'PATCH', part, change)).body.data.drafted
  expect(await save({ comment, drafted })).toEqual(drafted)
  expect(await save({ comment: `${comment} Weiter so!` })).toEqual(drafted)
  expect(await save({ comment: 'Äneas liest gern. Er rechnet meist sicher.' })).toEqual([drafted[0]])
  expect(await save({ drafted: [] })).toEqual([])
  const general = `/reports/${report.id}/comment`
  const complete = { summaryComment: comment, summaryDrafted: drafted }
  expect((await ask(school.classTeacher, 'PATCH', general, complete)).body.data.summaryDrafted).toEqual(drafted)
  const edited = (await ask(school.classTeacher, 'PATCH', general, { summaryComment: 'Äneas liest gern.' })).body.data
  expect(edited.summaryDrafted).toEqual([drafted[0]])
})

test('a report that counts certain assessments counts no others when it is computed anew', async () => {
  const school = await testSchool(owner)
  const { schoolClass, classTeacher, year } = school
  const { observing, testing } = year.today < year.second.startDate ? schoolClass.firstTerm : schoolClass.secondTerm
  await observeLevel(school, 2, undefined, observing)
  const made = await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/bulk`, {
    name: 'Zeugnis',
    calculationMethod: 'latestEntries',
    performanceAssessmentIds: [observing],
    startDate: year.first.startDate,
    endDate: year.second.endDate,
  })
  const report = reportOf(made.body.data.rows, school)
  await observeLevel(school, 4, undefined, testing)
  const path = `/reports/${report.id}/recalculation`
  expect((await ask(classTeacher, 'GET', path)).body.data.changes).toEqual([])
  const explained = async (part: object) => {
    const { startDate, endDate } = report
    const [competence] = competencesOf(report.subjects[0])
    const requested = {
      studentId: report.originalStudentId,
      competenceId: competence?.competenceId ?? '',
      startDate,
      endDate,
    }
    const query = new URLSearchParams({ ...requested, versions: 'second', ...part })
    const { data } = (await ask(classTeacher, 'GET', `/classes/${schoolClass.id}/level-explanation?${query}`)).body
    return data.entries.map(({ level }: { level: { level: number } }) => level.level)
  }
  expect([await explained({}), await explained({ reportId: report.id })]).toEqual([[4, 2], [2]])
  expect(await explained({ reportId: crypto.randomUUID() })).toEqual([])
  await observeLevel(school, 3, undefined, observing)
  expect((await ask(classTeacher, 'GET', path)).body.data.changes).toMatchObject([{ before: 2, after: 3 }])
})
