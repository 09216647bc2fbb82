import { describe, expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner, { studentCount: 4 })
const neighbour = await otherSchool(admin.owner)
const provider = await testProvider(admin.owner)
const subjects = `/classes/${school.schoolClass.id}/subjects`

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const music = { name: 'Musik', abbreviation: 'MU', color: '#aa3377' }
const newSubject = async () => (await ask('POST', subjects, music)).body.data
const domainsOf = async (id: string, person?: TestPerson) => {
  const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${id}`
  const { rows } = (await ask('GET', `/competence-domains?${filter}`, undefined, person)).body.data
  return rows.map((row: { name: string; competences: { description: string }[] }) => [
    row.name,
    ...row.competences.map(({ description }) => description),
  ])
}

describe('a new subject', () => {
  test('has the level of its class and all its students', async () => {
    const made = await ask('POST', subjects, music)
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ ...music, schoolLevel: 3, isTemplate: false, competenceDomainCount: 0 })
    const students = await ask('GET', `/subjects/${made.body.data.id}/students`)
    expect(students.body.data.count).toBe(4)
  })

  test('has its domains and competences at once', async () => {
    const domains = [
      { name: 'Singen', symbol: 'A', competences: ['singt im Chor', 'singt allein'] },
      { name: 'Hören', competences: [] },
    ]
    const made = await ask('POST', subjects, { ...music, domains })
    expect(made.body.data.competenceDomainCount).toBe(2)
    expect(await domainsOf(made.body.data.id)).toEqual([['Singen', 'singt im Chor', 'singt allein'], ['Hören']])
    const template = await ask('POST', '/subjects/template', { ...music, schoolLevel: 3, domains }, school.manager)
    expect(await domainsOf(template.body.data.id)).toHaveLength(2)
    const nameless = [{ name: ' ', competences: [] }]
    expect((await ask('POST', subjects, { ...music, domains: nameless })).body.error).toBe('VALIDATION_FAILED')
  })

  test('is accessible to its creator', async () => {
    const own = await testSchool(admin.owner)
    await admin.owner`update class_access_right set can_manage_competences = true where tenant_id = ${own.tenantId}`
    const made = await ask('POST', `/classes/${own.schoolClass.id}/subjects`, music, own.subjectTeacher)
    expect(made.status).toBe(201)
    const listed = (await ask('GET', '/subjects', undefined, own.subjectTeacher)).body.data
    expect(listed.rows.map((row: { name: string }) => row.name)).toEqual(['Deutsch', 'Musik'])
  })

  test('needs the right', async () => {
    expect((await ask('POST', subjects, music, school.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await ask('POST', subjects, music, school.outsider)).body.error).toBe('NOT_FOUND')
    expect((await ask('POST', subjects, music, neighbour.admin)).body.error).toBe('NOT_FOUND')
  })

  test.each([
    { ...music, name: '' },
    { ...music, name: 'x'.repeat(101) },
    { ...music, abbreviation: 'x'.repeat(101) },
    { ...music, color: 'red' },
    { ...music, color: '#12345' },
    { ...music, tenantId: 'x' },
  ])('is refused as %p', async (body) => {
    expect((await ask('POST', subjects, body)).body.error).toBe('VALIDATION_FAILED')
  })
})

test('a subject is changed, and deleted with its contents', async () => {
  const { id, updatedAt } = await newSubject()
  const path = `/subjects/${id}`
  await ask('POST', `/classes/subjects/${id}/competence-domains`, { name: 'Singen' })
  const changed = await ask('PUT', path, { color: '#000000' })
  expect(changed.body.data).toMatchObject({ name: 'Musik', color: '#000000', competenceDomainCount: 1 })
  const stale = await ask('PUT', path, { name: 'X' }, undefined, { 'if-match': `"${updatedAt}"` })
  expect([stale.status, stale.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  expect((await ask('PUT', path, {})).body.error).toBe('EMPTY_DTO')
  const german = `/subjects/${school.schoolClass.german.id}`
  expect((await ask('PUT', german, { name: 'X' }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('DELETE', german, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  const hidden = `/subjects/${school.schoolClass.mathematics.id}`
  expect((await ask('PUT', hidden, { name: 'X' }, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await ask('DELETE', path)).body).toEqual({ success: true })
  expect((await ask('DELETE', path)).body.error).toBe('NOT_FOUND')
})

test('a subject with observations is not deleted', async () => {
  const { schoolClass } = school
  await insertObservation(admin.owner, school, schoolClass.students[3] && { studentId: schoolClass.students[3].id })
  const path = `/subjects/${schoolClass.german.id}`
  expect((await ask('DELETE', path)).body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  const rest = schoolClass.students.slice(0, 3).map(({ id }) => id)
  const set = (more = {}) => ask('PUT', `${path}/students`, { studentIds: rest, ...more })
  expect((await set()).body.error).toBe('INVALID_IMPLICIT_DELETION')
  expect(new Set((await set({ withObservations: true })).body.data.studentIds)).toEqual(new Set(rest))
})

test('students are added to a subject and removed', async () => {
  const { id } = await newSubject()
  const [first, second] = school.schoolClass.students
  const path = `/subjects/${id}/students`
  expect((await ask('PUT', path, { studentIds: [first.id] })).body.data.studentIds).toEqual([first.id])
  expect((await ask('PUT', path, { studentIds: [second.id, second.id] })).body.data.studentIds).toEqual([second.id])
  expect((await ask('PUT', path, { studentIds: [] })).body.data.studentIds).toEqual([])
  const foreign = { studentIds: [school.secondClass.students[0].id] }
  expect((await ask('PUT', path, foreign)).body.error).toBe('NOT_FOUND')
  expect((await ask('PUT', path, {})).body.error).toBe('EMPTY_DTO')
  const german = `/subjects/${school.schoolClass.german.id}/students`
  expect((await ask('PUT', german, { studentIds: [] }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('GET', path, undefined, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await ask('GET', german, undefined, neighbour.admin)).body.error).toBe('NOT_FOUND')
})

describe('templates', () => {
  const template = { ...music, schoolLevel: 3 }

  test('of the school are created by managers and admins', async () => {
    expect((await ask('POST', '/subjects/template', template)).body.error).toBe('NO_PERMISSION')
    const made = await ask('POST', '/subjects/template', template, school.manager)
    expect(made.body.data).toMatchObject({ ...template, isTemplate: true, schoolClassId: null })
    const path = `/subjects/${made.body.data.id}`
    expect((await ask('PUT', path, { name: 'X' })).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await ask('PUT', path, { name: 'Klang' }, school.manager)).body.data.name).toBe('Klang')
    expect((await ask('GET', `${path}/students`, undefined, school.manager)).body.error).toBe('NOT_FOUND')
    expect((await ask('DELETE', path, undefined, neighbour.admin)).body.error).toBe('NOT_FOUND')
    expect((await ask('DELETE', path, undefined, school.manager)).body).toEqual({ success: true })
  })

  test('of the provider are readable and copied by every school, and changed by none', async () => {
    const { id } = (await ask('POST', '/subjects/template', template, provider)).body.data
    const domain = (await ask('POST', `/subjects/${id}/competence-domains/template`, { name: 'Singen' }, provider)).body
    for (const description of ['singt', 'spielt']) {
      await ask('POST', `/competence-domains/${domain.data.id}/competences`, { description }, provider)
    }
    await publishTemplates(admin.owner, provider.tenantId, [id])
    const filter = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`
    const listed = (await ask('GET', `/subjects/templates/global?${filter}`, undefined, school.outsider)).body.data
    expect(listed).toMatchObject({ count: 1, rows: [{ id, name: 'Musik', competenceDomainCount: 1 }] })
    expect((await ask('PUT', `/subjects/${id}`, { name: 'X' }, school.admin)).body.error).toBe('NOT_FOUND')
    const copied = await ask('POST', `${subjects}/copy`, { schoolSubjectIds: [id] })
    expect(copied.status).toBe(201)
    const [row] = copied.body.data.rows
    expect(row).toMatchObject({ originId: id, tenantId: school.tenantId, schoolClassId: school.schoolClass.id })
    expect(await domainsOf(row.id)).toEqual([['Singen', 'singt', 'spielt']])
  })
})

test('copies keep domains, competences and their order, all or none', async () => {
  const { secondClass, schoolClass, subjectTeacher } = school
  const path = `/classes/${secondClass.id}/subjects/copy`
  const body = { schoolSubjectIds: [schoolClass.mathematics.id, schoolClass.german.id] }
  const copied = (await ask('POST', path, body)).body.data
  expect(copied.count).toBe(2)
  for (const row of copied.rows) expect(await domainsOf(row.id)).toEqual(await domainsOf(row.originId))
  const foreign = [schoolClass.german.id, neighbour.schoolClass.german.id]
  expect((await ask('POST', path, { schoolSubjectIds: foreign })).body.error).toBe('NOT_FOUND')
  const hidden = [schoolClass.mathematics.id]
  expect((await ask('POST', `${subjects}/copy`, { schoolSubjectIds: hidden }, subjectTeacher)).body.error).toBe(
    'NOT_FOUND',
  )
  const seen = [schoolClass.german.id]
  expect((await ask('POST', `${subjects}/copy`, { schoolSubjectIds: seen }, subjectTeacher)).body.error).toBe(
    'CREATE_NOT_ALLOWED',
  )
})
