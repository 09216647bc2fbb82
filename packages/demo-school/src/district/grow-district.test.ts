import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type DemoServer, startDemoServer } from '../testing/demo-server'
import { districtSignIn, growDistrict } from './grow-district'

let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer()
}, 60_000)

afterAll(() => server.stop())

test('a district grows by whole classes of 2,000 entries, school after school', async () => {
  const ownerUrl = server.superuserUrl(await server.emptyDatabase())
  const small = await growDistrict(ownerUrl, { schools: 0, observations: 0 }, 3_000)
  expect(small).toEqual({ schools: 1, observations: 4_000 })
  const grown = await growDistrict(ownerUrl, small, 5_000)
  expect(grown).toEqual({ schools: 2, observations: 6_000 })

  const classes = await server.open(ownerUrl)`
    select t.name as school, sc.name, u.email, count(*)::integer as entries,
      count(distinct o.student_id)::integer as children, count(distinct o.competence_id)::integer > 80 as is_wide,
      bool_and(o.performance_assessment_id is not null) as is_assessed,
      bool_and(o.observed_at <= school_today(t.id)) as is_past
    from observation o
    join school_class sc on sc.id = o.school_class_id join tenant t on t.id = sc.tenant_id
    join app_user u on u.id = sc.creator_id
    group by t.name, sc.name, u.email order by 1, 2`
  const full = { entries: 2_000, children: 25, isWide: true, isAssessed: true, isPast: true }
  expect([...classes]).toEqual([
    { school: 'Bezirksschule 1', name: '1a', email: districtSignIn(1).email, ...full },
    { school: 'Bezirksschule 1', name: '1b', email: 'lehrkraft-1-1@bezirk.example', ...full },
    { school: 'Bezirksschule 2', name: '1a', email: districtSignIn(2).email, ...full },
  ])
}, 60_000)
