import { afterAll, expect, test } from 'bun:test'
import type { HomeDay } from '@lernspur/contracts/teacher/home/home-day.contract'
import { insertObservation as observeBySql } from '@lernspur/testing/insert-observation'
import { serviceOn } from '@lernspur/testing/service-under-test'
import { testDatabase } from '@lernspur/testing/test-database'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { touchedRows, vacuum } from '@lernspur/testing/touched-rows'
import { teacherService } from '../app'
import { newestEntriesQuery } from './newest-entries.query'

const database = await testDatabase()
const { owner } = database
const teacher = serviceOn(database, 'teacher', teacherService)
afterAll(async () => {
  await teacher.close()
  await database.close()
})

const dayOf = async (person: TestPerson, schoolClassId?: string) =>
  (
    await teacher.ask(person, {
      method: 'GET',
      path: `/home/day${schoolClassId ? `?schoolClassId=${schoolClassId}` : ''}`,
    })
  ).body.data

const newSchool = async () => {
  const school = await testSchool(owner)
  const { schoolClass, classTeacher } = school
  const observe = async (student: number, subject: 'german' | 'mathematics') => {
    const { body } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[student]?.id,
        competenceId: schoolClass[subject].competenceIds[0],
        performanceLevelV2Id: schoolClass.visual.levelIds[1],
      },
    })
    return body.data
  }
  return { ...school, observe }
}

test('shows the newest occasions with their students and levels', async () => {
  const { schoolClass, classTeacher, observe } = await newSchool()
  await observe(0, 'german')
  const second = await observe(1, 'german')
  const other = await observe(2, 'mathematics')
  const { occasions } = await dayOf(classTeacher)
  const [mathematics, german] = occasions
  expect(occasions.length).toBe(2)
  expect(mathematics).toMatchObject({ id: other.id, schoolClassId: schoolClass.id, studentCount: 1 })
  expect(mathematics.creator.id).toBe(classTeacher.userId)
  expect(german).toMatchObject({ id: second.id, subject: { id: schoolClass.german.id }, studentCount: 2 })
  const [, { id: secondStudent }] = schoolClass.students
  expect(german.seen[0]).toMatchObject({
    student: { id: secondStudent },
    level: { id: schoolClass.visual.levelIds[1] },
  })
})

test('shows accessible subjects only, and nothing of a school to its neighbours', async () => {
  const { schoolClass, subjectTeacher, outsider, manager, observe } = await newSchool()
  await observe(0, 'german')
  await observe(1, 'mathematics')
  const subjectsOf = async (person: TestPerson) =>
    (await dayOf(person)).occasions.map(({ subject }: { subject: { id: string } }) => subject.id)
  expect(await subjectsOf(subjectTeacher)).toEqual([schoolClass.german.id])
  expect(await subjectsOf(manager)).toEqual([schoolClass.mathematics.id, schoolClass.german.id])
  expect(await subjectsOf(outsider)).toEqual([])
  expect((await dayOf((await otherSchool(owner)).admin, schoolClass.id)).unseen?.schoolClassId).not.toBe(schoolClass.id)
})

test('tells whom nobody has seen, in the class that was asked for or in the first one', async () => {
  const { schoolClass, secondClass, classTeacher, outsider, observe } = await newSchool()
  await observe(0, 'german')
  const { unseen } = await dayOf(classTeacher)
  const requested = await teacher.ask(classTeacher, { method: 'GET', path: `/classes/${schoolClass.id}/unseen` })
  expect(unseen).toEqual({ ...requested.body.data, schoolClassId: schoolClass.id })
  expect(unseen.studentCount).toBe(2)
  expect((await dayOf(classTeacher, secondClass.id)).unseen).toMatchObject({
    schoolClassId: secondClass.id,
    studentCount: 3,
  })
  expect((await dayOf(outsider, schoolClass.id)).unseen).toBeNull()
})

