import { expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { schoolClass, classTeacher } = school

const ask = (method: string, path: string, body?: object) =>
  teacher.ask(classTeacher, { method, path, ...(body && { body }) })
const post = async (path: string, body: object) => (await ask('POST', path, body)).body.data
const note = (part: object = {}) => ({
  schoolClassId: schoolClass.id,
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass.german.competenceIds[0],
  description: 'Liest flüssig',
  ...part,
})

test('an entry has a checked flag and its author', async () => {
  const plain = await post('/observations', note())
  expect(plain).toMatchObject({ isCompetenceCheck: false, performanceLevelId: null, creatorId: classTeacher.userId })
  const checked = await post('/observations', note({ isCompetenceCheck: true }))
  const filter = 'filter[0][field]=isCompetenceCheck&filter[0][type]=eq&filter[0][value]=true'
  expect((await ask('GET', `/observations?${filter}`)).body.data).toEqual({ rows: [checked], count: 1 })
  const changed = await ask('PUT', `/observations/${plain.id}`, { isCompetenceCheck: true })
  expect(changed.body.data).toMatchObject({ isCompetenceCheck: true, description: 'Liest flüssig' })
})

test('a level may belong to a type of the school, and stays while an entry uses it', async () => {
  const { body } = await teacher.ask(school.manager, {
    method: 'POST',
    path: '/assessment-types',
    body: { name: 'Ampel' },
  })
  const levels = `/assessment-types/${body.data.id}/performance-levels`
  const level = (await teacher.ask(school.manager, { method: 'POST', path: levels, body: form({ label: 'grün' }) }))
    .body.data.id
  const { id } = await post('/observations', note({ performanceLevelId: level }))
  const remove = () => teacher.ask(school.manager, { method: 'DELETE', path: `${levels}/${level}` })
  const refused = await remove()
  expect([refused.status, refused.body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
  await ask('DELETE', `/observations/${id}`)
  expect((await remove()).status).toBe(200)
})

test('each version lists its own entries only', async () => {
  const legacy = await post('/observations', note())
  const second = await post('/observations-v2', note())
  expect((await ask('GET', `/observations-v2/${legacy.id}`)).body.error).toBe('NOT_FOUND')
  expect((await ask('GET', `/observations/${second.id}`)).body.error).toBe('NOT_FOUND')
  const strange = await ask('POST', '/observations', note({ performanceLevelV2Id: schoolClass.visual.levelIds[0] }))
  expect(strange.body.error).toBe('VALIDATION_FAILED')
})
