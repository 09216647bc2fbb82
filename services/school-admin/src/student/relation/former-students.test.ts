import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)
const { schoolClass, secondClass, classTeacher, year } = school

const ask = (method: string, path: string, body?: object, person: TestPerson = classTeacher) =>
  admin.ask(person, { method, path, body })
const link = (studentId: string, more: object = {}, person?: TestPerson) =>
  ask(
    'POST',
    '/student-class-relations/link',
    { relations: [{ studentId, schoolClassId: schoolClass.id }], ...more },
    person,
  )
const unlink = (studentId: string, more: object = {}) =>
  ask('POST', '/student-class-relations/unlink', {
    relations: [{ studentId, schoolClassId: schoolClass.id }],
    withObservations: true,
    ...more,
  })
const formerOf = (schoolClassId: string, person?: TestPerson) =>
  ask('GET', `/classes/${schoolClassId}/former-students`, undefined, person)
const formerIds = async () =>
  (await formerOf(schoolClass.id)).body.data.rows.map(({ id }: { readonly id: string }) => id)

/** A child with an entry in the class. */
const addChild = async (firstName: string, more: object = {}): Promise<{ id: string }> => {
  const body = { firstName, lastName: 'Baum', schoolClassIds: [schoolClass.id], ...more }
  const { data } = (await ask('POST', '/students', body)).body
  await insertObservation(admin.owner, school, { studentId: data.id })
  return data
}

/** As if the last act about the child had been days ago. */
const daysAgo = (studentId: string, days: number) => admin.owner`
  update former_class_relation set created_at = created_at - ${days} * interval '1 day',
    left_on = left_on - ${days}::integer
  where student_id = ${studentId}`

test('who has left a class stays in it with the last day and the subjects of the time there', async () => {
  const { id } = await addChild('Ida')
  expect((await unlink(id)).status).toBe(200)
  const { rows } = (await formerOf(schoolClass.id)).body.data
  expect(rows).toMatchObject([{ id, firstName: 'Ida', leftOn: year.today }])
  expect(rows[0].schoolSubjectIds).toHaveLength(2)
  const [seen] = (await formerOf(schoolClass.id, school.subjectTeacher)).body.data.rows
  expect(seen.schoolSubjectIds).toEqual([schoolClass.german.id])
  expect((await formerOf(schoolClass.id, neighbour.admin)).body.error).toBe('NOT_FOUND')
  expect((await formerOf(secondClass.id)).body.data.rows).toEqual([])
  const listed = (await ask('GET', '/students')).body.data.rows.map((row: { readonly id: string }) => row.id)
  expect(listed).toContain(id)
})

test('the last day may be told, but is not still to come', async () => {
  const { id } = await addChild('Jona', { enteredOn: year.first.startDate })
  const future = await unlink(id, { leftOn: '2999-01-01' })
  expect(future.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'leftOn' }] })
  expect((await unlink(id, { leftOn: year.first.startDate })).status).toBe(200)
  const { rows } = (await formerOf(schoolClass.id)).body.data
  expect(rows.find((row: { readonly id: string }) => row.id === id).leftOn).toBe(year.first.startDate)
})

test('the first and the last day are in the school year of the class, and in this order', async () => {
  const { id } = await addChild('Juna')
  await admin.owner`
    update student_class_relation set entered_on = ${year.today} where student_id = ${id}`
  const problemOf = async (answer: ReturnType<typeof ask>) => {
    const { error, details } = (await answer).body
    return [error, details[0].path, details[0].message]
  }
  expect(await problemOf(unlink(id, { leftOn: year.first.startDate }))).toEqual([
    'VALIDATION_FAILED',
    'leftOn',
    'An diesem Tag war ein Kind noch nicht in der Klasse.',
  ])
  const outside = 'Dieser Tag liegt nicht im Schuljahr der Klasse.'
  const before = `${year.year}-07-31`
  expect(await problemOf(unlink(id, { leftOn: before }))).toEqual(['VALIDATION_FAILED', 'leftOn', outside])
  const body = { firstName: 'Neu', lastName: 'Baum', schoolClassIds: [schoolClass.id], enteredOn: before }
  expect(await problemOf(ask('POST', '/students', body))).toEqual(['VALIDATION_FAILED', 'enteredOn', outside])
  expect(await problemOf(link(id, { enteredOn: before }))).toEqual(['VALIDATION_FAILED', 'enteredOn', outside])
  expect((await unlink(id, { leftOn: year.today })).status).toBe(200)
})

test('a move and a new child can have days of their own, and a day that is given leaves a trace', async () => {
  const { startDate } = year.first
  const body = { firstName: 'Levi', lastName: 'Baum', schoolClassIds: [schoolClass.id], enteredOn: startDate }
  const { id } = (await ask('POST', '/students', body)).body.data
  const pair = (schoolClassId: string) => [{ studentId: id, schoolClassId }]
  const days = { leftOn: startDate, enteredOn: year.today }
  const moved = await ask('POST', '/student-class-relations/move', {
    joined: pair(secondClass.id),
    left: pair(schoolClass.id),
    ...days,
  })
  expect(moved.status).toBe(201)
  const { rows } = (await formerOf(schoolClass.id)).body.data
  expect(rows.find((row: { readonly id: string }) => row.id === id)).toMatchObject({
    enteredOn: startDate,
    leftOn: startDate,
  })
  const inSecond = await admin.owner`
    select entered_on from student_class_relation where student_id = ${id}`
  expect(inSecond[0]).toEqual({ enteredOn: year.today })
  await ask('POST', '/student-class-relations/move', moved.body.data.undo)
  const back = await admin.owner`
    select school_class_id, entered_on from student_class_relation where student_id = ${id}`
  expect([...back]).toEqual([{ schoolClassId: schoolClass.id, enteredOn: startDate }])
})

test('who is put back within a day never left; later it is another time in the class', async () => {
  const { id } = await addChild('Kaya')
  await unlink(id)
  expect((await link(id)).status).toBe(201)
  expect(await formerIds()).not.toContain(id)
  await unlink(id)
  await daysAgo(id, 10)
  expect(await formerIds()).toContain(id)
  expect((await link(id)).status).toBe(201)
  expect(await formerIds()).not.toContain(id)
  const [found] = await admin.owner<{ enteredOn: string; times: number }[]>`
    select scr.entered_on, (select count(*)::integer from former_class_relation fcr where fcr.student_id = ${id}) as times
    from student_class_relation scr where scr.student_id = ${id}`
  expect(found).toEqual({ enteredOn: year.today, times: 1 })
})

test('who was put in by mistake today and has nothing there leaves no trace', async () => {
  const body = { firstName: 'Lou', lastName: 'Baum', schoolClassIds: [schoolClass.id] }
  const { id } = (await ask('POST', '/students', body)).body.data
  await unlink(id)
  expect(await formerIds()).not.toContain(id)
})

test('nobody is listed any more once the school year of the class has ended', async () => {
  const { id } = await addChild('Mika')
  await unlink(id)
  expect(await formerIds()).toContain(id)
  await admin.owner`
    update school_class set school_year_id = null, is_active = false where id = ${schoolClass.id}`
  expect(await formerIds()).not.toContain(id)
  await admin.owner`
    update school_class set school_year_id = ${year.id}, is_active = true where id = ${schoolClass.id}`
})
