import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'
import { countSchools } from './count-schools'

const { owner, database, services } = await servicesForFile({ provider: providerService })
const person = await testProvider(owner)

const read = async (path: string) => {
  const { status, body } = await services.provider.ask(person, { method: 'GET', path: `/provider/dashboard/${path}` })
  expect(status).toBe(200)
  return body.data
}

const count = async (): Promise<void> => {
  const db = connect(database.urlFor('provider'), { name: 'count', max: 1 })
  await countSchools(db, new AbortController().signal)
  await db.end()
}

/** A school that was made so many days ago, in a state with known holidays. */
const schoolOf = async (days: number): Promise<TestSchool> => {
  const school = await testSchool(owner)
  const { tenantId } = school
  const at = new Date(Date.now() - days * 86_400_000)
  await owner`update tenant set created_at = ${at} where id = ${tenantId}`
  await owner`update user_role set created_at = ${at} where tenant_id = ${tenantId}`
  await owner`update school_class set created_at = ${at} where tenant_id = ${tenantId}`
  await owner`update student set created_at = ${at} where tenant_id = ${tenantId}`
  return school
}

const daysOf = ({ tenantId }: TestSchool) => owner<
  Record<'userCount' | 'classCount' | 'studentCount' | 'signInCount' | 'activeUserCount', number>[]
>`
  select sd.user_count, sd.class_count, sd.student_count, sd.sign_in_count, sd.active_user_count
  from school_day sd where sd.tenant_id = ${tenantId} order by sd.day`

const quiet = async (weeks: 2 | 4 | 8, { tenantId }: TestSchool) => {
  const { rows } = await read(`quiet-schools?weeks=${weeks}`)
  return rows.find(({ id }: { id: string }) => id === tenantId)
}

const signedInAgo = ({ tenantId, admin }: TestSchool, days: number) => owner`
  insert into audit_entry (tenant_id, user_id, request_id, action, created_at)
  values (${tenantId}, ${admin.userId}, 'x', 'session.create', now() - make_interval(days => ${days}))`

test('days before the first count are told from what still exists', async () => {
  const school = await schoolOf(10)
  await owner`
    update student set created_at = now() - interval '3 days'
    where id in (select id from student where tenant_id = ${school.tenantId} limit 2)`
  await signedInAgo(school, 4)
  await count()
  const days = await daysOf(school)
  expect(days).toHaveLength(11)
  expect(days[0]).toMatchObject({ userCount: 5, classCount: 2, studentCount: 4, signInCount: 0 })
  expect(days[6]?.signInCount).toBe(1)
  expect(days.at(-1)?.studentCount).toBe(6)
})

test('a day that has passed keeps its numbers when children are erased later', async () => {
  const school = await schoolOf(3)
  await count()
  await owner`
    update school_day set active_user_count = 3
    where tenant_id = ${school.tenantId} and day = (select max(day) from school_day where tenant_id = ${school.tenantId})`
  await owner`delete from student_class_relation where tenant_id = ${school.tenantId}`
  await owner`delete from student where tenant_id = ${school.tenantId}`
  await count()
  const days = await daysOf(school)
  expect(days.map(({ studentCount }) => studentCount)).toEqual([6, 6, 6, 0])
  expect(days.at(-1)?.activeUserCount).toBe(3)
})

test('the history tells the weeks of all schools, and outlives a school', async () => {
  const school = await schoolOf(15)
  await count()
  const { weeks } = await read('history')
  const [last] = weeks.slice(-1)
  expect(weeks.length).toBeGreaterThan(1)
  expect(new Date(last.startsOn).getUTCDay()).toBe(1)
  expect(last.schoolCount).toBeGreaterThan(0)
  const schoolDays = async () =>
    (await owner`select day, school_count from installation_day where day < current_date - 2 order by day`).map(
      ({ day, schoolCount }) => `${day} ${schoolCount}`,
    )
  const before = await schoolDays()
  await owner`delete from school_day where tenant_id = ${school.tenantId}`
  await count()
  expect(await schoolDays()).toEqual(before)
})

