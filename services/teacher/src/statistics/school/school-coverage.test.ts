import { expect, test } from 'bun:test'
import type { SchoolCoverage } from '@lernspur/contracts/teacher/statistics/school-coverage.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)

const get = (person: TestPerson) => teacher.ask(person, { method: 'GET', path: '/school-coverage' })

const newSchool = async () => {
  const school = await testSchool(teacher.owner, { studentCount: 4 })
  const { schoolClass, classTeacher } = school
  const observe = (student: number, competence = 0) =>
    teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[student]?.id,
        competenceId: schoolClass.german.competenceIds[competence],
        description: 'Liest vor.',
      },
    })
  const germanOf = ({ classes }: SchoolCoverage) =>
    classes.find(({ id }) => id === schoolClass.id)?.subjects.find(({ id }) => id === schoolClass.german.id)
  return { ...school, observe, germanOf }
}

test('counts children and competences with an entry of this term, by class and subject', async () => {
  const { manager, observe, germanOf, schoolClass, tenantId } = await newSchool()
  await observe(0)
  await observe(0, 1)
  await observe(1)
  const { body } = await get(manager)
  expect(germanOf(body.data)).toMatchObject({
    studentCount: 4,
    observedStudentCount: 2,
    observedCompetenceCount: 2,
    competenceCount: schoolClass.german.competenceIds.length,
  })
  // An entry from before the term, and a child who takes part no longer, do not count.
  await teacher.owner`
    update observation set observed_at = observed_at - 400
    where tenant_id = ${tenantId} and student_id = ${schoolClass.students[0]?.id ?? ''}`
  await teacher.owner`
    delete from student_subject_relation
    where tenant_id = ${tenantId} and school_subject_id = ${schoolClass.german.id}
      and student_id = ${schoolClass.students[1]?.id ?? ''}`
  expect(germanOf((await get(manager)).body.data)).toMatchObject({ studentCount: 3, observedStudentCount: 0 })
})

test('is for those who lead the school, and knows no other school', async () => {
  const { manager, admin, classTeacher, schoolClass } = await newSchool()
  expect([(await get(manager)).status, (await get(admin)).status, (await get(classTeacher)).status]).toEqual([
    200, 200, 403,
  ])
  const { admin: otherAdmin } = await otherSchool(teacher.owner)
  const { classes }: SchoolCoverage = (await get(otherAdmin)).body.data
  expect(classes.map(({ id }) => id)).not.toContain(schoolClass.id)
})

test('leaves out classes of a year that is over, and says nothing of persons', async () => {
  const { manager, schoolClass, tenantId, year } = await newSchool()
  expect(JSON.stringify((await get(manager)).body.data)).not.toContain(schoolClass.students[0]?.id ?? '')
  await teacher.owner`
    update school_year set year = 2019, school_year_start = '2019-08-01', school_year_end = '2020-07-31'
    where tenant_id = ${tenantId} and id = ${year.id}`
  const { classes }: SchoolCoverage = (await get(manager)).body.data
  expect(classes.map(({ id }) => id)).not.toContain(schoolClass.id)
})
