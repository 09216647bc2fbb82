import { beforeEach, expect, test } from 'bun:test'
import type { ReplaceTimetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { timetableLimits } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const neighbour = await otherSchool(admin.owner)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(admin.owner)
})

const path = '/tenants/current/timetable'
const read = async (by: TestPerson = school.manager) => (await admin.ask(by, { method: 'GET', path })).body.data
const replace = (body: object, by: TestPerson = school.manager) => admin.ask(by, { method: 'PUT', path, body })
const remove = (by: TestPerson = school.manager) => admin.ask(by, { method: 'DELETE', path })

const periods = [
  { number: 1, startsAt: '08:00', endsAt: '08:45' },
  { number: 2, startsAt: '08:45', endsAt: '09:30' },
]
const lesson = (changes: Partial<ReplaceTimetable['lessons'][number]> = {}) => ({
  schoolClassId: school.schoolClass.id,
  schoolSubjectId: school.schoolClass.german.id,
  userId: school.subjectTeacher.userId,
  weekday: 1,
  periodNumber: 1,
  teacherCode: 'FB',
  ...changes,
})
const acts = async () => {
  const { body } = await admin.ask(school.admin, {
    method: 'GET',
    path: '/tenants/current/audit?filter[0][field]=noun&filter[0][type]=eq&filter[0][value]=timetable&order[0][field]=createdAt&order[0][dir]=asc',
  })
  return body.data.rows.map(({ verb, changes }: { verb: string; changes: object[] }) => [verb, changes])
}

test('a lesson of every second week says from when, also in what takes it back (rule timetable.1)', async () => {
  const lessons = [lesson(), lesson({ weekday: 5, periodNumber: 2, everySecondWeekFrom: '2026-12-04' })]
  await replace({ periods, lessons })
  expect((await read()).lessons).toEqual(lessons)
  const { undo } = (await remove()).body.data
  expect(undo.lessons).toEqual(lessons)
  expect((await replace(undo)).status).toBe(200)
  expect((await read()).lessons).toEqual(lessons)
  const wrong = await replace({ periods, lessons: [lesson({ everySecondWeekFrom: 'A' })] })
  expect(wrong.body.error).toBe('VALIDATION_FAILED')
  // One lesson has one row, whatever its weeks.
  const doubled = await replace({ periods, lessons: [lesson(), lesson({ everySecondWeekFrom: '2026-12-04' })] })
  expect([doubled.body.error, doubled.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'lessons.1'])
})

test('a school has no timetable until one is taken over, as a whole, and everything can be taken back', async () => {
  expect(await read()).toEqual({ periods: [], lessons: [], updatedAt: null })
  const lessons = [lesson(), lesson({ weekday: 5, periodNumber: 2 })]
  const { status, body } = await replace({ periods, lessons, updatedAt: null })
  expect(status).toBe(200)
  const first = await read()
  expect(first).toMatchObject({ periods, lessons })
  expect(body.data.undo).toEqual({ periods: [], lessons: [], updatedAt: first.updatedAt })
  const second = await replace({ periods: periods.slice(0, 1), lessons: [lesson({ weekday: 3 })] })
  expect((await read()).lessons).toEqual([lesson({ weekday: 3 })])
  expect((await replace(second.body.data.undo)).status).toBe(200)
  expect(await read()).toMatchObject({ periods, lessons })
  const deleted = await remove()
  expect(await read()).toEqual({ periods: [], lessons: [], updatedAt: null })
  await replace(deleted.body.data.undo)
  expect(await read()).toMatchObject({ periods, lessons })
  expect((await acts()).map(([verb]: [string]) => verb)).toEqual(['update', 'update', 'update', 'delete', 'update'])
  expect((await acts())[0][1]).toContainEqual({ field: 'lessons', before: 0, after: 2 })
})

test('whoever has read another state replaces nothing', async () => {
  const first = await replace({ periods, lessons: [lesson()], updatedAt: null })
  await replace({ periods, lessons: [lesson({ weekday: 2 })] })
  for (const body of [first.body.data.undo, { periods: [], lessons: [], updatedAt: null }])
    expect((await replace(body)).body.error).toBe('EDIT_CONFLICT')
  expect((await read()).lessons).toEqual([lesson({ weekday: 2 })])
})

test('of two who take over at the same time, one learns of the other', async () => {
  const answers = await Promise.all(
    [1, 2].map((weekday) => replace({ periods, lessons: [lesson({ weekday })], updatedAt: null })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read()).lessons).toHaveLength(1)
})

test('nothing is written with a class, a subject or a person that is not of the school', async () => {
  const { secondClass } = school
  const { schoolClass: otherClass, manager: other } = neighbour
  for (const changes of [
    { schoolClassId: otherClass.id, schoolSubjectId: otherClass.german.id },
    { schoolSubjectId: secondClass.german.id },
    { userId: other.userId },
    { userId: Bun.randomUUIDv7() },
  ])
    expect((await replace({ periods, lessons: [lesson(), lesson(changes)] })).body.error).toBe('NOT_FOUND')
  await admin.owner`update school_class set is_template = true where id = ${secondClass.id}`
  const ofTemplate = { schoolClassId: secondClass.id, schoolSubjectId: secondClass.german.id }
  expect((await replace({ periods, lessons: [lesson(ofTemplate)] })).status).toBe(404)
  expect((await read()).updatedAt).toBeNull()
})

