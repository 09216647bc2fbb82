import { expect, test } from 'bun:test'
import type { CalendarSpan } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { connect } from '@lernspur/database/connection/connect'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'
import { notifyOfYearEnd } from '../roll-over/notify-of-year-end'

const { owner, database, services } = await servicesForFile({ 'school-admin': schoolAdminService })
const { ask } = services['school-admin']

const schoolIn = async (state: string) => {
  const school = await testSchool(owner)
  await owner`
    update tenant set (country_id, state_id) = (select country_id, id from state where name = ${state})
    where id = ${school.tenantId}`
  return school
}
const spansIn = async (state: string): Promise<CalendarSpan[]> => {
  const { manager } = await schoolIn(state)
  return (await ask(manager, { method: 'GET', path: '/school-years/calendar' })).body.data.spans
}
const spanOf = (spans: readonly CalendarSpan[], year: number, kind: string) => {
  const span = spans.find((one) => one.year === year && one.kind === kind)
  return span && [span.firstDay, span.lastDay, span.isVerified]
}

test('each state has the days of the coming years, with their source', async () => {
  const gaps = await owner`
    select st.name, kind, year
    from state st cross join unnest(array['year', 'firstTerm']) as kind cross join generate_series(2026, 2029) as year
    where not exists (
      select from school_calendar sca
      where sca.country_id = st.country_id and (sca.state_id is null or sca.state_id = st.id)
        and sca.kind = kind and sca.year = year)`
  expect(gaps).toHaveLength(0)
  const honest = await owner`select from school_calendar where is_verified = (source ~ 'prüfen')`
  expect(honest).toHaveLength(0)
  const inside = await owner`
    select from school_calendar term_sca
    join school_calendar whole_sca on whole_sca.country_id = term_sca.country_id and whole_sca.year = term_sca.year and whole_sca.kind = 'year'
      and (whole_sca.state_id is null or whole_sca.state_id = term_sca.state_id)
    where term_sca.kind = 'firstTerm' and (term_sca.first_day <> whole_sca.first_day or term_sca.last_day >= whole_sca.last_day)`
  expect(inside).toHaveLength(0)
})

test('lessons in Germany lie between the summer holidays that the states have agreed on', async () => {
  const spans = await spansIn('Nordrhein-Westfalen')
  expect(spanOf(spans, 2026, 'year')).toEqual(['2026-08-01', '2027-07-31', false])
  // Summer holidays until Tuesday 2026-09-01, and from Monday 2027-07-19.
  expect(spanOf(spans, 2026, 'lessons')).toEqual(['2026-09-02', '2027-07-16', true])
  expect(spanOf(spans, 2026, 'firstTerm')).toEqual(['2026-08-01', '2027-01-29', false])
  expect(spanOf(await spansIn('Bayern'), 2026, 'firstTerm')).toEqual(['2026-08-01', '2027-02-19', false])
  expect(spanOf(await spansIn('Hessen'), 2027, 'firstTerm')).toEqual(['2027-08-01', '2028-02-04', false])
})

test('Austria begins on Mondays of September, which differ by state, and Switzerland is still to be checked', async () => {
  const [vienna, styria] = [await spansIn('Wien'), await spansIn('Steiermark')]
  expect(spanOf(vienna, 2026, 'year')).toEqual(['2026-09-07', '2027-09-05', true])
  expect(spanOf(vienna, 2026, 'firstTerm')).toEqual(['2026-09-07', '2027-02-07', true])
  // Summer holidays from Saturday 2027-07-03, in Styria from 2027-07-10.
  expect(spanOf(vienna, 2026, 'lessons')).toEqual(['2026-09-07', '2027-07-02', true])
  expect(spanOf(styria, 2026, 'lessons')).toEqual(['2026-09-14', '2027-07-09', true])
  expect(spanOf(styria, 2026, 'year')).toEqual(['2026-09-14', '2027-09-12', true])
  expect(spanOf(styria, 2026, 'firstTerm')).toEqual(['2026-09-14', '2027-02-21', true])
  expect(spanOf(await spansIn('Bern'), 2026, 'year')).toEqual(['2026-08-01', '2027-07-31', false])
})

/** A school whose year ended so many days ago, or ends in as many. */
const schoolEnding = async (days: number) => {
  const school = await testSchool(owner)
  const { tenantId, year } = school
  await owner`
    update school_year set school_year_end = school_today(${tenantId}) + ${days}::integer,
      school_year_start = school_today(${tenantId}) - 300, keeps_apart = false,
      year = extract(year from school_today(${tenantId}) - 300)
    where tenant_id = ${tenantId} and id = ${year.id}`
  return school
}
type School = Awaited<ReturnType<typeof schoolEnding>>
const outlookOf = async (person: School['manager']) =>
  (await ask(person, { method: 'GET', path: '/school-years/outlook' })).body.data

test('a class says that it has no year to come weeks before the end, and who can change it', async () => {
  const school = await schoolEnding(20)
  const { hasYear, waiting, leaders } = await outlookOf(school.classTeacher)
  expect([hasYear, waiting.map(({ name }: { name: string }) => name)]).toEqual([true, ['3a', '3b']])
  expect(leaders.map(({ id }: { id: string }) => id)).toEqual([school.admin.userId, school.manager.userId])
  expect((await outlookOf(school.subjectTeacher)).waiting).toHaveLength(1)
  const { waiting: none, leaders: nobody } = await outlookOf(school.outsider)
  expect([none, nobody]).toEqual([[], []])
  expect((await outlookOf((await schoolEnding(60)).manager)).waiting).toHaveLength(0)
})

test('after the end of a year without another one, it says that too', async () => {
  const { manager } = await schoolEnding(-1)
  const { hasYear, endsOn, waiting } = await outlookOf(manager)
  expect([hasYear, typeof endsOn, waiting.length]).toEqual([false, 'string', 2])
})

test('leaders are told once in a year', async () => {
  const [ending, later] = [await schoolEnding(20), await schoolEnding(60)]
  const db = connect(database.urlFor('school-admin'), { name: 'year-end', max: 1 })
  const summarize = () => owner<{ userId: string; tenantId: string; message: string }[]>`
    select user_id, tenant_id, message from notification
    where tenant_id in (${ending.tenantId}, ${later.tenantId}) order by user_id`
  await notifyOfYearEnd(db, new AbortController().signal)
  const first = await summarize()
  expect(first.map(({ userId }) => userId)).toEqual([ending.admin.userId, ending.manager.userId].toSorted())
  expect(first[0]?.message).toContain('2 Klassen haben noch kein nächstes')
  await owner`update notification set is_read = true where tenant_id = ${ending.tenantId}`
  await notifyOfYearEnd(db, new AbortController().signal)
  expect(await summarize()).toHaveLength(2)
  await db.end()
})
