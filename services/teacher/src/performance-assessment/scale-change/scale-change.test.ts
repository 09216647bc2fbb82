import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

interface Level {
  readonly id: string
}

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })

/** A class with a second scale of two levels, and two entries at the outer levels of the first one. */
const begin = async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher } = school
  const assessment = `/performance-assessments/${schoolClass.firstTerm.testing}`
  const body = {
    name: 'Zwei Stufen',
    schoolClassId: schoolClass.id,
    performanceLevelsV2: [{ label: 'noch nicht' }, { label: 'erreicht' }],
  }
  const two = (await ask(classTeacher, 'POST', '/performance-visuals', body)).body.data
  const [low, high]: Level[] = two.performanceLevelsV2
  const entries = [
    await observe(school, 0, schoolClass.german.competenceIds[0], 0),
    await observe(school, 1, schoolClass.mathematics.competenceIds[0], 3),
  ]
  const { levelIds } = schoolClass.visual
  const toOne = [levelIds[0], levelIds[3]].map((from) => ({ from, to: high?.id }))
  const swap = () =>
    ask(classTeacher, 'PATCH', `${assessment}/change-visual`, { performanceVisualId: two.id, levels: toOne })
  const undo = (person = classTeacher) => ask(person, 'DELETE', `${assessment}/change-visual`)
  const levels = async () => {
    const rows =
      await teacher.owner`select performance_level_id from observation where id = any(${entries}) order by id`
    return rows.map((row) => row.performanceLevelId)
  }
  return { school, assessment, two, low, high, entries, swap, undo, levels }
}

const observe = async (school: TestSchool, student: number, competenceId = '', level = 0): Promise<string> => {
  const { schoolClass, classTeacher } = school
  const { body } = await ask(classTeacher, 'POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[student]?.id,
    competenceId,
    performanceLevelV2Id: schoolClass.visual.levelIds[level],
    performanceAssessmentId: schoolClass.firstTerm.testing,
  })
  return body.data.id
}

test('a change of scale is undone as a whole, even where two levels became one', async () => {
  const { school, swap, undo, levels, high } = await begin()
  const { visual } = school.schoolClass
  expect((await swap()).status).toBe(200)
  expect(await levels()).toEqual([high?.id, high?.id])
  const { status, body } = await undo()
  expect([status, body.data.performanceVisualId, body.data.hasObservations]).toEqual([200, visual.id, true])
  expect(await levels()).toEqual([visual.levelIds[0], visual.levelIds[3]])
  expect((await undo()).body.error).toBe('NOT_FOUND')
  expect((await swap()).status).toBe(200)
  expect((await undo()).status).toBe(200)
})

test('it is not undone once an entry has got a level of the new scale', async () => {
  const { school, swap, undo, levels, low, high, entries } = await begin()
  await swap()
  const own = { method: 'PUT', path: `/observations-v2/${entries[0]}`, body: { performanceLevelV2Id: low?.id } }
  expect((await teacher.ask(school.classTeacher, own)).status).toBe(200)
  expect([(await undo()).body.error, await levels()]).toEqual(['EDIT_CONFLICT', [low?.id, high?.id]])
})

test('only who may change the assessment undoes it', async () => {
  const { school, swap, undo } = await begin()
  await swap()
  const neighbours = await otherSchool(teacher.owner)
  expect((await undo(school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await undo(neighbours.admin)).body.error).toBe('NOT_FOUND')
  expect((await undo(school.manager)).status).toBe(200)
})

test('the use of an assessment names the children of visible subjects, and counts the others', async () => {
  const { school, assessment } = await begin()
  const { visual, students, id, german } = school.schoolClass
  const level = (index: number) => ({ performanceLevelV2Id: visual.levelIds[index], observations: 1 })
  const { status, body } = await ask(school.classTeacher, 'GET', `${assessment}/use`)
  expect([status, body.data]).toEqual([
    200,
    {
      observations: 2,
      hiddenStudents: 0,
      levels: [level(0), level(3)],
      students: [
        { ...students[0], levels: [level(0)] },
        { ...students[1], levels: [level(3)] },
      ],
    },
  ])
  expect((await ask(school.subjectTeacher, 'GET', `${assessment}/use`)).body.error).toBe('NO_PERMISSION')
  await teacher.owner`
    update class_access_right set can_manage_performance_visuals = true
    where school_class_id = ${id} and user_id = ${school.subjectTeacher.userId}`
  const german1 = await ask(school.subjectTeacher, 'GET', `${assessment}/use`)
  expect(german.name).toBe('Deutsch')
  expect(german1.body.data).toMatchObject({
    observations: 2,
    hiddenStudents: 1,
    levels: [level(0), level(3)],
    students: [{ id: students[0].id }],
  })
})

test('a change of scale does not keep a student from being forgotten', async () => {
  const { swap, undo, entries, levels } = await begin()
  await swap()
  await teacher.owner`delete from observation where id = ${entries[0] ?? ''}`
  expect((await undo()).status).toBe(200)
  expect(await levels()).toHaveLength(1)
})
