import { expect, test } from 'bun:test'
import type { DroppedPlan, LookBack } from '@lernspur/contracts/teacher/student/look-back.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)

const newSchool = async (studentCount = 7) => {
  const school = await testSchool(teacher.owner, { studentCount })
  const { schoolClass, classTeacher, tenantId } = school
  const path = `/classes/${schoolClass.id}/look-back`
  const get = (person: TestPerson) => teacher.ask(person, { method: 'GET', path })
  const lookBack = async (person = classTeacher): Promise<LookBack> => (await get(person)).body.data
  const plan = (person = classTeacher, body?: DroppedPlan) =>
    teacher.ask(person, { method: 'POST', path: `${path}/plan`, ...(body && { body }) })
  const giveUp = (person = classTeacher) => teacher.ask(person, { method: 'DELETE', path: `${path}/plan` })
  const observe = async (student: number, daysAgo = 0, person = classTeacher, competence = 0) => {
    const { body } = await teacher.ask(person, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[student]?.id,
        competenceId: schoolClass.german.competenceIds[competence],
        description: 'Liest vor.',
      },
    })
    await teacher.owner`
      update observation set observed_at = observed_at - ${daysAgo}::integer
      where tenant_id = ${tenantId} and id = ${body.data.id}`
  }
  return { ...school, get, lookBack, plan, giveUp, observe }
}

test('tells a class without a subject of the caller from one where everybody was seen', async () => {
  const { schoolClass, subjectTeacher, lookBack, tenantId } = await newSchool(2)
  expect([(await lookBack()).subjectCount, (await lookBack(subjectTeacher)).subjectCount]).toEqual([2, 1])
  await teacher.owner`
    delete from school_subject where tenant_id = ${tenantId} and school_class_id = ${schoolClass.id}`
  expect(await lookBack()).toMatchObject({ subjectCount: 0, students: [], competences: [] })
})

test('names five children at most, the longest without an entry first, and nobody of this week', async () => {
  const { schoolClass, observe, lookBack } = await newSchool()
  await observe(0)
  await observe(1, 10)
  await observe(2, 20)
  const { students } = await lookBack()
  expect(students.length).toBe(5)
  const ids = students.map(({ id }) => id)
  expect(ids).not.toContain(schoolClass.students[0].id)
  expect(students.map(({ lastOn }) => lastOn === null)).toEqual([true, true, true, true, false])
  expect(ids.at(-1)).toBe(schoolClass.students[2]?.id ?? '')
})

test('names three competences at most without an entry in four weeks, of different subjects first', async () => {
  const { schoolClass, observe, lookBack } = await newSchool()
  await observe(0, 3)
  await observe(1, 40, undefined, 1)
  const { competences } = await lookBack()
  expect(competences.length).toBe(3)
  expect(competences.map(({ id }) => id)).not.toContain(schoolClass.german.competenceIds[0] ?? '')
  expect(new Set(competences.slice(0, 2).map(({ subject }) => subject.id)).size).toBe(2)
})

test('becomes a plan for the week by one call, which is ticked as entries come in and can be given up', async () => {
  const { lookBack, plan, giveUp, observe, schoolClass, manager } = await newSchool()
  expect((await lookBack()).plan).toEqual([])
  expect((await plan()).status).toBe(201)
  const planned = (await lookBack()).plan
  expect([
    planned.filter(({ student }) => student).length,
    planned.filter(({ competence }) => competence).length,
  ]).toEqual([5, 3])
  expect(planned.some(({ isDone }) => isDone)).toBe(false)
  const first = schoolClass.students.findIndex(({ id }) => id === planned[0]?.student?.id)
  await observe(first, 0, manager)
  const ticked = (await lookBack()).plan
  expect(ticked.map(({ id }) => id)).toEqual(planned.map(({ id }) => id))
  expect(ticked[0]?.isDone).toBe(true)
  await plan()
  expect((await lookBack()).plan.filter(({ id }) => id === planned[0]?.id)).toHaveLength(1)
  await giveUp()
  expect((await lookBack()).plan).toEqual([])
})