test('shows the own plan for the week of that class, done as entries come in, and nobody else sees it', async () => {
  const { schoolClass, secondClass, classTeacher, manager, observe } = await newSchool()
  const plan = { method: 'POST', path: `/classes/${schoolClass.id}/look-back/plan` } as const
  await teacher.ask(classTeacher, plan)
  const { weekPlan } = await dayOf(classTeacher, schoolClass.id)
  const { body } = await teacher.ask(classTeacher, { method: 'GET', path: `/classes/${schoolClass.id}/look-back` })
  expect(weekPlan.length).toBeGreaterThan(0)
  expect(weekPlan).toEqual(body.data.plan)
  await observe(0, 'german')
  const doneOf = (items: HomeDay['weekPlan']) => items.flatMap(({ student, isDone }) => (isDone ? student?.id : []))
  const [{ id: observed }] = schoolClass.students
  expect(doneOf((await dayOf(classTeacher, schoolClass.id)).weekPlan)).toContain(observed)
  expect((await dayOf(classTeacher, secondClass.id)).weekPlan).toEqual([])
  expect((await dayOf(manager, schoolClass.id)).weekPlan).toEqual([])
})

test('counts the reports that are open, by class', async () => {
  const { schoolClass, classTeacher, outsider, observe } = await newSchool()
  await observe(0, 'german')
  await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Halbjahr', calculationMethod: 'latestEntries' },
  })
  expect((await dayOf(classTeacher)).openReports).toEqual([
    {
      schoolClassId: schoolClass.id,
      count: schoolClass.students.length,
      total: schoolClass.students.length,
      name: 'Halbjahr',
      subjects: [],
    },
  ])
  expect((await dayOf(outsider)).openReports).toEqual([])
})

test('counts open reports by the set that they belong to, beside all of that set', async () => {
  const { schoolClass, classTeacher, tenantId } = await newSchool()
  for (const name of ['Halbjahr', 'Gespräche']) {
    await teacher.ask(classTeacher, {
      method: 'POST',
      path: `/classes/${schoolClass.id}/reports/bulk`,
      body: { name, calculationMethod: 'latestEntries' },
    })
  }
  const complete = (name: string, most: number) => owner`
    update report set status = 'completed', completed_at = now() where id in (
      select id from report where tenant_id = ${tenantId} and name = ${name} and status = 'inProgress' limit ${most})`
  await complete('Halbjahr', 1)
  const open = async () =>
    (await dayOf(classTeacher)).openReports.map(({ name, count, total }: HomeDay['openReports'][number]) => [
      name,
      count,
      total,
    ])
  expect(await open()).toEqual([
    ['Gespräche', 3, 3],
    ['Halbjahr', 2, 3],
  ])
  await complete('Gespräche', 3)
  expect(await open()).toEqual([['Halbjahr', 2, 3]])
})

test('counts for a subject teacher the reports in which an own subject is open, not those of the class', async () => {
  const { schoolClass, classTeacher, subjectTeacher, manager, tenantId } = await newSchool()
  const { body } = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Halbjahr', calculationMethod: 'latestEntries' },
  })
  const openFor = async (person: TestPerson) =>
    (await dayOf(person)).openReports.map(({ count, subjects }: HomeDay['openReports'][number]) => ({
      count,
      subjects,
    }))
  expect(await openFor(subjectTeacher)).toEqual([{ count: 3, subjects: ['Deutsch'] }])
  const complete = (name: string) => owner`
    update report_subject set status = 'completed'
    where tenant_id = ${tenantId} and report_id = ${body.data.rows[0].id} and name = ${name}`
  await complete('Mathematik')
  expect(await openFor(subjectTeacher)).toEqual([{ count: 3, subjects: ['Deutsch'] }])
  await complete('Deutsch')
  expect(await openFor(subjectTeacher)).toEqual([{ count: 2, subjects: ['Deutsch'] }])
  for (const person of [classTeacher, manager]) expect(await openFor(person)).toEqual([{ count: 3, subjects: [] }])
  await owner`
    update class_access_right set can_write_competence_entries = false
    where tenant_id = ${tenantId} and user_id = ${subjectTeacher.userId}`
  expect(await openFor(subjectTeacher)).toEqual([])
})

