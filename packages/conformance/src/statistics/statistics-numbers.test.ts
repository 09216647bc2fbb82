import { afterAll, beforeAll, expect, test } from 'bun:test'
import { calculationMethods } from '@lernspur/contracts/teacher/report.contract'
import type { StatisticsFilter } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { seedDemo } from '@lernspur/demo-school/seed-demo'
import { teacherService } from '@lernspur/service-teacher/app'
import { type ServiceUnderTest, serviceOn, type TestCaller } from '@lernspur/testing/service-under-test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import {
  displayedAssessments,
  displayedCoverage,
  displayedDevelopment,
  displayedLevels,
  displayedStudent,
} from './displayed'
import { type Facts, factsOf } from './facts'
import { plainAssessments, plainCoverage, plainDevelopment, plainLevels, plainStudent } from './plain'
import { writeRandomEntries } from './random-entries'

let database: TestDatabase
let teacher: ServiceUnderTest

beforeAll(async () => {
  database = await testDatabase()
  await seedDemo(database.ownerUrl)
  teacher = serviceOn(database, 'teacher', teacherService)
}, 120_000)
afterAll(async () => {
  await teacher.close()
  await database.close()
})

interface Person extends TestCaller {
  readonly subjectIds: readonly string[]
}

const personOf = async (email: string, classId: string): Promise<Person> => {
  const [person] = await database.owner<{ userId: string; userRoleId: string }[]>`
    select app_user.id as user_id, user_role.id as user_role_id from app_user, user_role
    where user_role.user_id = app_user.id and email = ${email}`
  const shared = await database.owner<{ id: string }[]>`
    select school_subject_id as id from class_access_right_subject, class_access_right
    where class_access_right.id = class_access_right_id and class_access_right.school_class_id = ${classId}
      and user_id = ${person?.userId ?? ''}`
  const all = await database.owner<{ id: string }[]>`
    select id from school_subject where school_class_id = ${classId}`
  if (!person) throw new Error(`${email} is not in the demo school.`)
  return { ...person, subjectIds: (shared.length > 0 ? shared : all).map(({ id }) => id) }
}

const class3a = async (): Promise<string> => {
  const [found] = await database.owner<{ id: string }[]>`
    select school_class.id from school_class, app_user
    where creator_id = app_user.id and email = 'lehrerin@schule.example' and school_class.name = '3a'`
  return found?.id ?? ''
}

const readFacts = async (person: Person, classId: string): Promise<Facts> => {
  const [day] = await database.owner<{ today: string }[]>`
    select school_today(tenant_id) as today from school_class where id = ${classId}`
  return factsOf(database.owner, classId, person.subjectIds, day?.today ?? '')
}

/** Asks for every view and holds each of its numbers against the plain count. */
const compare = async (person: Person, classId: string, facts: Facts, filter: StatisticsFilter): Promise<void> => {
  const view = async (name: string) => {
    const { status, body } = await teacher.ask(person, {
      method: 'GET',
      path: `/classes/${classId}/statistics/${name}?${new URLSearchParams(JSON.parse(JSON.stringify(filter)) as Record<string, string>)}`,
    })
    expect(status).toBe(200)
    return body.data
  }
  expect(displayedLevels(await view('levels'))).toEqual(plainLevels(facts, filter))
  expect(displayedDevelopment(await view('development'))).toEqual(plainDevelopment(facts, filter))
  expect(displayedCoverage(await view('coverage'))).toEqual(plainCoverage(facts, filter))
  expect(displayedAssessments(await view('assessments'))).toEqual(plainAssessments(facts, filter))
  if (filter.studentId) expect(displayedStudent(await view('student'))).toEqual(plainStudent(facts, filter))
}

/** Filters of each kind by what the class has; those of the demo school are known by their names only. */
const filtersOf = async (classId: string, { subjectIds: [schoolSubjectId = ''] }: Person) => {
  const { owner } = database
  const [student, term, assessment] = await Promise.all([
    owner<{ id: string }[]>`
      select student_id as id from student_subject_relation
      where school_class_id = ${classId} and school_subject_id = ${schoolSubjectId} order by student_id limit 1`,
    owner<{ id: string }[]>`
      select school_term_id as id from performance_assessment
      where school_class_id = ${classId} order by school_term_id limit 1`,
    owner<{ id: string }[]>`
      select performance_assessment_id as id from observation
      where school_class_id = ${classId} and performance_assessment_id is not null order by id limit 1`,
  ])
  const studentId = student[0]?.id ?? ''
  const schoolTermId = term[0]?.id ?? ''
  const filters: StatisticsFilter[] = [
    {},
    { schoolSubjectId },
    { schoolTermId },
    { studentId },
    { performanceAssessmentId: assessment[0]?.id ?? '' },
    { schoolSubjectId, schoolTermId, studentId },
  ]
  return filters
}

const people = ['lehrerin@schule.example', 'fachlehrer@schule.example'] as const

test.each(people)(
  'every number that %s sees of the demo class is the plain count',
  async (email) => {
    const classId = await class3a()
    const person = await personOf(email, classId)
    const facts = await readFacts(person, classId)
    for (const filter of await filtersOf(classId, person)) {
      for (const calculationMethod of calculationMethods) {
        await compare(person, classId, facts, { ...filter, calculationMethod })
      }
    }
  },
  60_000,
)

test('and stays so with any entries: both versions, notes, several scales and weights, children who left', async () => {
  const classId = await class3a()
  const person = await personOf(people[0], classId)
  const filters = await filtersOf(classId, person)
  for (const [turn, filter] of filters.entries()) {
    await writeRandomEntries(database.owner, classId, turn + 1)
    const facts = await readFacts(person, classId)
    for (const calculationMethod of calculationMethods) {
      await compare(person, classId, facts, { ...filter, calculationMethod })
    }
  }
}, 90_000)
