import { expect, test } from 'bun:test'
import type { ClassTotals, SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const service = await serviceForFile('school-admin', schoolAdminService)
const { owner } = service
const neighbour = await otherSchool(owner)

const ask = async (by: TestPerson, path: string) => (await service.ask(by, { method: 'GET', path })).body
const totals = async (by: TestPerson): Promise<ClassTotals> => (await ask(by, '/tenants/current/class-totals')).data

test('active and archived classes are counted with their students, templates are not', async () => {
  const school = await testSchool(owner)
  const before = await totals(school.manager)
  const rows: SchoolClass[] = (await ask(school.manager, '/classes')).data.rows
  expect(before.active).toEqual({
    classes: rows.length,
    students: rows.reduce((sum, { studentCount }) => sum + studentCount, 0),
  })
  await owner`update school_class set is_active = false where id = ${school.schoolClass.id}`
  const after = await totals(school.manager)
  expect(after.archived.classes).toBe(1)
  expect(after.active.students + after.archived.students).toBe(before.active.students)
  await owner`update school_class set is_template = true where tenant_id = ${school.tenantId}`
  expect(await totals(school.manager)).toMatchObject({ active: { classes: 0 }, archived: { classes: 0 } })
  expect((await totals(neighbour.manager)).active.classes).toBeGreaterThan(0)
  expect((await ask(school.classTeacher, '/tenants/current/class-totals')).error).toBe('NO_PERMISSION')
})

test('a student of a class of each year, as after a roll-over, is counted once', async () => {
  const school = await testSchool(owner)
  const before = await totals(school.manager)
  const joined = await owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select distinct on (scr.student_id) scr.tenant_id, scr.student_id, sc.id
    from student_class_relation scr join school_class sc on sc.tenant_id = scr.tenant_id and sc.id <> scr.school_class_id
    where scr.tenant_id = ${school.tenantId} and scr.school_class_id = ${school.schoolClass.id} returning id`
  expect(joined.length).toBeGreaterThan(0)
  expect(await totals(school.manager)).toEqual(before)
})

test('classes are found by name, nickname and creator, and sorted by the creator', async () => {
  const school = await testSchool(owner)
  const { schoolClass, classTeacher } = school
  await owner`update school_class set nickname = 'Die Wildgänse' where id = ${schoolClass.id}`
  const [person] = await owner<[{ lastName: string }]>`select last_name from app_user where id = ${classTeacher.userId}`
  const found = async (words: string) => {
    const filter = `filter[0][field]=words&filter[0][type]=search&filter[0][value]=${encodeURIComponent(words)}`
    const body = await ask(school.manager, `/classes?${filter}&order[0][field]=creatorLastName&order[0][dir]=asc`)
    return (body.data.rows as SchoolClass[]).map(({ id }) => id)
  }
  expect(await found('wildgänse')).toEqual([schoolClass.id])
  expect(await found(`WILD ${person.lastName}`)).toEqual([schoolClass.id])
  expect(await found('nirgends')).toEqual([])
})
