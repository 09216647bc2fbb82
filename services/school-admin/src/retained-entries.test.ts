import { beforeEach, describe, expect, test } from 'bun:test'
import { holdTalk } from '@lernspur/testing/hold-talk'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from './app'

const admin = await serviceForFile('school-admin', schoolAdminService)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(admin.owner)
})

const ask = async (method: string, path: string, body?: object) =>
  (await admin.ask(school.admin, { method, path, ...(body && { body }) })).body

/** Entries of either version keep what they are about (rule observation.6). */
describe.each(['observation', 'legacy_observation'] as const)('with an entry of %s', (table) => {
  beforeEach(() => insertObservation(admin.owner, school, { table }))

  test('competence, domain, subject and student cannot be deleted', async () => {
    const { german, students } = school.schoolClass
    const domain = `/competence-domains/${german.domainIds[0]}`
    const paths = [`${domain}/competences/${german.competenceIds[0]}`, domain, `/subjects/${german.id}`]
    for (const path of [...paths, `/students/${students[0].id}`]) {
      expect([path, (await ask('DELETE', path)).error]).toEqual([path, 'FOREIGN_KEY_CONSTRAINT'])
    }
    expect((await ask('DELETE', `${domain}/competences/${german.competenceIds[1]}`)).success).toBe(true)
    expect((await ask('DELETE', `/students/${students[1].id}`)).success).toBe(true)
  })

  test('nobody is removed from class or subject implicitly, and the class stays', async () => {
    const { id: schoolClassId, german, students } = school.schoolClass
    const [{ id: studentId }] = students
    const leaving = async (method: string, path: string, body: object) => (await ask(method, path, body)).error
    expect(await leaving('PUT', `/students/${studentId}`, { schoolClassIds: [] })).toBe('INVALID_IMPLICIT_DELETION')
    const others = { studentIds: students.slice(1).map(({ id }) => id) }
    expect(await leaving('PUT', `/subjects/${german.id}/students`, others)).toBe('INVALID_IMPLICIT_DELETION')
    expect((await ask('DELETE', `/classes/${schoolClassId}`)).error).toBe('CLASS_HAS_STILL_STUDENTS')
    const relations = students.map((student) => ({ studentId: student.id, schoolClassId }))
    await ask('POST', '/student-class-relations/unlink', { relations, withObservations: true })
    expect((await ask('DELETE', `/classes/${schoolClassId}`)).error).toBe('FOREIGN_KEY_CONSTRAINT')
  })
})

describe('with the sheet of a talk', () => {
  test('the class is told to stay, and does', async () => {
    const { id: schoolClassId, students } = school.schoolClass
    await holdTalk(admin.owner, school, { studentId: students[0].id, schoolClassId })
    const relations = students.map(({ id: studentId }) => ({ studentId, schoolClassId }))
    await ask('POST', '/student-class-relations/unlink', { relations })
    const { rows } = (await ask('GET', '/classes/contents')).data
    expect(rows.find(({ id }: { id: string }) => id === schoolClassId)).toMatchObject({ students: 0, talkSheets: 1 })
    expect((await ask('DELETE', `/classes/${schoolClassId}`)).error).toBe('FOREIGN_KEY_CONSTRAINT')
  })

  test('a child of an import stays, and so does a class that it made, while all else is taken back', async () => {
    const [known] = school.schoolClass.students
    const added = ['Otto', 'Paul'].map((firstName) => ({ firstName, lastName: 'Import' }))
    const newClasses = [{ name: '1a', schoolLevel: 1 }]
    const body = { newClasses, added, joined: [{ studentId: known.id, newClass: 0 }] }
    const { id } = (await ask('POST', '/student-imports', body)).data
    const { rows } = (await ask('GET', '/students')).data
    const otto = rows.find(({ firstName }: { firstName: string }) => firstName === 'Otto')
    const joined = rows.find((row: { id: string }) => row.id === known.id)
    const made = joined.schoolClasses.find(({ name }: { name: string }) => name === '1a')
    await holdTalk(admin.owner, school, { studentId: otto.id, schoolClassId: school.schoolClass.id })
    await holdTalk(admin.owner, school, { studentId: known.id, schoolClassId: made.id })
    expect((await ask('GET', '/student-imports')).data.rows[0].stayCount).toBe(2)
    const { stays } = (await ask('PUT', `/student-imports/${id}/undo`)).data
    const received = stays.map((one: { kind: string; reason: string }) => `${one.kind} ${one.reason}`)
    expect(received.toSorted()).toEqual(['class used', 'join talkSheets', 'student talkSheets'])
    const after = (await ask('GET', '/students')).data.rows.map((row: { firstName: string }) => row.firstName)
    expect([after.includes('Otto'), after.includes('Paul')]).toEqual([true, false])
  })
})