test('reads the newest days of each class and not all there are', async () => {
  const school = await testSchool(owner)
  const { tenantId, classTeacher, manager } = school
  await observeBySql(owner, school)
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    select o.tenant_id, o.student_id, o.school_class_id, o.school_subject_id, o.competence_id, 'Notiz',
      o.observed_at - n / 20, o.creator_id, o.updated_by_id
    from observation o cross join generate_series(1, 6000) as n where o.tenant_id = ${tenantId}`
  await vacuum(owner, 'observation')
  for (const { userId, roleType } of [classTeacher, manager]) {
    const actor = { userId, roleType, tenantId, userRoleId: '', sessionId: '', isProvider: false } as const
    const [rows] = await touchedRows(database, 'teacher', tenantId, (tx) => [newestEntriesQuery(tx, actor)])
    expect(rows).toBeLessThan(2000)
  }
})

test('without a chosen class it is about the one that the person teaches in the running year', async () => {
  const { tenantId, year, schoolClass, classTeacher, observe } = await newSchool()
  await observe(0, 'german')
  const [next] = await owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
    select tenant_id, 'danach', year + 1, school_year_end + 1, school_year_end + 300
    from school_year where id = ${year.id} returning id`
  // Sorted before the own class, and already set up.
  await owner`
    insert into school_class (tenant_id, name, school_level, creator_id, school_year_id, is_onboarding_finalized)
    values (${tenantId}, '1a', 1, ${classTeacher.userId}, ${next?.id ?? ''}, true)`
  expect((await dayOf(classTeacher)).unseen?.schoolClassId).toBe(schoolClass.id)
})

interface LessonPlan {
  readonly person: TestPerson
  readonly schoolClassId: string
  readonly schoolSubjectId: string
  readonly weekdayShift?: number
  /** Days from today to one of a week in which it is held, where that is every second week. */
  readonly secondWeekShift?: number
}

/** A lesson of the whole day, today unless shifted by days. Switzerland's calendar knows no holidays. */
const teach = async ({ person, schoolClassId, schoolSubjectId, weekdayShift = 0, secondWeekShift }: LessonPlan) => {
  const { tenantId, userId } = person
  await owner`
    insert into lesson_period (tenant_id, number, start_minute, end_minute) values (${tenantId}, 1, 480, 525)
    on conflict do nothing`
  await owner`
    insert into lesson (tenant_id, school_class_id, school_subject_id, user_id, weekday, period_number, teacher_code,
      every_second_week_from)
    values (${tenantId}, ${schoolClassId}, ${schoolSubjectId}, ${userId},
      (extract(isodow from school_today(${tenantId}))::integer + ${weekdayShift}::integer + 6) % 7 + 1, 1, 'FB',
      school_today(${tenantId}) + ${secondWeekShift ?? null}::integer)`
}
const lessonsOf = async (person: TestPerson): Promise<NonNullable<HomeDay['lessons']>> => (await dayOf(person)).lessons
const subjectsOf = async (person: TestPerson) => (await lessonsOf(person)).map(({ subject }) => subject.name)

test('shows the own lessons of today with their times, to nobody else, and none of another day', async () => {
  const school = await otherSchool(owner)
  const { schoolClass, subjectTeacher, classTeacher, manager, tenantId } = school
  const german = { schoolClassId: schoolClass.id, schoolSubjectId: schoolClass.german.id }
  await teach({ person: subjectTeacher, ...german })
  await teach({ person: subjectTeacher, ...german, weekdayShift: 1 })
  const lessons = await lessonsOf(subjectTeacher)
  expect(lessons).toHaveLength(1)
  expect(lessons[0]).toMatchObject({ schoolClassId: schoolClass.id, subject: { id: schoolClass.german.id } })
  const [clock] = await owner<{ today: string; starts: string; ends: string }[]>`
    select school_today(${tenantId})::text as today,
      (${lessons[0]?.startsAt ?? ''}::timestamptz at time zone 'Europe/Zurich')::text as starts,
      (${lessons[0]?.endsAt ?? ''}::timestamptz at time zone 'Europe/Zurich')::text as ends`
  expect([clock?.starts, clock?.ends]).toEqual([`${clock?.today} 08:00:00`, `${clock?.today} 08:45:00`])
  expect(await lessonsOf(classTeacher)).toEqual([])
  expect(await lessonsOf(manager)).toEqual([])
})

test.each([
  [0, true],
  [-7, false],
  [-14, true],
  [7, false],
  [14, true],
  // Over a year, whose weeks may be 52 or 53.
  [-371, false],
  [-378, true],
])(
  'shows a lesson of every second week, counted from %d days from today: %p (rule timetable.3)',
  async (secondWeekShift, isHeld) => {
    const { schoolClass, subjectTeacher } = await otherSchool(owner)
    const german = { schoolClassId: schoolClass.id, schoolSubjectId: schoolClass.german.id }
    await teach({ person: subjectTeacher, ...german, secondWeekShift })
    expect(await subjectsOf(subjectTeacher)).toEqual(isHeld ? ['Deutsch'] : [])
  },
)

