import { afterAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { openWireTap } from '@lernspur/service-kit/testing/wire-tap'
import { askBy } from '@lernspur/testing/service-under-test'
import { signIn } from '@lernspur/testing/sign-in'
import { testConfig } from '@lernspur/testing/test-config'
import { testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../../app'
import { makeCellHub } from './cell-hub'

const database = await testDatabase()
const config = testConfig(database, 'teacher')
const db = connect(config.databaseUrl, { name: 'test-teacher', max: 4 })
const hub = makeCellHub(db, 50)
// A hub that asks all the time whether its streams may stay open.
const service = teacherService(config, db, hub)
const ask = askBy(database.owner, 'http://localhost', (request) => service.fetch(request))
afterAll(async () => {
  hub.close()
  await db.end({ timeout: 1 })
  await database.close()
})

const listen = async ({ schoolClass }: TestSchool, person: TestPerson, schoolSubjectId = schoolClass.german.id) => {
  const { headers } = await signIn(database.owner, person)
  const address = `http://localhost/api/classes/${schoolClass.id}/skill-cells/events?schoolSubjectId=${schoolSubjectId}`
  const answer = await service.fetch(new Request(address, { headers }))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  await next()
  return { next, leave: () => reader?.cancel() }
}

const holder = await testSchool(database.owner)
const stored = await listen(holder, holder.classTeacher)
// The hub listens from its first stream on, which then is told once more.
await stored.next()

const pairOf = ({ schoolClass }: TestSchool, subject: 'german' | 'mathematics' = 'german') => ({
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass[subject].competenceIds[0] ?? '',
})
const readUpdates = (school: TestSchool) => {
  const { studentId, competenceId } = pairOf(school)
  return `event: change\ndata: ${studentId}_${competenceId}\n\n`
}

const observe = async (school: TestSchool, subject: 'german' | 'mathematics' = 'german') => {
  const body = { schoolClassId: school.schoolClass.id, ...pairOf(school, subject), description: 'liest' }
  return (await ask(school.classTeacher, { method: 'POST', path: '/observations-v2', body })).body.data.id
}

test('every verb that writes an entry tells whoever has the matrix open, by ids', async () => {
  const school = await testSchool(database.owner)
  const { classTeacher, schoolClass } = school
  const { next, leave } = await listen(school, school.subjectTeacher)
  const id = await observe(school)
  expect(await next()).toBe(readUpdates(school))
  const path = `/observations-v2/${id}`
  await ask(classTeacher, { method: 'PUT', path, body: { description: 'liest vor' } })
  expect(await next()).toBe(readUpdates(school))
  await ask(classTeacher, { method: 'DELETE', path })
  expect(await next()).toBe(readUpdates(school))
  await ask(classTeacher, { method: 'POST', path: '/observations-v2/restore', body: { observationIds: [id] } })
  expect(await next()).toBe(readUpdates(school))
  await ask(classTeacher, { method: 'DELETE', path })
  expect(await next()).toBe(readUpdates(school))
  const observations = [{ schoolClassId: schoolClass.id, ...pairOf(school), description: 'liest' }]
  await ask(classTeacher, { method: 'POST', path: '/observations-v2/bulk', body: { observations } })
  expect(await next()).toBe(readUpdates(school))
  const cells = [{ ...pairOf(school), performanceLevelV2Id: null, description: 'schreibt', basedOn: null }]
  const body = { shown: { schoolSubjectId: schoolClass.german.id }, cells }
  // A cell that is not written is no news; the entry of the first version after it is.
  await ask(classTeacher, { method: 'POST', path: `/classes/${schoolClass.id}/skill-cells`, body })
  await ask(classTeacher, { method: 'POST', path: '/observations', body: { ...observations[0] } })
  expect(await next()).toBe(readUpdates(school))
  await leave()
})

test('nobody hears of other subjects, classes and schools', async () => {
  const [school, neighbours] = [await testSchool(database.owner), await testSchool(database.owner)]
  const { next, leave } = await listen(school, school.subjectTeacher)
  await observe(school, 'mathematics')
  await observe(neighbours)
  await observe(school)
  // The database delivers in order: the others would have come before.
  expect(await next()).toBe(readUpdates(school))
  await leave()
})

test('of many who write at the same moment each is heard of', async () => {
  const school = await testSchool(database.owner)
  const { classTeacher, schoolClass } = school
  const { next, leave } = await listen(school, school.subjectTeacher)
  const pairs = schoolClass.students.flatMap(({ id }) =>
    schoolClass.german.competenceIds.map((competenceId) => ({ studentId: id, competenceId })),
  )
  const written = Promise.all(
    [...pairs, ...pairs, ...pairs].map((pair) => {
      const body = { schoolClassId: schoolClass.id, ...pair, description: 'liest' }
      return ask(classTeacher, { method: 'POST', path: '/observations-v2', body })
    }),
  )
  const missing = new Set(pairs.map(({ studentId, competenceId }) => `${studentId}_${competenceId}`))
  while (missing.size > 0) {
    const received = await next()
    for (const pair of missing) if (received?.includes(pair)) missing.delete(pair)
  }
  await written
  await leave()
})

test('what many write at the same moment is told in fewer statements', async () => {
  const { classTeacher, schoolClass } = await testSchool(database.owner)
  const tap = await openWireTap(config.databaseUrl)
  const tappedDb = connect(tap.url, { name: 'test-teacher', max: 4 })
  const tapped = teacherService(config, tappedDb)
  const write = askBy(database.owner, 'http://localhost', (request) => tapped.fetch(request))
  const { german, students } = schoolClass
  const pair = { studentId: students[0].id, competenceId: german.competenceIds[0] ?? '' }
  const body = { schoolClassId: schoolClass.id, ...pair, description: 'liest' }
  /** Statements of so many writes at once, and of what is told about them. */
  const statementsOf = async (count: number): Promise<number> => {
    tap.reset()
    const writes = Array.from({ length: count }, () =>
      write(classTeacher, { method: 'POST', path: '/observations-v2', body }),
    )
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201))
    await tapped.flushMessages()
    return tap.traffic.statements
  }
  // What connections ask when they open does not count.
  await statementsOf(40)
  const one = await statementsOf(1)
  expect(await statementsOf(40)).toBeLessThan(40 * one)
  await tappedDb.end()
  tap.close()
})

const ends: readonly (readonly [string, (school: TestSchool) => Promise<unknown>])[] = [
  ['the session', ({ subjectTeacher }) => database.owner`delete from session where user_id = ${subjectTeacher.userId}`],
  [
    'the role',
    ({ subjectTeacher }) =>
      database.owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`,
  ],
  [
    'the share of the subject',
    ({ tenantId }) => database.owner`delete from class_access_right_subject where tenant_id = ${tenantId}`,
  ],
]

test.each(ends)('a stream ends with %s', async (_, end) => {
  const school = await testSchool(database.owner)
  const { next } = await listen(school, school.subjectTeacher)
  await end(school)
  expect(await next()).toBeUndefined()
})