test.each<[string, () => object, string]>([
  ['a lesson twice', () => ({ lessons: [lesson(), lesson({ teacherCode: 'other' })] }), 'lessons.1'],
  ['a lesson without times', () => ({ lessons: [lesson({ periodNumber: 7 })] }), 'lessons.0.periodNumber'],
  [
    'a period that ends before it starts',
    () => ({ periods: [{ number: 1, startsAt: '09:00', endsAt: '08:00' }] }),
    'periods.0.endsAt',
  ],
  [
    'a period of no length',
    () => ({ periods: [{ number: 1, startsAt: '09:00', endsAt: '09:00' }] }),
    'periods.0.endsAt',
  ],
  [
    'periods that overlap',
    () => ({ periods: [periods[1], { number: 1, startsAt: '08:00', endsAt: '08:50' }] }),
    'periods.0.startsAt',
  ],
  ['a period twice', () => ({ periods: [periods[0], { ...periods[1], number: 1 }] }), 'periods.1.number'],
  ['a weekday that is none', () => ({ lessons: [lesson({ weekday: 8 })] }), 'lessons.0.weekday'],
  [
    'a time that is none',
    () => ({ periods: [{ number: 1, startsAt: '24:00', endsAt: '25:00' }] }),
    'periods.0.startsAt',
  ],
  [
    'a code that is a link',
    () => ({ lessons: [lesson({ teacherCode: 'https://böse.example' })] }),
    'lessons.0.teacherCode',
  ],
  ['an endless code', () => ({ lessons: [lesson({ teacherCode: 'x'.repeat(51) })] }), 'lessons.0.teacherCode'],
  ['too many lessons', () => ({ lessons: Array(timetableLimits.lessons + 1).fill(lesson()) }), 'lessons'],
])('refuses %s, names its place, and writes nothing', async (_, changes, place) => {
  const { status, body } = await replace({ periods, lessons: [lesson()], ...changes() })
  expect(status).toBe(400)
  expect(body.details.map(({ path }: { path: string }) => path)).toContain(place)
  expect((await read()).updatedAt).toBeNull()
})

test('only leaders of the school read or write it, each their own', async () => {
  await replace({ periods, lessons: [lesson()] })
  for (const person of [school.classTeacher, school.subjectTeacher, school.outsider])
    for (const answer of [
      await admin.ask(person, { method: 'GET', path }),
      await replace({ periods, lessons: [] }, person),
      await remove(person),
    ])
      expect(answer.body.error).toBe('NO_PERMISSION')
  expect((await read(neighbour.manager)).lessons).toEqual([])
  await remove(neighbour.manager)
  expect((await read(school.admin)).lessons).toEqual([lesson()])
})

test('a lesson goes with its class, its subject, and the role of its teacher', async () => {
  const { schoolClass, secondClass, subjectTeacher, classTeacher, tenantId } = school
  const ofSecond = { schoolClassId: secondClass.id, schoolSubjectId: secondClass.german.id }
  const own = { userId: classTeacher.userId, teacherCode: 'KL' }
  const mathematics = { ...own, schoolSubjectId: schoolClass.mathematics.id }
  const stays = lesson({ ...own, weekday: 4 })
  await replace({ periods, lessons: [stays, lesson(), lesson({ ...own, ...ofSecond }), lesson(mathematics)] })
  const removed = await admin.ask(school.admin, {
    method: 'DELETE',
    path: `/tenants/current/user-roles/${subjectTeacher.userRoleId}`,
  })
  expect(removed.status).toBe(200)
  expect((await read()).lessons).toHaveLength(3)
  await admin.owner`
    delete from student_class_relation where tenant_id = ${tenantId} and school_class_id = ${secondClass.id}`
  const closed = await admin.ask(school.admin, { method: 'DELETE', path: `/classes/${secondClass.id}` })
  expect(closed.status).toBe(200)
  const gone = await admin.ask(school.admin, { method: 'DELETE', path: `/subjects/${schoolClass.mathematics.id}` })
  expect(gone.status).toBe(200)
  expect((await read()).lessons).toEqual([stays])
})

test('a timetable of the largest size is replaced in one call', async () => {
  const { tenantId, schoolClass } = school
  await admin.owner`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, school_class_id)
    select ${tenantId}, 'Fach ' || n, 'F', '#123456', 3, ${schoolClass.id} from generate_series(1, 150) as n`
  const subjects = await admin.owner<{ id: string }[]>`
    select id from school_subject where tenant_id = ${tenantId} and name like 'Fach %'`
  const lessons = subjects.flatMap(({ id }) =>
    Array.from({ length: 40 }, (_, index) =>
      lesson({ schoolSubjectId: id, weekday: (index % 7) + 1, periodNumber: Math.floor(index / 7) }),
    ),
  )
  const many = Array.from({ length: 10 }, (_, number) => ({
    number,
    startsAt: `${String(8 + number).padStart(2, '0')}:00`,
    endsAt: `${String(8 + number).padStart(2, '0')}:45`,
  }))
  expect(lessons).toHaveLength(timetableLimits.lessons)
  expect((await replace({ periods: many, lessons })).status).toBe(200)
  expect((await read()).lessons).toHaveLength(timetableLimits.lessons)
})
