import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbour = await otherSchool(teacher.owner)
const { tenantId, schoolClass, secondClass, classTeacher, admin, year } = school
const [student] = schoolClass.students
const [competenceId = ''] = schoolClass.german.competenceIds
const [sameId = ''] = secondClass.german.competenceIds

const ask = (method: string, path: string, body?: object, person: TestPerson = admin) =>
  teacher.ask(person, { method, path, body })
const write = (level: number, description: string) =>
  ask(
    'POST',
    '/observations-v2',
    {
      schoolClassId: schoolClass.id,
      studentId: student.id,
      competenceId,
      performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
      description,
    },
    classTeacher,
  )
const reportOf = (schoolClassId: string, person?: TestPerson) =>
  ask(
    'POST',
    `/classes/${schoolClassId}/reports/bulk`,
    { name: 'Halbjahr', calculationMethod: 'latestEntries', studentIds: [student.id] },
    person,
  )
const overviewOf = (schoolClassId: string, person?: TestPerson) =>
  ask('GET', `/classes/${schoolClassId}/students/${student.id}/overview`, undefined, person)

/** Takes the child out of the class as the service of the school does. */
const leave = async (): Promise<void> => {
  await teacher.owner`
    insert into former_class_relation (tenant_id, student_id, school_class_id, left_on, school_subject_ids)
    values (${tenantId}, ${student.id}, ${schoolClass.id}, ${year.today},
      array[${schoolClass.german.id}, ${schoolClass.mathematics.id}]::uuid[])`
  await teacher.owner`
    delete from student_class_relation where student_id = ${student.id} and school_class_id = ${schoolClass.id}`
}

const join = async (): Promise<void> => {
  await teacher.owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    values (${tenantId}, ${student.id}, ${secondClass.id})`
  await teacher.owner`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select ${tenantId}, ${student.id}, ${secondClass.id}, id
    from unnest(array[${secondClass.german.id}, ${secondClass.mathematics.id}]::uuid[]) as id`
}

test('who has left keeps page, search and reports in the class, and takes no entries', async () => {
  await write(4, 'liest fließend')
  await leave()
  const { student: visible, subjects, classmates } = (await overviewOf(schoolClass.id, classTeacher)).body.data
  expect(visible).toMatchObject({ id: student.id, leftOn: year.today })
  expect(subjects[0].competences[0]).toMatchObject({ entryCount: 1 })
  expect(classmates.map(({ id }: { readonly id: string }) => id)).not.toContain(student.id)
  const { students } = (
    await ask('GET', `/search?query=${encodeURIComponent(student.lastName)}`, undefined, classTeacher)
  ).body.data
  expect(students[0]).toMatchObject({ id: student.id, schoolClasses: [{ id: schoolClass.id, leftOn: year.today }] })
  const made = await reportOf(schoolClass.id, classTeacher)
  expect(made.status).toBe(201)
  expect(made.body.data.rows[0].subjects[0].domains[0].competences[0].proposedLevel).toBe(4)
  const all = await ask(
    'POST',
    `/classes/${schoolClass.id}/reports/preview`,
    { calculationMethod: 'latestEntries' },
    classTeacher,
  )
  expect(all.body.data.reportCount).toBe(schoolClass.students.length - 1)
  expect((await write(1, 'noch einer')).status).toBeGreaterThanOrEqual(400)
  expect((await overviewOf(schoolClass.id, neighbour.admin)).body.error).toBe('NOT_FOUND')
})

test('a report of a period after the child has left is none of this class', async () => {
  await teacher.owner`update former_class_relation set left_on = ${year.first.startDate}::date - 1`
  expect((await reportOf(schoolClass.id, classTeacher)).body.error).toBe('NOT_FOUND')
  await teacher.owner`update former_class_relation set left_on = ${year.today}`
})

test('entries about competences of the same origin count in the class that the child has moved to', async () => {
  expect((await overviewOf(secondClass.id)).body.error).toBe('NOT_FOUND')
  await join()
  // As classes have them that took their subjects from one template of the school.
  const origin = Bun.randomUUIDv7()
  await teacher.owner`
    update competence set description = id::text, origin_id = ${origin} where id = any(${[competenceId, sameId]}::uuid[])`
  const made = (await reportOf(secondClass.id)).body.data.rows[0]
  const [competence] = made.subjects[0].domains[0].competences
  expect(competence).toMatchObject({ competenceId: sameId, proposedLevel: 4, entryCount: 1 })
  const { subjects, earlierEntries } = (await overviewOf(secondClass.id)).body.data
  expect(subjects[0].competences[0]).toMatchObject({ id: sameId, entryCount: 1, earlierCount: 1, earlierClass: '3a' })
  expect(earlierEntries).toMatchObject([{ competenceId: sameId, schoolClassName: '3a', description: 'liest fließend' }])
  const notes = (await ask('GET', `/reports/${made.id}/notes`)).body.data.entries
  expect(notes).toMatchObject([{ competenceId: sameId, earlierClass: '3a' }])
  const { entries } = (
    await ask(
      'GET',
      `/classes/${secondClass.id}/level-explanation?${new URLSearchParams({
        studentId: student.id,
        competenceId: sameId,
        startDate: made.startDate,
        endDate: made.endDate,
        versions: 'second',
        reportId: made.id,
      })}`,
    )
  ).body.data
  expect(entries).toMatchObject([{ earlierClass: '3a' }])
})

test('where a copied class knows no origin, the same words in the same subject count, and nothing else', async () => {
  await teacher.owner`
    update competence set origin_id = null, description = 'Liest vor' where id = ${competenceId}`
  await teacher.owner`update competence set origin_id = null, description = 'liest VOR' where id = ${sameId}`
  const count = async () => (await overviewOf(secondClass.id)).body.data.subjects[0].competences[0].entryCount
  expect(await count()).toBe(1)
  await teacher.owner`update competence set description = 'Rechnet' where id = ${sameId}`
  expect(await count()).toBe(0)
})
