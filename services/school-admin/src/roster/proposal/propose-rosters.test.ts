import { afterAll, expect, test } from 'bun:test'
import { readRosterHubs } from '@lernspur/service-kit/roster/roster-settings'
import { eventually } from '@lernspur/testing/eventually'
import { type RosterOfSchool, startRosterHub } from '@lernspur/testing/roster-hub/roster-hub'
import { serviceWithJobsForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'
import { proposeRosters } from './propose-rosters'

const hub = startRosterHub()
afterAll(() => hub.stop())

const client = { issuer: hub.url, clientId: 'sign-in', clientSecret: 'of signing in' }
const hubs = readRosterHubs({
  LERNSPUR_OIDC: JSON.stringify([
    { ...client, id: 'hub', name: 'Landesportal', hub: { roster: hub.settings } },
    {
      ...client,
      id: 'absent',
      name: 'Stilles Portal',
      hub: { roster: { ...hub.settings, api: 'http://127.0.0.1:9' } },
    },
  ]),
})
const limits = { milliseconds: 5_000, bytes: 2_000_000 }
const { service, owner, db, database } = await serviceWithJobsForFile('school-admin', (config, connected) =>
  schoolAdminService(config, connected, { hubs, limits }),
)

const night = (signal = new AbortController().signal) =>
  proposeRosters({ db, hubs, limits, secret: database.secret }, signal)
/** Lets the next night come. */
const sleep = ({ tenantId }: TestSchool) =>
  owner`update roster_reading set done_on = done_on - 1 where tenant_id = ${tenantId}`

interface KnownSchool extends TestSchool {
  readonly number: string
}

const schoolAtHub = async (providerId = 'hub'): Promise<KnownSchool> => {
  const school = await testSchool(owner)
  const number = `Np_${crypto.randomUUID()}`
  await owner`
    insert into school_number (tenant_id, provider_id, number) values (${school.tenantId}, ${providerId}, ${number})`
  return { ...school, number }
}
/** A school whose leaders have tried to read its hub once. */
const readingSchool = async (providerId = 'hub'): Promise<KnownSchool> => {
  const school = await schoolAtHub(providerId)
  await owner`
    insert into roster_reading (tenant_id, provider_id, tried_at)
    values (${school.tenantId}, ${providerId}, now() - interval '1 day')`
  return school
}
/** As `readingOf` tells of a school that no night has read. */
const unread = { failure: null, isRead: false, hasEtag: false, isDone: null }
const child = (vorname: string, familienname: string, ...klassen: string[]) => ({
  vorname,
  familienname,
  kontexte: [{ rolle: 'Lern', klassen }],
})
type Listed = ReturnType<typeof child>
/** The children of the school as they are there. */
const asThere = async ({ tenantId }: TestSchool): Promise<Listed[]> => {
  const rows = await owner<{ firstName: string; lastName: string; name: string }[]>`
    select s.first_name, s.last_name, sc.name
    from student s
    join student_class_relation scr on scr.tenant_id = s.tenant_id and scr.student_id = s.id
    join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
    where s.tenant_id = ${tenantId} order by s.id`
  return rows.map(({ firstName, lastName, name }) => child(firstName, lastName, `Klasse ${name}`))
}
const says = ({ number }: KnownSchool, people: RosterOfSchool['people'], fault?: RosterOfSchool['fault']) =>
  hub.setSchool(number, { people, ...(fault && { fault }) })
const noticesOf = async ({ tenantId }: TestSchool) => [
  ...(await owner<{ userId: string; message: string; metaData: { path: string } }[]>`
    select user_id, message, meta_data from notification where tenant_id = ${tenantId} order by user_id`),
]
const readingOf = async ({ tenantId }: TestSchool) =>
  (
    await owner`
      select failure, read_at is not null as is_read, etag is not null as has_etag, done_on = school_today(tenant_id) as is_done
      from roster_reading where tenant_id = ${tenantId}`
  )[0]
const childrenOf = async ({ tenantId }: TestSchool) => [
  ...(await owner`select id, first_name, last_name, updated_at from student where tenant_id = ${tenantId} order by id`),
]
/** Requests for the people of all schools that the hub has answered since then. */
const answersSince = (from: number) =>
  hub.requests.slice(from).flatMap(({ path, status }) => (path === '/v1/personen-info' ? [status] : []))

test('a school that has never read its hub is not read at night either (rule roster.4)', async () => {
  const school = await schoolAtHub()
  says(school, [child('Mia', 'Neu', '3a')])
  const from = hub.requests.length
  await night()
  expect(answersSince(from)).toEqual([])
  expect([await noticesOf(school), await readingOf(school)]).toEqual([[], undefined])
})

test('a night whose roster differs notifies each leader once, leads to the preview, and changes nothing (rule roster.4)', async () => {
  const school = await readingSchool()
  const there = await asThere(school)
  says(school, [...there.slice(1), child('Mia', 'Neu', '3a')])
  const before = await childrenOf(school)
  await night()
  const notices = await noticesOf(school)
  expect(notices.map(({ userId }) => userId).toSorted()).toEqual(
    [school.admin.userId, school.manager.userId].toSorted(),
  )
  expect(notices[0]?.message).toStartWith('Landesportal führt 2 Kinder anders')
  expect(notices[0]?.metaData.path).toBe(`/school/${school.tenantId}/settings/students?open=roster`)
  expect(await childrenOf(school)).toEqual(before)
  expect(await readingOf(school)).toEqual({ failure: null, isRead: true, hasEtag: true, isDone: true })
  // The same roster is no news, in this night and in the next.
  await night()
  await owner`delete from notification where tenant_id = ${school.tenantId}`
  await sleep(school)
  await night()
  // Neither is it when something else has changed there.
  const teacher = { vorname: 'Klara', familienname: 'Lehrgut', kontexte: [{ rolle: 'Lehr' }] }
  says(school, [...there.slice(1), child('Mia', 'Neu', '3a'), teacher])
  await sleep(school)
  await night()
  expect(await noticesOf(school)).toEqual([])
})

test('a roster like the school is no news, and neither is one that a leader has looked at', async () => {
  const [same, seen] = [await readingSchool(), await readingSchool()]
  says(same, await asThere(same))
  says(seen, [child('Mia', 'Neu', '3a')])
  const answer = await service.ask(seen.manager, {
    method: 'PUT',
    path: '/tenants/current/roster-reading',
    body: { providerId: 'hub' },
  })
  expect(answer.status).toBe(200)
  await sleep(seen)
  await night()
  expect([await noticesOf(same), await noticesOf(seen)]).toEqual([[], []])
  // What is new since then is.
  says(seen, [child('Mia', 'Neu', '3a'), child('Noch', 'Neuer', '3a')])
  await sleep(seen)
  await night()
  expect(await noticesOf(seen)).toHaveLength(2)
})

test('a hub that has nothing new says so in a few bytes, and is read once a night', async () => {
  const school = await readingSchool()
  says(school, await asThere(school))
  await night()
  const from = hub.requests.length
  await night()
  expect(answersSince(from)).toEqual([])
  await sleep(school)
  await night()
  expect(answersSince(from)).toEqual([304])
  expect(await readingOf(school)).toMatchObject({ failure: null, isDone: true })
  // A number of another school is another request, whatever the hub called its last answer.
  const number = `Np_${crypto.randomUUID()}`
  await owner`update school_number set number = ${number} where tenant_id = ${school.tenantId}`
  says({ ...school, number }, [child('Mia', 'Neu', '3a')])
  await sleep(school)
  await night()
  expect(answersSince(from)).toEqual([304, 200])
  expect(hub.requests.at(-1)?.ifNoneMatch).toBeNull()
})

test('a class that was renamed there, a child in another class, and one that is deleted there are differences', async () => {
  const schools = await Promise.all([readingSchool(), readingSchool(), readingSchool(), readingSchool()])
  const [renamed, moved, deleted, spelled] = schools
  const all = await Promise.all(schools.map(asThere))
  const first = (people: readonly Listed[] | undefined) => people?.[0] ?? child('', '')
  const rest = (people: readonly Listed[] | undefined) => people?.slice(1) ?? []
  says(
    renamed,
    [...(all[0] ?? [])].map((one) =>
      one.kontexte[0]?.klassen[0] === 'Klasse 3a'
        ? { ...one, kontexte: [{ rolle: 'Lern', klassen: ['Füchse'] }] }
        : one,
    ),
  )
  says(moved, [{ ...first(all[1]), kontexte: [{ rolle: 'Lern', klassen: ['3b'] }] }, ...rest(all[1])])
  const gone = { rolle: 'Lern', klassen: ['3a'], loeschung: '2020-01-31T12:00Z' }
  says(deleted, [{ ...first(all[2]), kontexte: [gone] }, ...rest(all[2])])
  const name = first(all[3])
  await owner`update student set last_name = 'Şahin-Groß' where tenant_id = ${spelled.tenantId} and first_name = ${name.vorname} and last_name = ${name.familienname}`
  const isNamesake = ({ vorname, familienname }: Listed) =>
    vorname === name.vorname && familienname === name.familienname
  const withoutAccents = (one: Listed) => (isNamesake(one) ? { ...one, familienname: 'Sahin Gross' } : one)
  says(spelled, all[3]?.map(withoutAccents) ?? [])
  await night()
  const counts = await Promise.all(
    schools.map(async (school) => (await noticesOf(school))[0]?.message.split(' führt ')[1]?.split(' anders')[0]),
  )
  expect(counts).toEqual(['3 Kinder', 'ein Kind', 'ein Kind', undefined])
  // The nickname says what the portal calls the class.
  await owner`update school_class set nickname = 'Füchse' where tenant_id = ${renamed.tenantId} and name = '3a'`
  await owner`delete from notification where tenant_id = ${renamed.tenantId}`
  await owner`update roster_reading set digest = null, etag = null where tenant_id = ${renamed.tenantId}`
  await sleep(renamed)
  await night()
  expect(await noticesOf(renamed)).toEqual([])
})

test('a hub that does not answer is tried again in the same night, other failures in the next', async () => {
  const [down, refused] = [await readingSchool(), await readingSchool()]
  says(down, [child('Mia', 'Neu', '3a')], 'down')
  says(refused, [child('Mia', 'Neu', '3a')], 'forbidden')
  await night()
  // Whoever comes after a hub that is down is not tried in this look.
  await night()
  const downReading = await readingOf(down)
  expect(downReading).toMatchObject({ failure: 'ROSTER_UNAVAILABLE', isRead: false, isDone: null })
  says(down, [child('Mia', 'Neu', '3a')])
  await night()
  await night()
  expect(await readingOf(down)).toMatchObject({ failure: null, isDone: true })
  expect(await readingOf(refused)).toMatchObject({ failure: 'ROSTER_REFUSED', isRead: false, isDone: true })
  expect([await noticesOf(down), await noticesOf(refused)].map(({ length }) => length)).toEqual([2, 0])
})

test('schools that are closed or disabled, and a look that is stopped, read nothing', async () => {
  const [disabled, waiting] = [await readingSchool(), await readingSchool()]
  for (const school of [disabled, waiting]) says(school, [child('Mia', 'Neu', '3a')])
  await owner`update tenant set is_disabled = true where id = ${disabled.tenantId}`
  await night(AbortSignal.abort())
  expect(await readingOf(waiting)).toEqual(unread)
  await night()
  expect(await readingOf(disabled)).toEqual(unread)
  expect(await readingOf(waiting)).toMatchObject({ isDone: true })
})

test('a look that is stopped while a hub is silent ends, and stores no failure', async () => {
  const school = await readingSchool()
  says(school, [child('Mia', 'Neu', '3a')], 'silent')
  const stop = new AbortController()
  const running = night(stop.signal)
  await eventually(
    () => hub.waiting(),
    () => 'the hub is called',
  )
  stop.abort()
  await running
  expect(await readingOf(school)).toEqual(unread)
  says(school, [child('Mia', 'Neu', '3a')])
})

test('one silent hub does not hold up the others', async () => {
  await owner`delete from school_number where provider_id = 'absent'`
  const [silent, alsoSilent, other] = [
    await readingSchool('absent'),
    await readingSchool('absent'),
    await readingSchool(),
  ]
  says(other, [child('Mia', 'Neu', '3a')])
  await night()
  expect([await readingOf(silent), await readingOf(other)]).toMatchObject([
    { failure: 'ROSTER_UNAVAILABLE' },
    { failure: null, isDone: true },
  ])
  // Its other schools do not wait for it, too.
  expect(await readingOf(alsoSilent)).toEqual(unread)
})
