import { expect, test } from 'bun:test'
import type { EntryAuthor } from '@lernspur/contracts/teacher/student/entry-author.contract'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

test('names who wrote entries of either version that the caller may see, of the class or of one child', async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher, subjectTeacher, manager, outsider } = school
  const [first, second] = schoolClass.students
  const path = `/classes/${schoolClass.id}/entry-authors`
  const ask = (person: TestPerson, more = '') => teacher.ask(person, { method: 'GET', path: path + more })
  const authors = async (person: TestPerson, more = '') =>
    (await ask(person, more)).body.data.authors.map(({ id }: EntryAuthor) => id).toSorted()
  const write = (person: TestPerson, studentId: string, subject: 'german' | 'mathematics') =>
    teacher.ask(person, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId,
        competenceId: schoolClass[subject].competenceIds[0],
        description: 'Notiz',
      },
    })
  expect(await authors(classTeacher)).toEqual([])
  await write(subjectTeacher, first.id, 'german')
  await write(manager, second.id, 'mathematics')
  expect(await authors(classTeacher)).toEqual([subjectTeacher.userId, manager.userId].toSorted())
  expect(await authors(classTeacher, `?studentId=${second.id}`)).toEqual([manager.userId])
  expect(await authors(subjectTeacher)).toEqual([subjectTeacher.userId])
  await insertObservation(teacher.owner, school, { table: 'legacy_observation' })
  expect(await authors(manager)).toHaveLength(3)
  const neighbour = await otherSchool(teacher.owner)
  for (const otherPerson of [outsider, neighbour.admin]) expect((await ask(otherPerson)).body.error).toBe('NOT_FOUND')
})
