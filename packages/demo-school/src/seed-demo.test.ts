import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { demoPassword, demoSignIns } from './demo-sign-ins'
import { seedDemo } from './seed-demo'
import { type DemoServer, startDemoServer } from './testing/demo-server'

const today = '2026-11-21'
let server: DemoServer
let demoUrl: string

beforeAll(async () => {
  server = await startDemoServer()
  demoUrl = await server.emptyDatabase()
}, 60_000)

afterAll(() => server.stop())

/** The content without ids and creation times, in a fixed order. */
const contentOf = async (ownerUrl: string) => {
  const db = server.open(ownerUrl)
  const observations = await db`
    select t.name, sc.name as class_name, s.first_name, s.last_name, c.description as competence, pl.level,
      pa.name as assessment, o.description, o.observed_at, u.email
    from observation o
    join tenant t on t.id = o.tenant_id
    join school_class sc on sc.id = o.school_class_id
    join student s on s.id = o.student_id
    join competence c on c.id = o.competence_id
    join app_user u on u.id = o.creator_id
    left join performance_level pl on pl.id = o.performance_level_id
    left join performance_assessment pa on pa.id = o.performance_assessment_id
    order by o.created_at, 1, 2, 3, 4, 5, 6, 7, 8`
  const reports = await db`
    select r.school_name, r.school_class_name, r.name, r.status, r.student_first_name, r.student_last_name,
      r.summary_comment, rs.name as subject, rs.comment, rs.status as subject_status,
      jsonb_path_query_array(rs.domains, '$[*].competences[*].performanceLevel') as levels
    from report r join report_subject rs on rs.report_id = r.id
    order by 1, 2, 3, 5, 6, 8`
  return { observations: [...observations], reports: [...reports] }
}

describe('the demo school', () => {
  test('is created once when two processes start concurrently', async () => {
    await Promise.all([seedDemo(demoUrl, { today }), seedDemo(demoUrl, { today })])
    const tenants = await server.open(demoUrl)`select name from tenant order by name`
    expect(tenants.map(({ name }) => name)).toEqual(['Grundschule am Lindenpark', 'Lernspur', 'Primarschule Seewiese'])
  }, 120_000)

  test('its users can sign in with the one password', async () => {
    const users = await server.open(demoUrl)<{ email: string; passwordHash: string }[]>`
      select email, password_hash from app_user`
    for (const { address, password } of demoSignIns) {
      const hash = users.find((user) => user.email === address)?.passwordHash ?? ''
      expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,')
      expect(await Bun.password.verify(password, hash)).toBeTrue()
    }
    expect(await Bun.password.verify(`${demoPassword}!`, users[0]?.passwordHash ?? '')).toBeFalse()
  })

  test('is the same for the same day and is not changed once it exists', async () => {
    const content = await contentOf(demoUrl)
    expect(content.observations.length).toBeGreaterThan(10_000)
    const otherUrl = await server.emptyDatabase()
    await seedDemo(otherUrl, { today })
    expect(await contentOf(otherUrl)).toEqual(content)
    await seedDemo(otherUrl, { today: '2027-05-05' })
    expect(await contentOf(otherUrl)).toEqual(content)
  }, 120_000)

  test('rolls back when it is interrupted', async () => {
    const ownerUrl = await server.emptyDatabase()
    const db = server.open(ownerUrl)
    await db`alter table report_subject add constraint refuse_all check (false)`
    await expect(seedDemo(ownerUrl)).rejects.toThrow('refuse_all')
    await db`alter table report_subject drop constraint refuse_all`
    expect([...(await db`select (select count(*) from tenant) + (select count(*) from observation) as rows`)]).toEqual([
      { rows: 0 },
    ])
  }, 120_000)

  test.each([
    ['the first day of a school year', '2026-08-01'],
    ['the last day of a school year', '2027-07-31'],
  ])(
    'is complete on %s',
    async (_, today) => {
      const ownerUrl = await server.emptyDatabase()
      await seedDemo(ownerUrl, { today })
      const db = server.open(ownerUrl)
      const [figures] = await db<{ observations: number; late: number; running: number; completed: number }[]>`
      select
        (select count(*) from observation o join tenant t on t.id = o.tenant_id where t.name like 'Grund%') as observations,
        (select count(*) from observation where observed_at >= ${today} or created_at >= ${today}::timestamptz) as late,
        (select count(*) from report where status = 'inProgress' and ${today} between start_date and end_date) as running,
        (select count(*) from report where status = 'completed' and completed_at < ${today}::timestamptz) as completed`
      expect(figures?.observations).toBeGreaterThanOrEqual(6000)
      expect(figures?.late).toBe(0)
      expect(figures?.running).toBeGreaterThan(40)
      expect(figures?.completed).toBeGreaterThan(40)
    },
    120_000,
  )
})
