import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const { german, mathematics, students, id, visual } = school.schoolClass
const [mia] = students
const path = `/classes/${id}/capture`
const get = async (person: TestPerson, at = path) => (await teacher.ask(person, { method: 'GET', path: at })).body

test('one call has the class as the caller may see it, with the newest entries of the last competence', async () => {
  const today = school.year.today
  await insertObservation(owner, school, { competenceId: german.competenceIds[0] ?? '' })
  const { data } = await get(school.classTeacher)
  expect(data.subjects.map(({ name }: { name: string }) => name)).toEqual(['Deutsch', 'Mathematik'])
  expect(data.students).toHaveLength(students.length)
  expect(data.students[0].schoolSubjectIds.toSorted()).toEqual([german.id, mathematics.id].toSorted())
  expect(data.scales.map((scale: { id: string }) => scale.id)).toContain(visual.id)
  expect(data.recent).toEqual([{ competenceId: german.competenceIds[0], observedAt: today }])
  expect(data.newest).toEqual([{ studentId: mia.id, observedAt: today, performanceLevelV2Id: null }])
  const ofSubject = (await get(school.subjectTeacher)).data
  expect(ofSubject.subjects.map(({ name }: { name: string }) => name)).toEqual(['Deutsch'])
  expect(ofSubject.students.map((student: { schoolSubjectIds: string[] }) => student.schoolSubjectIds)).toEqual(
    students.map(() => [german.id]),
  )
  expect(ofSubject.domains.every((domain: { schoolSubjectId: string }) => domain.schoolSubjectId === german.id)).toBe(
    true,
  )
  expect([ofSubject.recent, ofSubject.newest]).toEqual([[], []])
  for (const otherPerson of [school.outsider, neighbour.admin]) expect((await get(otherPerson)).error).toBe('NOT_FOUND')
})

test('what the levels mean for a competence comes along, here and in the matrix', async () => {
  const competenceId = german.competenceIds[1] ?? ''
  const levels = ['mit Hilfe', '', '', 'allein']
  await owner`update competence set level_descriptions = ${owner.json(levels)} where id = ${competenceId}`
  const levelsIn = (data: { domains: { competences: { id: string; levelDescriptions?: string[] | null }[] }[] }) =>
    data.domains.flatMap(({ competences }) => competences).find((one) => one.id === competenceId)?.levelDescriptions
  expect(levelsIn((await get(school.classTeacher)).data)).toEqual(levels)
  const matrix = `/classes/${id}/skill-cells?schoolSubjectId=${german.id}`
  expect(levelsIn((await get(school.classTeacher, matrix)).data)).toEqual(levels)
})

test('the level shown is that of the newest entry that has one', async () => {
  const competenceId = mathematics.competenceIds[0] ?? ''
  const level = visual.levelIds[1] ?? visual.levelIds[0]
  const enter = (entry: object) =>
    teacher.ask(school.classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: { schoolClassId: id, studentId: mia.id, competenceId, ...entry },
    })
  await enter({ performanceLevelV2Id: level, observedAt: school.year.today })
  await enter({ description: 'zählt mit' })
  const { entries } = (await get(school.classTeacher, `${path}/${competenceId}`)).data
  expect(entries).toEqual([{ studentId: mia.id, observedAt: school.year.today, performanceLevelV2Id: level }])
  expect((await get(school.subjectTeacher, `${path}/${competenceId}`)).data.entries).toEqual([])
  expect((await get(neighbour.admin, `${path}/${competenceId}`)).error).toBe('NOT_FOUND')
})
