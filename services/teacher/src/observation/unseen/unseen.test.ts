import { expect, test } from 'bun:test'
import { insertObservation as observeBySql } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

const unseenOf = async (person: TestPerson, classId: string) =>
  (await teacher.ask(person, { method: 'GET', path: `/classes/${classId}/unseen` })).body

const newSchool = async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher } = school
  const observe = async (student: number, subject: 'german' | 'mathematics', competence = 0) => {
    const { body } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[student]?.id,
        competenceId: schoolClass[subject].competenceIds[competence],
        performanceLevelV2Id: schoolClass.visual.levelIds[1],
      },
    })
    return body.data
  }
  return { ...school, observe }
}

test('names students without an entry in the last two weeks, the longest unseen first', async () => {
  const { schoolClass, classTeacher, observe, tenantId } = await newSchool()
  await observe(0, 'german')
  const old = await observe(1, 'german')
  await teacher.owner`
    update observation set observed_at = observed_at - 15 where tenant_id = ${tenantId} and id = ${old.id}`
  const { data } = await unseenOf(classTeacher, schoolClass.id)
  const [, second, third] = schoolClass.students
  expect(data.studentCount).toBe(2)
  expect(data.students.map(({ id }: { id: string }) => id)).toEqual([third?.id, second?.id])
  expect(data.students[0].lastObservedAt).toBeNull()
  expect(data.students[1].lastObservedAt < data.studentsSince).toBe(true)
})

test('counts competences without an observation since the start of the term, by subject', async () => {
  const { schoolClass, classTeacher, observe } = await newSchool()
  await observe(0, 'german')
  const { data } = await unseenOf(classTeacher, schoolClass.id)
  const german = schoolClass.german.competenceIds.length
  expect(data.subjects).toContainEqual(
    expect.objectContaining({ id: schoolClass.german.id, unseenCount: german - 1, competenceCount: german }),
  )
  expect(data.competenceCount).toBe(german + schoolClass.mathematics.competenceIds.length)
})

test('of a class without competences there is nothing to see', async () => {
  const { schoolClass, classTeacher, tenantId } = await newSchool()
  await teacher.owner`
    delete from competence where tenant_id = ${tenantId} and domain_id in (
      select cd.id from competence_domain cd
      join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
      where cd.tenant_id = ${tenantId} and ss.school_class_id = ${schoolClass.id})`
  expect((await unseenOf(classTeacher, schoolClass.id)).data).toMatchObject({ competenceCount: 0, subjects: [] })
})

test('entries of the first version count as well', async () => {
  const { schoolClass, classTeacher, observe, ...school } = await newSchool()
  const before = (await unseenOf(classTeacher, schoolClass.id)).data
  const [student] = schoolClass.students
  await observeBySql(teacher.owner, { ...school, schoolClass, classTeacher }, { table: 'legacy_observation' })
  const { data } = await unseenOf(classTeacher, schoolClass.id)
  expect([before.studentCount, data.studentCount]).toEqual([3, 2])
  expect(data.students.map(({ id }: { id: string }) => id)).not.toContain(student.id)
  const unseenIn = (unseen: typeof data) =>
    unseen.subjects.find(({ id }: { id: string }) => id === schoolClass.german.id).unseenCount
  expect(unseenIn(data)).toBe(unseenIn(before) - 1)
  // An older entry of either version does not hide a newer one of the other.
  await teacher.owner`update legacy_observation set observed_at = observed_at - 30 where tenant_id = ${school.tenantId}`
  await observe(0, 'german', 1)
  expect((await unseenOf(classTeacher, schoolClass.id)).data.studentCount).toBe(2)
})

test('covers accessible subjects only', async () => {
  const { schoolClass, subjectTeacher, observe } = await newSchool()
  await observe(0, 'mathematics')
  const { data } = await unseenOf(subjectTeacher, schoolClass.id)
  expect(data.subjects.map(({ id }: { id: string }) => id)).toEqual([schoolClass.german.id])
  // Observed in a subject that this teacher cannot access.
  expect(data.studentCount).toBe(schoolClass.students.length)
  expect(data.students[0].lastObservedAt).toBeNull()
})

test('a hidden class is not found', async () => {
  const { schoolClass, outsider } = await newSchool()
  const neighbours = await otherSchool(teacher.owner)
  expect((await unseenOf(outsider, schoolClass.id)).error).toBe('NOT_FOUND')
  expect((await unseenOf(neighbours.admin, schoolClass.id)).error).toBe('NOT_FOUND')
})
