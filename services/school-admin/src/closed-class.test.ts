import { beforeAll, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from './app'

const admin = await serviceForFile('school-admin', schoolAdminService)
let school: TestSchool
let classPath: string

const outcome = async (method: string, path: string, body?: object, person = school.manager): Promise<string> => {
  const answer = (await admin.ask(person, { method, path, ...(body && { body }) })).body
  return answer.success ? 'ok' : answer.error
}

beforeAll(async () => {
  school = await testSchool(admin.owner)
  classPath = `/classes/${school.schoolClass.id}`
  expect(await outcome('PUT', classPath, { isActive: false })).toBe('ok')
})

test('a class that is no longer active keeps its subjects and competences', async () => {
  const { german } = school.schoolClass
  const [domainId] = german.domainIds
  const subject = { name: 'Musik', abbreviation: 'MU', color: '#123456' }
  const sources = { schoolSubjectIds: [school.secondClass.german.id] }
  const competence = `/competence-domains/${domainId}/competences`
  const changes = [
    ['POST', `${classPath}/subjects`, subject, 'CREATE_NOT_ALLOWED'],
    ['POST', `${classPath}/subjects/copy`, sources, 'CREATE_NOT_ALLOWED'],
    ['PUT', `/subjects/${german.id}`, { name: 'Neu' }, 'UPDATE_NOT_ALLOWED'],
    ['DELETE', `/subjects/${german.id}`, undefined, 'NO_PERMISSION'],
    ['POST', `/classes/subjects/${german.id}/competence-domains`, { name: 'Neu' }, 'CREATE_NOT_ALLOWED'],
    ['PUT', `/classes/subjects/competence-domains/${domainId}`, { name: 'Neu' }, 'UPDATE_NOT_ALLOWED'],
    ['DELETE', `/competence-domains/${domainId}`, undefined, 'NO_PERMISSION'],
    ['POST', competence, { description: 'Neu' }, 'CREATE_NOT_ALLOWED'],
    ['PUT', `${competence}/${german.competenceIds[0]}`, { description: 'Neu' }, 'UPDATE_NOT_ALLOWED'],
    ['DELETE', `${competence}/${german.competenceIds[0]}`, undefined, 'NO_PERMISSION'],
  ] as const
  for (const [method, path, body, refusal] of changes) {
    expect([path, await outcome(method, path, body)]).toEqual([path, refusal])
  }
})

test('a class that is no longer active keeps its students', async () => {
  const { id: schoolClassId, students, german } = school.schoolClass
  const [{ id: studentId }] = students
  const relations = [{ studentId, schoolClassId }]
  const name = { firstName: 'Neu', lastName: 'Kind' }
  const elsewhere = { schoolClassIds: [school.secondClass.id] }
  const changes = [
    ['POST', '/students', { ...name, schoolClassIds: [schoolClassId] }, 'CREATE_NOT_ALLOWED'],
    ['POST', '/students/bulk', { schoolClassId, students: [name] }, 'CREATE_NOT_ALLOWED'],
    ['POST', '/student-class-relations/link', { relations }, 'CREATE_NOT_ALLOWED'],
    ['POST', '/student-class-relations/unlink', { relations }, 'NO_PERMISSION'],
    ['PUT', `/subjects/${german.id}/students`, { studentIds: [] }, 'UPDATE_NOT_ALLOWED'],
    ['PUT', `/students/${studentId}`, elsewhere, 'UPDATE_NOT_ALLOWED'],
    ['DELETE', `/students/${studentId}`, undefined, 'NO_PERMISSION'],
  ] as const
  for (const [method, path, body, refusal] of changes) {
    expect([path, await outcome(method, path, body)]).toEqual([path, refusal])
  }
  const rename = (person: TestSchool['manager']) =>
    outcome('PUT', `/students/${studentId}`, { firstName: 'Neu' }, person)
  expect(await rename(school.classTeacher)).toBe('UPDATE_NOT_ALLOWED')
  expect(await rename(school.manager)).toBe('ok')
})

test('a class that is no longer active still says who may see it', async () => {
  const { schoolClass, outsider } = school
  const right = { userId: outsider.userId, schoolSubjectIds: [schoolClass.german.id] }
  expect(await outcome('POST', `${classPath}/access-rights`, right)).toBe('ok')
})

test('a class that is no longer active can only be activated again or deleted', async () => {
  const move = { schoolYearId: school.year.id }
  expect(await outcome('PUT', classPath, { name: '9z' }, school.classTeacher)).toBe('UPDATE_NOT_ALLOWED')
  expect(await outcome('PUT', classPath, { name: '9z', isActive: false })).toBe('UPDATE_NOT_ALLOWED')
  expect(await outcome('POST', `${classPath}/assign-to-school-year`, move)).toBe('UPDATE_NOT_ALLOWED')
  expect(await outcome('DELETE', classPath)).toBe('CLASS_HAS_STILL_STUDENTS')
  expect(await outcome('PUT', classPath, { isActive: true }, school.classTeacher)).toBe('ok')
  expect(await outcome('PUT', classPath, { name: '3c' }, school.classTeacher)).toBe('ok')
  await admin.owner`delete from student_class_relation where school_class_id = ${school.schoolClass.id}`
  expect(await outcome('PUT', classPath, { isActive: false })).toBe('ok')
  expect(await outcome('DELETE', classPath)).toBe('ok')
})
