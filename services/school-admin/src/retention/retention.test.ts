import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'
import { carryOutDeletions } from './carry-out-deletions'
import { notifyOfDueDeletions } from './notify-of-due-deletions'

const { service, owner, db } = await serviceWithJobsForFile('school-admin', schoolAdminService)

const path = '/tenants/current/retention'
const ask = (person: TestPerson, method = 'GET', below = '', body?: object) =>
  service.ask(person, { method, path: `${path}${below}`, ...(body && { body }) })
const stateOf = async ({ admin }: TestSchool) => (await ask(admin)).body.data
const carryOut = () => carryOutDeletions(db, new AbortController().signal)

/** A school in Nordrhein-Westfalen whose child left in 2001/02, with an entry of then. */
const oldSchool = async (): Promise<TestSchool> => {
  const school = await testSchool(owner)
  const { tenantId, schoolClass } = school
  await owner`
    update tenant set state_id = (select id from state where name = 'Nordrhein-Westfalen') where id = ${tenantId}`
  await insertObservation(owner, school)
  await insertObservation(owner, school, { studentId: schoolClass.students[1].id })
  await owner`update observation set observed_at = '2001-10-01' where tenant_id = ${tenantId}`
  const [child] = schoolClass.students
  await owner`
    delete from student_class_relation where tenant_id = ${tenantId} and student_id = ${child.id}`
  await owner`
    update student set updated_at = '2002-06-01', avatar = '/api/files/1' where tenant_id = ${tenantId} and id = ${child.id}`
  return school
}

test('each state of Germany, Austria and Switzerland has a rule of each kind, with its source', async () => {
  const gaps = await owner`
    select st.name, kind.name as kind
    from state st
    cross join unnest(array['reports', 'observations', 'students', 'pictures', 'audit']) as kind (name)
    where not exists (
      select from retention_rule rr
      where rr.country_id = st.country_id and (rr.state_id is null or rr.state_id = st.id) and rr.kind = kind.name)`
  expect(gaps).toHaveLength(0)
  const own = await owner`
    select count(distinct rr.state_id)::integer as count
    from retention_rule rr join country co on co.id = rr.country_id and co.code = 'DE'`
  expect(own[0]?.count).toBe(16)
  const honest = await owner`select from retention_rule where is_verified and source ~ 'prüfen'`
  expect(honest).toHaveLength(0)
})

test('the school sees the years of its state with their source', async () => {
  const { rules } = await stateOf(await oldSchool())
  expect(rules).toHaveLength(5)
  expect(rules.find(({ kind }: { kind: string }) => kind === 'students')).toMatchObject({
    years: 20,
    minimumYears: 20,
    chosenYears: null,
    isVerified: true,
  })
})

test('an owner may keep things longer, and never shorter than the minimum', async () => {
  const school = await oldSchool()
  const choose = (years: number | null, person = school.admin) => ask(person, 'PUT', '/observations', { years })
  expect((await choose(4)).body.details[0].path).toBe('years')
  expect((await choose(30, school.manager)).body.error).toBe('NO_PERMISSION')
  expect((await choose(30)).body).toEqual({ success: true })
  const { rules, due } = await stateOf(school)
  expect(rules.find(({ kind }: { kind: string }) => kind === 'observations').chosenYears).toBe(30)
  expect(due.some(({ kind }: { kind: string }) => kind === 'observations')).toBe(false)
  await choose(null)
  expect((await stateOf(school)).due.some(({ kind }: { kind: string }) => kind === 'observations')).toBe(true)
  expect((await ask(school.admin, 'PUT', '/anything', { years: 1 })).body.error).toBe('NOT_FOUND')
})

test('what is due counts children who have left and their records, not those who are still there', async () => {
  const { due } = await stateOf(await oldSchool())
  expect(due).toEqual([
    { kind: 'observations', year: 2001, count: 1 },
    { kind: 'pictures', year: 2001, count: 1 },
    { kind: 'students', year: 2001, count: 1 },
  ])
})

test('nothing goes by itself; what an owner confirms goes after 7 days, as many as were shown', async () => {
  const school = await oldSchool()
  const entries = async () => (await owner`select from observation where tenant_id = ${school.tenantId}`).length
  const confirm = (person = school.admin) => ask(person, 'POST', '/deletions', { kind: 'observations', year: 2001 })
  await carryOut()
  expect((await confirm(school.manager)).body.error).toBe('NO_PERMISSION')
  const { data } = (await confirm()).body
  expect(data).toMatchObject({ count: 1, removed: null, carriedOutAt: null })
  expect((await confirm()).body.error).toBe('EDIT_CONFLICT')
  await carryOut()
  expect(await entries()).toBe(2)
  await owner`update retention_deletion set due_at = now() where tenant_id = ${school.tenantId}`
  await carryOut()
  expect(await entries()).toBe(1)
  const { due, deletions } = await stateOf(school)
  expect(due.some(({ kind }: { kind: string }) => kind === 'observations')).toBe(false)
  expect(deletions).toMatchObject([{ id: data.id, count: 1, removed: 1 }])
})

test('a confirmed deletion can be undone, and does not take what the school keeps longer by now', async () => {
  const school = await oldSchool()
  const confirm = async (kind: string) => (await ask(school.admin, 'POST', '/deletions', { kind, year: 2001 })).body
  const { id } = (await confirm('pictures')).data
  expect((await ask(school.admin, 'DELETE', `/deletions/${id}`)).body).toEqual({ success: true })
  expect((await ask(school.admin, 'DELETE', `/deletions/${id}`)).body.error).toBe('NOT_FOUND')
  await confirm('observations')
  await ask(school.admin, 'PUT', '/observations', { years: 50 })
  await owner`update retention_deletion set due_at = now() where tenant_id = ${school.tenantId}`
  await carryOut()
  expect(await owner`select from observation where tenant_id = ${school.tenantId}`).toHaveLength(2)
  expect((await confirm('students')).error).toBe('CREATE_NOT_ALLOWED')
  expect((await confirm('reports')).error).toBe('NOT_FOUND')
})

test('owners are told once a year that something is due, in words that count, and only then', async () => {
  const [one, many, young] = [await oldSchool(), await oldSchool(), await testSchool(owner)]
  const schools = [one.tenantId, many.tenantId, young.tenantId]
  // Only the child is left of one; the other has its entry, its picture, itself and 1,046 entries more.
  await owner`delete from observation where tenant_id = ${one.tenantId}`
  await owner`update student set avatar = null where tenant_id = ${one.tenantId}`
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    select tenant_id, student_id, school_class_id, school_subject_id, competence_id, description, observed_at, creator_id,
      updated_by_id
    from observation, generate_series(1, 1046)
    where tenant_id = ${many.tenantId} and student_id = ${many.schoolClass.students[0].id}`
  const notify = () => notifyOfDueDeletions(db, new AbortController().signal)
  await notify()
  await notify()
  const received = await owner<{ userId: string; texts: { de: { message: string } }; metaData: { path: string } }[]>`
    select user_id, texts, meta_data from notification where tenant_id = any(${schools}::uuid[])
    order by array_position(${schools}::uuid[], tenant_id)`
  const rest = 'nicht länger aufbewahrt werden. Sie entscheiden, was gelöscht wird.'
  expect(received.map(({ userId, texts, metaData }) => [userId, metaData.path, texts.de.message])).toEqual([
    [one.admin.userId, `/school/${one.tenantId}/settings/retention`, `Ein Datensatz muss ${rest}`],
    [many.admin.userId, `/school/${many.tenantId}/settings/retention`, `1.049 Datensätze müssen ${rest}`],
  ])
})
