import { expect, test } from 'bun:test'
import type { ChangeSchoolClasses } from '@lernspur/contracts/school-admin/school-class.contract'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const { owner } = admin
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const [first, second] = [school.schoolClass.id, school.secondClass.id]

const change = async (classes: ChangeSchoolClasses['classes'], person: TestPerson = school.manager) =>
  (await admin.ask(person, { method: 'PATCH', path: '/classes', body: { classes } })).body
const statesOf = async () => {
  const rows = await owner<{ isActive: boolean; schoolYearId: string | null }[]>`
    select is_active, school_year_id from school_class where id in (${first}, ${second}) order by name`
  return rows.map(({ isActive, schoolYearId }) => [isActive, schoolYearId])
}

test('several classes are archived at once, and activated again by the same call', async () => {
  const { data } = await change([
    { id: second, isActive: false },
    { id: first, isActive: false },
  ])
  expect(data.rows.map(({ id }: { id: string }) => id)).toEqual([second, first])
  expect(await statesOf()).toEqual([
    [false, school.year.id],
    [false, school.year.id],
  ])
  await change([first, second].map((id) => ({ id, isActive: true })))
  expect((await statesOf()).map(([isActive]) => isActive)).toEqual([true, true])
})

test('all or none: a class of another school changes nothing', async () => {
  const classes = [
    { id: first, isActive: false },
    { id: neighbour.schoolClass.id, isActive: false },
  ]
  expect((await change(classes)).error).toBe('NOT_FOUND')
  const year = [
    { id: first, isActive: false },
    { id: second, schoolYearId: neighbour.year.id },
  ]
  expect((await change(year)).error).toBe('INVALID_SCHOOL_YEAR')
  expect((await statesOf()).map(([isActive]) => isActive)).toEqual([true, true])
})

test('classes leave their year and come back to it; one that is archived keeps its year', async () => {
  await change([{ id: first, schoolYearId: null }])
  expect((await statesOf())[0]).toEqual([true, null])
  await change([{ id: first, schoolYearId: school.year.id }])
  expect((await statesOf())[0]).toEqual([true, school.year.id])
  await change([{ id: first, isActive: false }])
  expect((await change([{ id: first, schoolYearId: null }])).error).toBe('UPDATE_NOT_ALLOWED')
  expect((await change([{ id: first, schoolYearId: null, isActive: true }])).success).toBe(true)
  await change([{ id: first, schoolYearId: school.year.id }])
})

test('a change names classes and says what they become', async () => {
  expect((await change([])).error).toBe('VALIDATION_FAILED')
  expect((await change([{ id: first }])).error).toBe('EMPTY_DTO')
  expect((await change([{ id: first, isActive: false }], school.classTeacher)).error).toBe('NO_PERMISSION')
})

test('the contents of classes are counted, those of the own school alone', async () => {
  const own = await testSchool(owner)
  await insertObservation(owner, own)
  const { body } = await admin.ask(own.manager, { method: 'GET', path: '/classes/contents' })
  expect(body.data.count).toBe(2)
  const of = (id: string) => body.data.rows.find((row: { id: string }) => row.id === id)
  const counts = { students: 3, subjects: 2, assessments: 4, reports: 0 }
  expect(of(own.schoolClass.id)).toMatchObject({ ...counts, observations: 1, accessRights: 1 })
  expect(of(own.secondClass.id)).toMatchObject({ ...counts, observations: 0, accessRights: 0 })
})
