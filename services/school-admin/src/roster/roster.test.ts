import { afterAll, describe, expect, test } from 'bun:test'
import type { RosterError } from '@lernspur/contracts/school-admin/roster.contract'
import { describeFailure } from '@lernspur/service-kit/process/log'
import { readRosterHubs } from '@lernspur/service-kit/roster/roster-settings'
import { type RosterOfSchool, rosterClient, startRosterHub } from '@lernspur/testing/roster-hub/roster-hub'
import type { RosterContext, RosterPerson } from '@lernspur/testing/roster-hub/roster-person'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'
import { openHub } from './hub/open-hub'

const hub = startRosterHub()
afterAll(() => hub.stop())

const client = { issuer: hub.url, clientId: 'sign-in', clientSecret: 'of signing in' }
const all = { ...hub.settings, byOrganisation: false }
const hubs = readRosterHubs({
  LERNSPUR_OIDC: JSON.stringify([
    { ...client, id: 'hub', name: 'Landesportal', hub: { roster: hub.settings } },
    {
      ...client,
      id: 'discovered',
      name: 'Portal mit Discovery',
      hub: { roster: { ...hub.settings, tokenUrl: undefined } },
    },
    { ...client, id: 'all', name: 'Portal ohne Filter', hub: { roster: all } },
    {
      ...client,
      id: 'wrong',
      name: 'Portal mit falschem Geheimnis',
      hub: { roster: { ...hub.settings, clientSecret: 'x' } },
    },
    {
      ...client,
      id: 'absent',
      name: 'Stilles Portal',
      hub: { roster: { ...hub.settings, tokenUrl: 'http://127.0.0.1:9/token' } },
    },
    { ...client, id: 'sign-in', name: 'Nur zur Anmeldung', hub: {} },
  ]),
})
const limits = { milliseconds: 1_500, bytes: 2_000_000 }
const service = await serviceForFile('school-admin', (config, db) => schoolAdminService(config, db, { hubs, limits }))
const { owner } = service

/** A school that hubs know by a number of its own. */
const schoolWithNumber = async (school: RosterOfSchool | null, providerIds: readonly string[] = ['hub']) => {
  const made = await testSchool(owner)
  const number = `Ro_${crypto.randomUUID()}`
  for (const providerId of providerIds)
    await owner`
      insert into school_number (tenant_id, provider_id, number) values (${made.tenantId}, ${providerId}, ${number})`
  if (school) hub.setSchool(number, school)
  return { ...made, number }
}

const sources = async (by: TestPerson) =>
  (await service.ask(by, { method: 'GET', path: '/tenants/current/roster-sources' })).body
const read = (by: TestPerson, providerId = 'hub') =>
  service.ask(by, { method: 'PUT', path: '/tenants/current/roster-reading', body: { providerId } })
const readingsOf = async ({ tenantId }: Pick<TestSchool, 'tenantId'>) => [
  ...(await owner`select provider_id, failure, read_at is not null as is_read from roster_reading where tenant_id = ${tenantId}`),
]

const person = (vorname: string, familienname: string, ...kontexte: readonly RosterContext[]): RosterPerson => ({
  vorname,
  familienname,
  kontexte,
})
const child = (vorname: string, familienname: string, klasse: string, more: RosterContext = {}) =>
  person(vorname, familienname, { rolle: 'Lern', klassen: [klasse], ...more })

const mia = { ...child('Mia', 'Neu', '3a'), geburtsdatum: '2018-04-03' }

