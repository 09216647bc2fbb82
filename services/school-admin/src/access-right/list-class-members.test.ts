import { beforeEach, expect, test } from 'bun:test'
import type { ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(admin.owner)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(admin.owner)
})

type Row = ClassMember

/** Rows that match the conditions `field:type:value`. */
const list = async (conditions: readonly string[] = [], by: TestPerson = school.manager) => {
  const query = conditions
    .map((condition) => condition.split(':'))
    .flatMap(([field, type, value = ''], at) => [
      `filter[${at}][field]=${field}`,
      `filter[${at}][type]=${type}`,
      `filter[${at}][value]${type === 'arraycontains' ? '[0]' : ''}=${encodeURIComponent(value)}`,
    ])
    .join('&')
  const { body } = await admin.ask(by, { method: 'GET', path: `/tenants/current/class-members?${query}` })
  return body as { data: { rows: Row[]; count: number }; error?: string }
}
const held = ({ data }: { data: { rows: readonly Row[] } }) =>
  data.rows.map(({ user, schoolClass, right, subjects }) => [
    user.id,
    schoolClass.id,
    right && subjects.filter(({ id }) => right.schoolSubjectIds.includes(id)).map(({ name }) => name),
  ])

test('a member is listed in each class that he or she made or sees, with the subjects', async () => {
  const { classTeacher, subjectTeacher, schoolClass, secondClass, german } = {
    ...school,
    german: school.schoolClass.german,
  }
  const made = [schoolClass, secondClass].map(({ id }) => [classTeacher.userId, id, null])
  const visible = await list()
  expect(visible.data.count).toBe(visible.data.rows.length)
  expect(held(visible)).toEqual(
    expect.arrayContaining([...made, [subjectTeacher.userId, schoolClass.id, expect.any(Array)]]),
  )
  expect(held(await list([`userId:eq:${subjectTeacher.userId}`])).every(([id]) => id === subjectTeacher.userId)).toBe(
    true,
  )
  const [{ name }] = await admin.owner<[{ name: string }]>`select name from school_subject where id = ${german.id}`
  const ofSubject = held(await list([`subjects:arraycontains:${name}`, `schoolClassId:eq:${schoolClass.id}`]))
  expect(ofSubject).toContainEqual([classTeacher.userId, schoolClass.id, null])
  expect((await list(['subjects:arraycontains:Sternenkunde'])).data.count).toBe(0)
})

test('leaders, people who left, archived classes and templates are not listed', async () => {
  const { owner } = admin
  const { tenantId, classTeacher, subjectTeacher, manager, schoolClass, secondClass } = school
  await owner`update school_class set is_active = false where id = ${secondClass.id}`
  await owner`
    insert into class_access_right (tenant_id, user_id, school_class_id)
    values (${tenantId}, ${manager.userId}, ${schoolClass.id})`
  const [row] = held(await list()).filter(([id]) => id === classTeacher.userId)
  expect(row).toEqual([classTeacher.userId, schoolClass.id, null])
  expect(held(await list()).map(([id]) => id)).not.toContain(manager.userId)
  await owner`update user_role set status = 'disabled' where user_id = ${subjectTeacher.userId}`
  expect(held(await list()).map(([id]) => id)).not.toContain(subjectTeacher.userId)
  await owner`update school_class set is_template = true where id = ${schoolClass.id}`
  expect((await list()).data.count).toBe(0)
})

test('only leaders read who may do what, and nothing of another school', async () => {
  expect((await list([], school.classTeacher)).error).toBe('NO_PERMISSION')
  const theirs = held(await list([], neighbour.manager)).map(([, classId]) => classId)
  expect(theirs).not.toContain(school.schoolClass.id)
  expect(theirs).not.toHaveLength(0)
})

test('names of subjects are listed once, of active classes only', async () => {
  const names = async () => {
    const { body } = await admin.ask(school.manager, { method: 'GET', path: '/tenants/current/subject-names' })
    return body.data.names as string[]
  }
  const all = await names()
  expect(all).toHaveLength(new Set(all).size)
  expect(all).not.toHaveLength(0)
  await admin.owner`update school_class set is_active = false where tenant_id = ${school.tenantId}`
  expect(await names()).toEqual([])
})