test('a plan that was dropped comes back as it was, without what is not accessible any more', async () => {
  const { lookBack, plan, giveUp, observe, schoolClass, subjectTeacher, tenantId } = await newSchool()
  await plan()
  const planned = (await lookBack()).plan
  const dropped = {
    studentIds: planned.flatMap(({ student }) => student?.id ?? []),
    competenceIds: planned.flatMap(({ competence }) => competence?.id ?? []),
  }
  await observe(schoolClass.students.findIndex(({ id }) => id === dropped.studentIds[0]))
  await giveUp()
  expect((await plan(undefined, dropped)).status).toBe(201)
  const visible = ({ plan }: LookBack) => plan.map(({ student, competence, isDone }) => [student, competence, isDone])
  const seen = planned.map(({ student, competence }, at) => [
    student,
    competence,
    at === 0 || competence?.id === schoolClass.german.competenceIds[0],
  ])
  expect(visible(await lookBack())).toEqual(seen)
  const [outside] = dropped.studentIds
  await teacher.owner`
    delete from student_subject_relation where tenant_id = ${tenantId} and student_id = ${outside ?? null}
      and school_subject_id = ${schoolClass.german.id}`
  expect((await plan(subjectTeacher, dropped)).status).toBe(201)
  const ofGerman = planned.filter(({ competence }) => competence?.subjectId === schoolClass.german.id)
  expect((await lookBack(subjectTeacher)).plan).toHaveLength(dropped.studentIds.length - 1 + ofGerman.length)
  const neighbours = await otherSchool(teacher.owner)
  await giveUp()
  const foreign = neighbours.schoolClass
  const strange = { studentIds: [foreign.students[0].id], competenceIds: foreign.german.competenceIds.slice(0, 1) }
  expect((await plan(undefined, strange)).status).toBe(201)
  expect((await lookBack()).plan).toEqual([])
})

test('a plan is of the one who made it alone', async () => {
  const { lookBack, plan, giveUp, subjectTeacher, manager } = await newSchool()
  await plan()
  expect((await lookBack(manager)).plan).toEqual([])
  expect((await lookBack(subjectTeacher)).plan).toEqual([])
  await giveUp(manager)
  expect((await lookBack()).plan.length).toBe(8)
})

test('counts only own entries by child and weekday, also for the head of the school', async () => {
  const { lookBack, observe, subjectTeacher, manager, schoolClass } = await newSchool(30)
  await observe(0)
  await observe(0, 7)
  await observe(1, 0, subjectTeacher)
  const countOf = ({ attention }: LookBack, student: number) =>
    attention.students.find(({ id }) => id === schoolClass.students[student]?.id)?.count
  const own = await lookBack()
  expect([own.attention.students.length, countOf(own, 0), countOf(own, 1)]).toEqual([30, 2, 0])
  expect(own.attention.weekdays.toSorted((a, b) => b - a)).toEqual([2, 0, 0, 0, 0, 0, 0])
  expect(countOf(await lookBack(subjectTeacher), 1)).toBe(1)
  expect((await lookBack(manager)).attention.students.every(({ count }) => count === 0)).toBe(true)
})

test('covers accessible subjects only', async () => {
  const { lookBack, subjectTeacher, schoolClass } = await newSchool()
  const { competences } = await lookBack(subjectTeacher)
  expect(new Set(competences.map(({ subject }) => subject.id))).toEqual(new Set([schoolClass.german.id]))
})

test('a hidden class is not found, nor is one of another school or for the provider', async () => {
  const { get, plan, outsider } = await newSchool()
  const neighbours = await otherSchool(teacher.owner)
  const provider = await testProvider(teacher.owner)
  expect([(await get(outsider)).status, (await get(neighbours.admin)).status]).toEqual([404, 404])
  expect((await get(provider)).status).not.toBe(200)
  expect((await plan(outsider)).body.error).toBe('NOT_FOUND')
})