describe('a roster is read from the hub of the school (rule roster.1)', () => {
  test('with its children, their classes and dates of birth, and its teachers, and of others only how many', async () => {
    const school = await schoolWithNumber({
      people: [
        mia,
        { ...child('Ali Cem', 'Aydın', '3b'), rufname: 'Ali' },
        person('Klara', 'Lehrgut', { rolle: 'LEHR', klassen: ['3a'], mail: 'k.lehrgut@schule.example' }),
        person('Leo', 'Leitung', { rolle: 'Leit' }),
        person('Vera', 'Vater', { rolle: 'SorgBer' }),
      ],
    })
    const { status, body } = await read(school.manager)
    expect([status, body.data]).toEqual([
      200,
      {
        source: {
          providerId: 'hub',
          name: 'Landesportal',
          readAt: expect.stringMatching(/Z$/),
          failure: null,
        },
        students: [
          { firstName: 'Mia', lastName: 'Neu', birthDate: '2018-04-03', classNames: ['3a'], deletedOn: null },
          { firstName: 'Ali', lastName: 'Aydın', birthDate: null, classNames: ['3b'], deletedOn: null },
        ],
        teachers: [
          { firstName: 'Klara', lastName: 'Lehrgut', role: 'LEHR', email: 'k.lehrgut@schule.example' },
          { firstName: 'Leo', lastName: 'Leitung', role: 'LEIT', email: null },
        ],
        otherCount: 1,
      },
    ])
    expect((await sources(school.admin)).data).toEqual({ rows: [body.data.source], count: 1 })
  })

  test('reading changes nothing of the school, stores nothing of any person, and is in the audit', async () => {
    const school = await schoolWithNumber({ people: [child('Zacharias', 'Unverwechselbar', '9x')] })
    const count = async () =>
      (await owner`select count(*)::integer as n from student where tenant_id = ${school.tenantId}`)[0]?.n
    const before = await count()
    await read(school.manager)
    expect(await count()).toBe(before)
    const stored =
      await owner`select to_jsonb(ror)::text as row from roster_reading ror where ror.tenant_id = ${school.tenantId}`
    expect(stored).toHaveLength(1)
    expect(stored[0]?.row).not.toMatch(/Zacharias|Unverwechselbar|9x/)
    const [entry] =
      await owner`select action, user_id, change from audit_entry where tenant_id = ${school.tenantId} order by id desc limit 1`
    expect(entry).toEqual({ action: 'roster.read', userId: school.manager.userId, change: null })
  })

  test('by leaders of the school alone, from hubs that know it and can be read', async () => {
    const school = await schoolWithNumber({ people: [mia] }, ['hub', 'sign-in'])
    expect((await read(school.classTeacher)).body.error).toBe('NO_PERMISSION')
    expect((await sources(school.classTeacher)).error).toBe('NO_PERMISSION')
    for (const providerId of ['sign-in', 'all', 'unknown'])
      expect((await read(school.manager, providerId)).body.error).toBe('NOT_FOUND')
    const other = await testSchool(owner)
    expect((await sources(other.manager)).data).toEqual({ rows: [], count: 0 })
    expect((await read(other.manager)).body.error).toBe('NOT_FOUND')
    expect((await sources(school.manager)).data.rows).toMatchObject([{ providerId: 'hub', readAt: null }])
  })

  test('at the token endpoint that the issuer publishes, and from hubs that do not filter by school', async () => {
    const school = await schoolWithNumber({ people: [mia] }, ['discovered', 'all'])
    for (const providerId of ['discovered', 'all']) {
      const { body } = await read(school.manager, providerId)
      expect(body.data?.students).toMatchObject([{ lastName: 'Neu' }])
    }
  })
})

