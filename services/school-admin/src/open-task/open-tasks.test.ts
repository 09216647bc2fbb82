import { expect, test } from 'bun:test'
import type { ClassTaskKind, OpenTasks } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const { owner } = admin

const tasksOf = async (person: TestPerson): Promise<OpenTasks> =>
  (await admin.ask(person, { method: 'GET', path: '/tenants/current/open-tasks' })).body.data
const classesIn = async (person: TestPerson, kind: ClassTaskKind) =>
  (await tasksOf(person)).classes.find((task) => task.kind === kind)?.classes.map(({ name }) => name) ?? []

test('managers and admins are told, and of their own school alone', async () => {
  const school = await testSchool(owner)
  await owner`update school_class set is_onboarding_finalized = false where id = ${school.schoolClass.id}`
  const neighbour = await otherSchool(owner)
  expect(await classesIn(school.manager, 'setup')).toEqual(['3a'])
  expect(await classesIn(school.admin, 'setup')).toEqual(['3a'])
  expect(await classesIn(neighbour.admin, 'setup')).toEqual([])
  const refused = await admin.ask(school.classTeacher, { method: 'GET', path: '/tenants/current/open-tasks' })
  expect(refused.body.error).toBe('NO_PERMISSION')
})

test('sections of the set-up are open until they have data', async () => {
  const { tenantId, manager, schoolClass } = await testSchool(owner)
  expect((await tasksOf(manager)).setup).toEqual(['competences', 'visualisations', 'assessments'])
  await owner`update tenant set subject_template_source = 'fresh' where id = ${tenantId}`
  await owner`update performance_visual set is_template = true where id = ${schoolClass.visual.id}`
  await owner`update performance_assessment set is_template = true where id = ${schoolClass.firstTerm.testing}`
  await owner`update school_class set school_year_id = null where tenant_id = ${tenantId}`
  await owner`delete from school_class_year where tenant_id = ${tenantId}`
  await owner`update school_year set year = 2001, school_year_start = '2001-08-01', school_year_end = '2002-07-31'
    where tenant_id = ${tenantId}`
  expect((await tasksOf(manager)).setup).toEqual(['school-year'])
})

test('a child is in no class once its last relation is gone, unless it is being erased', async () => {
  const { tenantId, manager, schoolClass } = await testSchool(owner)
  const [child, sibling] = schoolClass.students
  await owner`delete from student_class_relation where tenant_id = ${tenantId}
    and student_id in (${child.id}, ${sibling.id})`
  expect((await tasksOf(manager)).studentsWithoutClass).toBe(2)
  const path = `/students/${child.id}/erasures`
  const body = { reason: 'request', completedReports: 'erase' }
  expect((await admin.ask(manager, { method: 'POST', path, body })).status).toBe(201)
  expect((await tasksOf(manager)).studentsWithoutClass).toBe(1)
})

test('a class has no team when only leaders of the school work there', async () => {
  const { tenantId, manager, classTeacher, schoolClass, secondClass, subjectTeacher } = await testSchool(owner)
  expect(await classesIn(manager, 'team')).toEqual([])
  await owner`update school_class set creator_id = ${manager.userId} where tenant_id = ${tenantId}`
  expect(await classesIn(manager, 'team')).toEqual([secondClass.name])
  await owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`
  expect(await classesIn(manager, 'team')).toEqual([schoolClass.name, secondClass.name])
  await owner`update school_class set creator_id = ${classTeacher.userId} where id = ${schoolClass.id}`
  expect(await classesIn(manager, 'team')).toEqual([secondClass.name])
})

test('a class is without a year when it has none or the year has ended', async () => {
  const { tenantId, manager, schoolClass, secondClass, year } = await testSchool(owner)
  expect(await classesIn(manager, 'year')).toEqual([])
  await owner`update school_class set school_year_id = null where id = ${secondClass.id}`
  expect(await classesIn(manager, 'year')).toEqual([secondClass.name])
  await owner`update school_year set year = 2001, school_year_start = '2001-08-01', school_year_end = '2002-07-31' where id = ${year.id}`
  expect(await classesIn(manager, 'year')).toEqual([schoolClass.name, secondClass.name])
  await owner`update school_class set is_active = false where tenant_id = ${tenantId} and id = ${schoolClass.id}`
  expect(await classesIn(manager, 'year')).toEqual([secondClass.name])
})

test('weights are open when those of one semester are not 100 per cent', async () => {
  const { manager, schoolClass } = await testSchool(owner)
  expect(await classesIn(manager, 'weights')).toEqual([])
  await owner`update performance_assessment set weighting = 39.5 where id = ${schoolClass.secondTerm.testing}`
  expect(await classesIn(manager, 'weights')).toEqual(['3a'])
  await owner`update performance_assessment set weighting = 60.5 where id = ${schoolClass.firstTerm.observing}`
  expect(await classesIn(manager, 'weights')).toEqual(['3a'])
})

test('all classes are counted, and five of them named', async () => {
  const { tenantId, manager, classTeacher } = await testSchool(owner)
  await owner`insert into school_class (tenant_id, name, school_level, creator_id)
    select ${tenantId}, number::text, number, ${classTeacher.userId} from generate_series(1, 7) as number`
  const { classes } = await tasksOf(manager)
  const setup = classes.find(({ kind }) => kind === 'setup')
  expect([setup?.count, setup?.classes.map(({ name }) => name)]).toEqual([7, ['1', '2', '3', '4', '5']])
})

test('of open invitations those are told that run out within a week', async () => {
  const { tenantId, manager } = await testSchool(owner)
  const invite = (inDays: number, used: number) => owner`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, active_until, maximum_uses, used)
    values (${tenantId}, 'user', ${Buffer.from(crypto.getRandomValues(new Uint8Array(32)))}, ${manager.userId},
      now() + make_interval(days => ${inDays}), 5, ${used})`
  expect((await tasksOf(manager)).endingInvitations).toEqual({ count: 0, firstEndsAt: null })
  for (const [inDays, used] of [
    [3, 0],
    [6, 4],
    [9, 0],
    [3, 5],
    [-1, 0],
  ] as const)
    await invite(inDays, used)
  const { count, firstEndsAt } = (await tasksOf(manager)).endingInvitations
  expect(count).toBe(2)
  expect(new Date(firstEndsAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
})
