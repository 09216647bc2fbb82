import { expect, test } from 'bun:test'
import type { OverviewCompetence, StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { form } from '@lernspur/testing/form'
import { insertObservation as observeBySql } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import sharp from 'sharp'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

const ask = (person: TestPerson, classId: string, studentId: string) =>
  teacher.ask(person, { method: 'GET', path: `/classes/${classId}/students/${studentId}/overview` })

/** Of the first student, as the class teacher sees it unless told. */
const overviewOf = async (school: TestSchool, person = school.classTeacher): Promise<StudentOverview> =>
  (await ask(person, school.schoolClass.id, school.schoolClass.students[0].id)).body.data

const competencesIn = ({ subjects }: StudentOverview, subjectId: string): readonly OverviewCompetence[] =>
  subjects.find(({ id }) => id === subjectId)?.competences ?? []

/** A new school, and how its class teacher observes the first student; `level` counts from 1. */
const newSchool = async (studentCount = 3) => {
  const school = await testSchool(teacher.owner, { studentCount })
  const { schoolClass, classTeacher, tenantId } = school
  const observe = async (subject: 'german' | 'mathematics', competence: number, level: number | null, daysAgo = 0) => {
    const { body } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[0].id,
        competenceId: schoolClass[subject].competenceIds[competence],
        performanceLevelV2Id: level === null ? null : schoolClass.visual.levelIds[level - 1],
        description: 'Liest vor.',
      },
    })
    await teacher.owner`
      update observation set observed_at = observed_at - ${daysAgo}::integer
      where tenant_id = ${tenantId} and id = ${body.data.id}`
  }
  return { school, observe }
}

test('tells of each competence the newest level, how many entries there are and how old they are', async () => {
  const { school, observe } = await newSchool()
  const { german, visual } = school.schoolClass
  await observe('german', 0, visual.levelIds.length, 3)
  await observe('german', 0, 1, 10)
  await observe('german', 0, null)
  const overview = await overviewOf(school)
  const [first, second] = competencesIn(overview, german.id)
  expect(first).toMatchObject({
    state: 'strength',
    entryCount: 3,
    lastOn: school.year.today,
    level: { id: visual.levelIds.at(-1), level: visual.levelIds.length, levels: visual.levelIds.length },
  })
  expect((first?.levelOn ?? '') < school.year.today).toBe(true)
  expect(second).toMatchObject({ state: 'unseen', entryCount: 0, level: null, levelOn: null, lastOn: null })
})

test('is practised: what was entered within eight weeks and is no strength yet', async () => {
  const { school, observe } = await newSchool()
  const { german, mathematics } = school.schoolClass
  await observe('german', 0, 1, 55)
  await observe('german', 1, 1, 57)
  await observe('mathematics', 0, null, 2)
  const overview = await overviewOf(school)
  expect(
    competencesIn(overview, german.id)
      .slice(0, 3)
      .map(({ state }) => state),
  ).toEqual(['practising', 'resting', 'unseen'])
  expect(competencesIn(overview, mathematics.id)[0]?.state).toBe('practising')
})

test('tells of each subject how it has gone, the newest note, and the newest entry with a photo', async () => {
  const { school, observe } = await newSchool()
  const { schoolClass, classTeacher, subjectTeacher, year, tenantId } = school
  const { german, mathematics, visual } = schoolClass
  await observe('german', 0, 1, 20)
  await observe('german', 1, visual.levelIds.length, 10)
  await observe('german', 0, visual.levelIds.length)
  await observe('mathematics', 0, 1)
  const [last] = await teacher.owner<{ id: string }[]>`
    update observation set description = ${'Liest sicher. '.repeat(30)}
    where tenant_id = ${tenantId} and school_subject_id = ${german.id} and observed_at = ${year.today} returning id`
  const overview = await overviewOf(school)
  const subject = (id: string) => overview.subjects.find((one) => one.id === id)
  const trend = subject(german.id)?.trend ?? []
  expect([trend[0], trend.at(-1)]).toEqual([0, 1])
  expect(trend).toContain(0.5)
  // Levels of one day are no trend.
  expect(subject(mathematics.id)?.trend).toEqual([])
  expect(subject(german.id)?.newestNote).toEqual({
    text: 'Liest sicher. '.repeat(30).slice(0, 240),
    observedAt: year.today,
  })
  expect(subject(german.id)?.photoEntryId).toBeNull()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer()
  const added = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/observations-v2/${last?.id}/photos`,
    body: form({ file: new File([new Uint8Array(photo)], 'Heft.jpg', { type: 'image/jpeg' }) }),
  })
  expect(added.status).toBe(201)
  expect((await overviewOf(school)).subjects.find(({ id }) => id === german.id)?.photoEntryId).toBe(last?.id ?? '')
  const part = await overviewOf(school, subjectTeacher)
  expect(part.subjects.map(({ id, photoEntryId }) => [id, photoEntryId])).toEqual([[german.id, last?.id ?? '']])
})

test('counts entries of the first version', async () => {
  const { school } = await newSchool()
  await observeBySql(teacher.owner, school, { table: 'legacy_observation' })
  expect(competencesIn(await overviewOf(school), school.schoolClass.german.id)[0]).toMatchObject({
    state: 'practising',
    entryCount: 1,
  })
})

test('shows accessible subjects only, and reports by their parts in them', async () => {
  const { school, observe } = await newSchool()
  const { schoolClass, classTeacher, subjectTeacher } = school
  await observe('mathematics', 0, 1)
  const made = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Halbjahr', calculationMethod: 'latestEntries', studentIds: [schoolClass.students[0].id] },
  })
  expect(made.status).toBe(201)
  const [complete, part] = [await overviewOf(school), await overviewOf(school, subjectTeacher)]
  expect(part.subjects.map(({ id }) => id)).toEqual([schoolClass.german.id])
  expect(complete.subjects.length).toBeGreaterThan(1)
  expect(complete.reports[0]).toMatchObject({ name: 'Halbjahr', status: 'inProgress', completedCount: 0 })
  expect([complete.reports[0]?.subjectCount, part.reports[0]?.subjectCount]).toEqual([complete.subjects.length, 1])
})

test('a child without entries in a class of 30 is shown with all names and nothing else', async () => {
  const { school } = await newSchool(30)
  const overview = await overviewOf(school)
  expect([overview.classmates.length, overview.reports.length]).toEqual([30, 0])
  expect(overview.subjects.flatMap(({ competences }) => competences).every(({ state }) => state === 'unseen')).toBe(
    true,
  )
})

test('a child that waits to be erased says when', async () => {
  const { school } = await newSchool()
  const { tenantId, schoolClass } = school
  await teacher.owner`
    update student set erases_at = now() + interval '7 days'
    where tenant_id = ${tenantId} and id = ${schoolClass.students[0].id}`
  expect((await overviewOf(school)).student.erasesAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})

test('a hidden class, a child of another class and another school are not found', async () => {
  const { school } = await newSchool()
  const neighbours = await otherSchool(teacher.owner)
  const { schoolClass, secondClass, classTeacher, outsider, manager } = school
  const child = schoolClass.students[0].id
  const hidden = [
    await ask(outsider, schoolClass.id, child),
    await ask(neighbours.admin, schoolClass.id, child),
    await ask(classTeacher, secondClass.id, child),
  ]
  expect(hidden.map(({ body }) => body.error)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect((await ask(manager, schoolClass.id, child)).status).toBe(200)
})