describe('what a hub says is read as Schulconnex 1.7 means it (rule roster.2)', () => {
  const studentsOf = async (...people: RosterPerson[]) => {
    const school = await schoolWithNumber({ people })
    return (await read(school.manager)).body.data
  }

  test('a person in two schools has the class, the role and the deletion of this one', async () => {
    const elsewhere = { kennung: 'NI_elsewhere', rolle: 'Lehr', klassen: ['9z'], loeschung: '2020-01-01T00:00Z' }
    const { students, teachers } = await studentsOf(person('Mia', 'Neu', elsewhere, { rolle: 'Lern', klassen: ['3a'] }))
    expect(students).toMatchObject([{ classNames: ['3a'], deletedOn: null }])
    expect(teachers).toEqual([])
  })

  test('a deletion is a day of the school, of the last context that goes', async () => {
    // Midnight in Berlin is an hour or two before that of UTC.
    const { students } = await studentsOf(
      child('Ida', 'Winter', '3a', { loeschung: '2026-12-31T23:30Z' }),
      person('Ole', 'Sommer', { rolle: 'Lern', loeschung: '2026-07-31T10:00Z' }, { rolle: 'Lern', klassen: ['3a'] }),
    )
    expect(
      students.map(({ firstName, deletedOn }: { firstName: string; deletedOn: string }) => [firstName, deletedOn]),
    ).toEqual([
      ['Ole', null],
      ['Ida', '2027-01-01'],
    ])
  })

  test('groups that are no class or have ended are none, those of now go before those to come', async () => {
    const klassen = [
      { bezeichnung: 'Chor', typ: 'Kurs' },
      { bezeichnung: '2a', bis: '2020-07-31' },
      { bezeichnung: '3a', von: '2020-08-01' },
      { bezeichnung: '4a', von: '2190-08-01' },
    ]
    const { students } = await studentsOf(
      person('Mia', 'Neu', { rolle: 'Lern', klassen }),
      person('Ali', 'Bald', { rolle: 'Lern', klassen: klassen.slice(3) }),
      person('Zoe', 'Zwei', { rolle: 'Lern', klassen: ['3a', '3b'] }),
    )
    const classes = Object.fromEntries(
      students.map((one: { firstName: string; classNames: string[] }) => [one.firstName, one.classNames]),
    )
    expect(classes).toEqual({ Mia: ['3a'], Ali: ['4a'], Zoe: ['3a', '3b'] })
  })

  test('who is not active there, or has become a teacher, is no child', async () => {
    const { students, teachers, otherCount } = await studentsOf(
      child('Mia', 'Neu', '3a'),
      child('Ole', 'Fort', '3a', { personenstatus: 'Inaktiv' }),
      person('Rolf', 'Rolle', { rolle: 'Lern', personenstatus: 'Inaktiv' }, { rolle: 'Lehr' }),
    )
    expect([students.length, teachers.length, otherCount]).toEqual([1, 1, 0])
    expect(teachers).toMatchObject([{ lastName: 'Rolle' }])
  })

  test('one child is one line, however often it is listed, and a missing name is left empty', async () => {
    const { students } = await studentsOf(
      { ...child('Mia', 'Neu', '3a'), pid: 'one' },
      { ...child('Mia', 'Neu', '3a'), pid: 'one' },
      { familienname: 'Ohne', kontexte: [{ rolle: 'Lern', klassen: ['3a'] }] },
    )
    expect(students).toMatchObject([
      { firstName: 'Mia', lastName: 'Neu' },
      { firstName: '', lastName: 'Ohne' },
    ])
  })

  test('attributes of a wrong kind count as missing, and nothing else suffers', async () => {
    const odd = { ...child('Mia', 'Neu', '3a'), geburtsdatum: '2018', rufname: 7, pid: 'x' } as unknown as RosterPerson
    const { students } = await studentsOf(odd, child('A\u0000da', 'Zeile\nzwei', '3a'))
    expect(students).toMatchObject([
      { firstName: 'Mia', birthDate: null },
      { firstName: 'A da', lastName: 'Zeile zwei' },
    ])
  })
})

