import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const inClass = `/classes/${school.schoolClass.id}/subjects`

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })

test('what goes with a subject is counted, and what prevents its deletion', async () => {
  const { german } = school.schoolClass
  const [first = '', second = ''] = german.competenceIds
  await insertObservation(admin.owner, school, { competenceId: first })
  await insertObservation(admin.owner, school, { competenceId: first, table: 'legacy_observation' })
  await insertObservation(admin.owner, school, { competenceId: second })
  const { body } = await ask('GET', `/subjects/${german.id}/use`)
  expect(body.data).toMatchObject({
    domainCount: 2,
    competenceCount: 4,
    studentCount: 3,
    colleagueCount: 1,
    observationCount: 3,
    reportCount: 0,
  })
  const counts = new Map(body.data.competences.map((one: { competenceId: string }) => [one.competenceId, one]))
  expect(counts.get(first)).toMatchObject({ observationCount: 2 })
  expect(counts.get(second)).toMatchObject({ observationCount: 1 })
  expect(counts.size).toBe(2)
})

test('counts are for whoever may delete', async () => {
  const { german, mathematics } = school.schoolClass
  const error = async (id: string, person: TestPerson) =>
    (await ask('GET', `/subjects/${id}/use`, undefined, person)).body.error
  expect(await error(german.id, school.subjectTeacher)).toBe('NO_PERMISSION')
  expect(await error(mathematics.id, school.subjectTeacher)).toBe('NOT_FOUND')
  expect(await error(german.id, school.outsider)).toBe('NOT_FOUND')
})

test('subjects stand by name until they are ordered, and later ones follow at the end', async () => {
  const filter = `filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${school.secondClass.id}`
  const names = async () =>
    (await ask('GET', `/subjects?${filter}`)).body.data.rows.map((row: { name: string }) => row.name)
  const add = async (name: string) => {
    const body = { name, abbreviation: 'X', color: '#aa3377' }
    return (await ask('POST', inClass.replace(school.schoolClass.id, school.secondClass.id), body)).body.data.id
  }
  const art = await add('Ästhetik')
  expect(await names()).toEqual(['Ästhetik', 'Deutsch', 'Mathematik'])
  const moved = await ask('PUT', `/subjects/${school.secondClass.mathematics.id}`, { position: 0 })
  expect(moved.body.data.position).toBe(0)
  expect(await names()).toEqual(['Mathematik', 'Ästhetik', 'Deutsch'])
  await add('Biologie')
  expect(await names()).toEqual(['Mathematik', 'Ästhetik', 'Deutsch', 'Biologie'])
  await ask('PUT', `/subjects/${art}`, { position: 99 })
  expect(await names()).toEqual(['Mathematik', 'Deutsch', 'Biologie', 'Ästhetik'])
  expect((await ask('PUT', `/subjects/${art}`, { position: -1 })).body.error).toBe('VALIDATION_FAILED')
})