test('a lesson of every second week is held on another day of its week', async () => {
  const { schoolClass, subjectTeacher, tenantId } = await otherSchool(owner)
  const german = { schoolClassId: schoolClass.id, schoolSubjectId: schoolClass.german.id }
  await teach({ person: subjectTeacher, ...german, secondWeekShift: 0 })
  for (const [weekday, weeks, names] of [
    [1, 0, ['Deutsch']],
    [7, 0, ['Deutsch']],
    [1, 1, []],
    [7, -1, []],
  ] as const) {
    await owner`
      update lesson set every_second_week_from =
        date_trunc('week', school_today(${tenantId}))::date + ${weekday - 1 + 7 * weeks}::integer
      where tenant_id = ${tenantId}`
    expect([weekday, weeks, await subjectsOf(subjectTeacher)]).toEqual([weekday, weeks, [...names]])
  }
})

test('shows lessons only where entries may be written', async () => {
  const school = await otherSchool(owner)
  const { schoolClass, secondClass, subjectTeacher, classTeacher, outsider, tenantId } = school
  const lesson = (person: TestPerson, { id, german }: typeof schoolClass) =>
    teach({ person, schoolClassId: id, schoolSubjectId: german.id })
  await lesson(subjectTeacher, schoolClass)
  await teach({
    person: subjectTeacher,
    schoolClassId: schoolClass.id,
    schoolSubjectId: schoolClass.mathematics.id,
  })
  await lesson(subjectTeacher, secondClass)
  await lesson(outsider, schoolClass)
  await lesson(classTeacher, secondClass)
  // Mathematics and the second class are not shared with the subject teacher, and nothing is with the outsider.
  expect(await subjectsOf(subjectTeacher)).toEqual(['Deutsch'])
  expect(await subjectsOf(outsider)).toEqual([])
  expect(await subjectsOf(classTeacher)).toEqual(['Deutsch'])
  for (const column of ['is_active', 'is_onboarding_finalized']) {
    const set = (value: boolean) => owner`
      update school_class set ${owner({ [column]: value })} where tenant_id = ${tenantId} and id = ${secondClass.id}`
    await set(false)
    expect(await subjectsOf(classTeacher)).toEqual([])
    await set(true)
  }
  await owner`
    update class_access_right set can_write_competence_entries = false
    where tenant_id = ${tenantId} and user_id = ${subjectTeacher.userId}`
  expect(await subjectsOf(subjectTeacher)).toEqual([])
})

test('shows no lessons of a year that is over or to come, and none in the summer holidays', async () => {
  const { schoolClass, classTeacher, year, tenantId } = await otherSchool(owner)
  await teach({ person: classTeacher, schoolClassId: schoolClass.id, schoolSubjectId: schoolClass.german.id })
  expect(await subjectsOf(classTeacher)).toEqual(['Deutsch'])
  const moveYear = (days: number) => owner`
    update school_year set school_year_start = school_year_start + ${days}::integer,
      school_year_end = school_year_end + ${days}::integer,
      year = extract(year from school_year_start + ${days}::integer)
    where tenant_id = ${tenantId} and id = ${year.id}`
  for (const days of [-800, 800]) {
    await moveYear(days)
    expect(await subjectsOf(classTeacher)).toEqual([])
    await moveYear(-days)
  }
  expect(await subjectsOf(classTeacher)).toEqual(['Deutsch'])
  const addSpan = (from: number, to: number) => owner`
    insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, is_verified)
    select t.country_id, t.state_id, extract(year from school_today(t.id) + ${from}::integer), 'lessons',
      school_today(t.id) + ${from}::integer, school_today(t.id) + ${to}::integer, 'Zu prüfen', false
    from tenant t where t.id = ${tenantId}`
  await addSpan(-400, -1)
  // What comes after the last span that is known is not called holidays.
  expect(await subjectsOf(classTeacher)).toEqual(['Deutsch'])
  await addSpan(1, 200)
  expect(await subjectsOf(classTeacher)).toEqual([])
  await owner`delete from school_calendar where kind = 'lessons' and source = 'Zu prüfen'`
})