describe('each failure says why, is remembered, and leaves everything as it was (rule roster.3)', () => {
  const faults: readonly (readonly [string, RosterOfSchool | null, RosterError, string?])[] = [
    ['a hub that is down', { people: [mia], fault: 'down' }, 'ROSTER_UNAVAILABLE'],
    ['a hub that never answers', { people: [mia], fault: 'silent' }, 'ROSTER_UNAVAILABLE'],
    ['a hub that leads elsewhere', { people: [mia], fault: 'moved' }, 'ROSTER_UNAVAILABLE'],
    ['a hub where nothing listens', { people: [mia] }, 'ROSTER_UNAVAILABLE', 'absent'],
    ['a token that is not accepted', { people: [mia], fault: 'unauthorized' }, 'ROSTER_REFUSED'],
    ['a client without the right', { people: [mia], fault: 'forbidden' }, 'ROSTER_REFUSED'],
    ['a secret that is wrong', { people: [mia] }, 'ROSTER_REFUSED', 'wrong'],
    ['half a JSON', { people: [mia], fault: 'half' }, 'ROSTER_UNREADABLE'],
    ['a page instead of JSON', { people: [mia], fault: 'page' }, 'ROSTER_UNREADABLE'],
    ['more than a school can have', { people: [mia], fault: 'huge' }, 'ROSTER_TOO_LARGE'],
    ['no role', { people: [person('Mia', 'Neu', { klassen: ['3a'] })] }, 'ROSTER_CLAIM_MISSING'],
    ['no names', { people: [{ kontexte: [{ rolle: 'Lern' }] }] }, 'ROSTER_CLAIM_MISSING'],
    ['no school', { people: [person('Mia', 'Neu', { kennung: null, rolle: 'Lern' })] }, 'ROSTER_CLAIM_MISSING'],
    ['a number that the hub does not know', null, 'ROSTER_SCHOOL_UNKNOWN'],
    ['a school without people', { people: [] }, 'ROSTER_SCHOOL_UNKNOWN'],
  ]

  test.each(faults)('%s', async (_, ofHub, code, providerId = 'hub') => {
    const school = await schoolWithNumber({ people: [mia] }, [providerId])
    hub.setSchool(school.number, ofHub ?? { people: [] })
    if (ofHub === null)
      await owner`update school_number set number = ${`No_${crypto.randomUUID()}`} where tenant_id = ${school.tenantId}`
    const { body } = await read(school.manager, providerId)
    expect([body.error, body.message]).toEqual([code, expect.stringMatching(/\.$/)])
    expect(await readingsOf(school)).toEqual([{ providerId, failure: code, isRead: false }])
    const [source] = (await sources(school.manager)).data.rows
    expect(source).toMatchObject({
      readAt: null,
      failure: { code, message: body.message, failedAt: expect.stringMatching(/Z$/) },
    })
  })

  test('a failure says what is missing, in the language of the reader, and is over with the next reading', async () => {
    const school = await schoolWithNumber({ people: [person('Mia', 'Neu', { klassen: ['3a'] })] })
    const refused = (await read(school.manager)).body
    expect(refused.details).toEqual([{ path: 'role', message: 'die Rolle an der Schule' }])
    hub.setSchool(school.number, { people: [mia] })
    expect((await read(school.manager)).body.data.source).toMatchObject({ failure: null })
    expect(await readingsOf(school)).toEqual([{ providerId: 'hub', failure: null, isRead: true }])
  })

  test('no log line and no answer holds a secret, a token or a name', async () => {
    const [of] = hubs
    const school = await schoolWithNumber({ people: [mia] })
    const failures = await Promise.all(
      (['forbidden', 'half', 'down'] as const).map(async (fault) => {
        hub.setSchool(`${school.number}${fault}`, { people: [mia], fault })
        if (!of) throw new Error('There is no hub.')
        const problem = await openHub(of, limits)
          .read([`${school.number}${fault}`])
          .catch((error: unknown) => error)
        return describeFailure(problem)
      }),
    )
    const wrong = hubs.find(({ id }) => id === 'wrong')
    const refused = wrong && (await openHub(wrong, limits).read(['x']).catch(describeFailure))
    const texts = JSON.stringify([failures, refused, await readingsOf(school), hub.requests])
    expect(failures.map(({ name }) => name)).toEqual(['ApiError', 'ApiError', 'ApiError'])
    for (const secret of [rosterClient.secret, 'of signing in', 'Bearer', 'Mia']) expect(texts).not.toContain(secret)
  })
})
