import { afterAll, beforeAll, expect, test } from 'bun:test'
import { defineRoutes } from '@lernspur/contracts/wire/route'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { createService } from '@lernspur/service-kit/service/service'
import { slice } from '@lernspur/service-kit/service/slice'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { signIn } from './sign-in'
import { testConfig } from './test-config'
import { type TestDatabase, testDatabase } from './test-database'
import { otherSchool, type TestSchool, testProvider, testSchool } from './test-school'

let database: TestDatabase
let teacher: Database
let school: TestSchool

beforeAll(async () => {
  database = await testDatabase()
  teacher = connect(database.urlFor('teacher'), { name: 'test', max: 2 })
  school = await testSchool(database.owner)
}, 60_000)

afterAll(async () => {
  await teacher.end()
  await database.close()
})

test('has classes that are ready for observations', async () => {
  const { schoolClass } = school
  const [rows, [today]] = await readTenant(teacher, school.tenantId, (tx) => [
    tx<{ className: string; subject: string; students: number; competences: number; levels: number; weight: number }[]>`
      select
        sc.name as class_name,
        ss.name as subject,
        (select count(*) from student_subject_relation ssr where ssr.school_subject_id = ss.id) as students,
        (select count(*) from competence c join competence_domain cd on cd.id = c.domain_id where cd.school_subject_id = ss.id)
          as competences,
        (select count(*) from performance_level pl join performance_visual pv on pv.id = pl.performance_visual_id
          where pv.school_class_id = sc.id) as levels,
        (select sum(weighting)::int from performance_assessment pa where pa.school_class_id = sc.id) as weight
      from school_class sc
      join school_subject ss on ss.school_class_id = sc.id
      where sc.id = ${schoolClass.id}
      order by ss.name`,
    tx<{ isInTerm: boolean }[]>`
      select school_today(${school.tenantId}) between start_date and end_date as is_in_term
      from school_term order by is_in_term desc limit 1`,
  ])
  const counts = { className: '3a', students: 3, competences: 4, levels: 4, weight: 200 }
  expect([...rows]).toEqual([
    { ...counts, subject: 'Deutsch' },
    { ...counts, subject: 'Mathematik' },
  ])
  expect(today).toEqual({ isInTerm: true })
})

test('shares one subject with one teacher', async () => {
  const rows = await database.owner`
    select ar.user_id, ars.school_subject_id
    from class_access_right ar
    join class_access_right_subject ars on ars.class_access_right_id = ar.id
    where ar.tenant_id = ${school.tenantId}`
  expect([...rows]).toEqual([{ userId: school.subjectTeacher.userId, schoolSubjectId: school.schoolClass.german.id }])
})

test('can be made many times at once, beside another one and the provider', async () => {
  const { owner } = database
  const made = await Promise.all([testSchool(owner, { studentCount: 5 }), otherSchool(owner), testSchool(owner)])
  expect(new Set(made.map(({ tenantId }) => tenantId)).size).toBe(3)
  expect(made.map(({ schoolClass }) => schoolClass.students.length)).toEqual([5, 3, 3])
  const provider = await testProvider(owner)
  expect((await owner`select is_provider from tenant where id = ${provider.tenantId}`)[0]?.isProvider).toBe(true)
})

test('signs its people in as a service understands it', async () => {
  const { headers, sessionId } = await signIn(database.owner, school.subjectTeacher)
  const routes = defineRoutes({
    reportActor: { method: 'POST', path: '/actor', owner: 'teacher', access: 'member', status: 200, errors: [] },
  })
  const actors: Actor[] = []
  const reportActor = ({ call }: { call: Call }): undefined => {
    actors.push(call.actor)
  }
  const config = testConfig(database, 'teacher')
  const service = createService({
    name: 'teacher',
    config,
    db: teacher,
    routes,
    slices: [slice(routes, { reportActor })],
  })
  const ask = async (sent: Record<string, string>): Promise<number> =>
    (await service.fetch(new Request('http://localhost/api/actor', { method: 'POST', headers: sent }))).status
  expect(await ask({ ...headers })).toBe(200)
  expect(await ask({ cookie: headers.cookie })).not.toBe(200)
  expect(await ask({})).toBe(401)
  const { tenantId, userId, userRoleId } = school.subjectTeacher
  expect(actors).toEqual([{ tenantId, userId, userRoleId, sessionId, roleType: 'user', isProvider: false }])
})