test('a school is quiet by the days since somebody worked there', async () => {
  const school = await schoolOf(40)
  // Without known holidays every day counts.
  await owner`update tenant set (country_id, state_id) = (
    select country_id, st.id from state st join country co on co.id = st.country_id where co.code = 'CH' limit 1)
    where id = ${school.tenantId}`
  await signedInAgo(school, 20)
  await count()
  expect(await quiet(2, school)).toMatchObject({ quietDays: 20, name: school.name })
  expect(await quiet(4, school)).toBeUndefined()
  // Somebody who works on without signing in again.
  await owner`
    insert into session (token_hash, user_id, user_role_id, created_at, last_seen_at)
    values (sha256(${school.tenantId}::bytea), ${school.admin.userId}, ${school.admin.userRoleId},
      now() - interval '30 days', now() - interval '2 days')`
  await owner`delete from school_day where tenant_id = ${school.tenantId}`
  await count()
  expect(await quiet(2, school)).toBeUndefined()
})

test('a school in which observations are written is not quiet, and they are counted', async () => {
  const school = await schoolOf(40)
  await insertObservation(owner, school)
  await count()
  const [today] = await owner`
    select observation_count from school_day where tenant_id = ${school.tenantId} order by day desc limit 1`
  expect(today?.observationCount).toBe(1)
  expect(await quiet(2, school)).toBeUndefined()
})

test('holidays of the state do not make a school quiet', async () => {
  const school = await schoolOf(40)
  const [state] = await owner<{ id: string; countryId: string }[]>`
    insert into state (name, country_id) select 'Testland', id from country where code = 'DE' returning id, country_id`
  await owner`update tenant set state_id = ${state?.id ?? ''} where id = ${school.tenantId}`
  await owner`
    insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, is_verified)
    values (${state?.countryId ?? ''}, ${state?.id ?? ''}, extract(year from current_date - 300), 'lessons',
      current_date - 300, current_date - 31, 'Test', true)`
  await count()
  // Made 40 days ago, and lessons ended 31 days ago.
  expect(await quiet(2, school)).toBeUndefined()
  await owner`update school_calendar set last_day = current_date where state_id = ${state?.id ?? ''}`
  expect((await quiet(4, school))?.quietDays).toBeGreaterThan(38)
})

test('invitations that run out and entries that nobody uses are counted', async () => {
  const before = await read('loose-ends')
  const { tenantId, admin, name } = await testSchool(owner)
  const invite = (days: number, used: number) => owner`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, active_until, used)
    values (${tenantId}, 'user', sha256(${crypto.randomUUID()}::bytea), ${admin.userId},
      now() + make_interval(days => ${days}), ${used})`
  await invite(3, 0)
  await invite(5, 0)
  await invite(3, 1)
  await invite(20, 0)
  await invite(-1, 0)
  await owner`
    insert into allowed_email (email, created_at) values
      (${`${crypto.randomUUID()}@alt.example`}, now() - interval '31 days'),
      (${`${crypto.randomUUID()}@neu.example`}, now() - interval '29 days')`
  const { invitationCount, invitations, unusedEmailCount } = await read('loose-ends')
  expect(invitationCount).toBe(before.invitationCount + 2)
  expect(invitations).toContainEqual(expect.objectContaining({ schoolId: tenantId, schoolName: name, count: 2 }))
  expect(unusedEmailCount).toBe(before.unusedEmailCount + 1)
})

test('there was never a backup until one is recorded', async () => {
  expect(await read('backup')).toEqual({ backup: null })
  await owner`
    insert into backup_record (taken_at, size_bytes, is_encrypted, is_checked)
    values ('2026-03-01T02:15:00Z', 5000000000, true, true), ('2026-02-01T02:15:00Z', 1, false, false)`
  expect((await read('backup')).backup).toMatchObject({ sizeBytes: 5_000_000_000, isEncrypted: true, isChecked: true })
})

test('services that do not answer are down, and an unreadable registry takes nothing else along', async () => {
  const { services: states, areas } = await read('installation')
  expect(states.map(({ name, state, version }: Record<string, unknown>) => [name, state, version])).toEqual(
    ['identity', 'teacher', 'school-admin', 'provider'].map((name) => [name, 'down', null]),
  )
  expect(areas).toBeNull()
})

test('is not available to schools', async () => {
  const { admin } = await testSchool(owner)
  for (const path of ['history', 'quiet-schools?weeks=4', 'loose-ends', 'installation', 'backup']) {
    const { body } = await services.provider.ask(admin, { method: 'GET', path: `/provider/dashboard/${path}` })
    expect(body.error).toBe('NO_PERMISSION')
  }
})
