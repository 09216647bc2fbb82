import { expect, test } from 'bun:test'
import { form, pngFile } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

const { schoolClass, classTeacher } = school
const scales = '/performance-visuals'
const get = (person: TestPerson, path: string) => teacher.ask(person, { method: 'GET', path })
const post = (person: TestPerson, path: string, body: object) => teacher.ask(person, { method: 'POST', path, body })
const remove = (path: string) => teacher.ask(school.manager, { method: 'DELETE', path })

test('the use of a scale counts assessments, classes and the entries of each level', async () => {
  const use = `${scales}/${schoolClass.visual.id}/use`
  const none = { performanceAssessments: 4, schoolClasses: 1, levels: [] }
  expect((await get(classTeacher, use)).body.data).toEqual(none)
  const performanceLevelV2Id = schoolClass.visual.levelIds[1]
  await post(classTeacher, '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id,
  })
  const levels = [{ performanceLevelV2Id, observations: 1 }]
  expect((await get(school.manager, use)).body.data).toEqual({ ...none, levels })
  expect((await get(school.subjectTeacher, use)).body.error).toBe('NO_PERMISSION')
  expect((await get(neighbours.admin, use)).body.error).toBe('NOT_FOUND')
})

test('a copy has the levels and uploaded pictures of its origin, and outlives it', async () => {
  const template = { name: 'Daumen', performanceLevelsV2: [{ label: 'runter' }] }
  const origin = (await post(school.manager, scales, template)).body.data
  await teacher.ask(school.manager, {
    method: 'POST',
    path: `${scales}/${origin.id}/performance-levels`,
    body: form({ label: 'hoch', file: pngFile() }),
  })
  const duplicate = `${scales}/${origin.id}/duplicate`
  const { status, body } = await post(classTeacher, duplicate, { schoolClassId: schoolClass.id })
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ name: 'Daumen', schoolClassId: schoolClass.id, originId: origin.id, isTemplate: false }),
  ])
  const [, high] = body.data.performanceLevelsV2
  expect(high).toMatchObject({ level: 2, label: 'hoch', isFrontendPicture: false })
  await remove(`${scales}/${origin.id}`)
  expect((await get(classTeacher, high.pictureUrl.replace('/api', ''))).status).toBe(200)
  await remove(`${scales}/${body.data.id}`)
  expect((await get(classTeacher, high.pictureUrl.replace('/api', ''))).status).toBe(404)
})

test('a copy is for whoever may manage scales there', async () => {
  const duplicate = `${scales}/${schoolClass.visual.id}/duplicate`
  const named = await post(school.manager, duplicate, { name: 'Für alle' })
  expect(named.body.data).toMatchObject({ name: 'Für alle', isTemplate: true, schoolClassId: null })
  expect((await post(classTeacher, duplicate, {})).body.error).toBe('CREATE_NOT_ALLOWED')
  const own = { schoolClassId: schoolClass.id }
  expect((await post(school.subjectTeacher, duplicate, own)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await post(neighbours.admin, duplicate, own)).body.error).toBe('NOT_FOUND')
})
