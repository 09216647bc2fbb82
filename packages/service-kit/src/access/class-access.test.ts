import { expect, test } from 'bun:test'
import type { ClassRight } from '@lernspur/contracts/wire/access'
import { readTenant, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { otherSchool, type TestPerson } from '@lernspur/testing/test-school'
import { ApiError } from '../call/api-error'
import type { Actor } from '../session/actor'
import { colleagues, fixtureForFile } from '../testing/fixture'
import { classRights, holdsSubject, requireClassRight, visibleClasses, visibleSubjects } from './class-access'

const actorOf = ({ userId, userRoleId, tenantId, roleType }: TestPerson): Actor => ({
  userId,
  userRoleId,
  tenantId,
  roleType,
  sessionId: userRoleId,
  isProvider: false,
})

const fixture = await fixtureForFile()
const school = (await colleagues(fixture)).school
const otherPerson = actorOf((await otherSchool(fixture.owner)).admin)
const classTeacher = actorOf(school.classTeacher)
const subjectTeacher = actorOf(school.subjectTeacher)
const outsider = actorOf(school.outsider)
const leaders = [actorOf(school.manager), actorOf(school.admin)]
/** What was shared with the subject teacher, and what was not. */
const shared = school.schoolClass.id
const unseen = school.secondClass.id

const rightsOf = (actor: Actor, schoolClassId: string) =>
  writeTenant(fixture.db, actor.tenantId, (tx) => classRights(tx, actor, schoolClassId))

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'granted'
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}

test('creators of a class, managers and admins hold all rights on it', async () => {
  for (const actor of [classTeacher, ...leaders]) {
    for (const schoolClass of [shared, unseen]) {
      const { rights, subjects } = await rightsOf(actor, schoolClass)
      expect(Object.values(rights)).toEqual(Array(7).fill(true))
      expect(subjects).toBe('all')
    }
  }
})

test('a shared class grants what was shared', async () => {
  const held = await rightsOf(subjectTeacher, shared)
  expect(held.rights).toEqual({
    read: true,
    write: true,
    students: false,
    rights: false,
    visuals: false,
    competences: false,
    admin: false,
  })
  const { german, mathematics } = school.schoolClass
  expect(held.subjects).toEqual([german.id])
  expect(holdsSubject(held, german.id)).toBe(true)
  expect(holdsSubject(held, mathematics.id)).toBe(false)
})

test('a missing right is refused, a hidden class is not found', async () => {
  const ask = (actor: Actor, schoolClass: string, right: ClassRight) =>
    outcome(writeTenant(fixture.db, actor.tenantId, (tx) => requireClassRight(tx, actor, schoolClass, right)))
  expect(await ask(subjectTeacher, shared, 'write')).toBe('granted')
  expect(await ask(subjectTeacher, shared, 'visuals')).toBe('NO_PERMISSION')
  expect(await ask(subjectTeacher, shared, 'admin')).toBe('NO_PERMISSION')
  expect(await ask(subjectTeacher, unseen, 'read')).toBe('NOT_FOUND')
  expect(await ask(outsider, shared, 'read')).toBe('NOT_FOUND')
  expect(await ask(otherPerson, shared, 'read')).toBe('NOT_FOUND')
  expect(await ask(leaders[0] ?? outsider, Bun.randomUUIDv7(), 'read')).toBe('NOT_FOUND')
})

const visible = async (actor: Actor): Promise<{ classes: string[]; subjects: string[] }> => {
  const [classes, subjects] = await readTenant(fixture.db, actor.tenantId, (tx) => [
    tx<{ id: string }[]>`select id from school_class where id in (${visibleClasses(tx, actor)})`,
    tx<{ id: string }[]>`select id from school_subject where id in (${visibleSubjects(tx, actor)})`,
  ])
  return { classes: classes.map(({ id }) => id).sort(), subjects: subjects.map(({ id }) => id).sort() }
}

test('lists contain what the actor may see', async () => {
  const { schoolClass, secondClass } = school
  const subjects = [schoolClass, secondClass].flatMap(({ german, mathematics }) => [german.id, mathematics.id]).sort()
  for (const actor of [classTeacher, ...leaders]) {
    expect(await visible(actor)).toEqual({ classes: [shared, unseen].sort(), subjects })
  }
  expect(await visible(subjectTeacher)).toEqual({ classes: [shared], subjects: [schoolClass.german.id] })
  expect(await visible(outsider)).toEqual({ classes: [], subjects: [] })
  const elsewhere = await visible(otherPerson)
  for (const id of [...elsewhere.classes, ...elsewhere.subjects])
    expect([shared, unseen, ...subjects]).not.toContain(id)
})

test('a deleted right ends access at once', async () => {
  const { tenantId, userId } = outsider
  await fixture.owner`
    insert into class_access_right (tenant_id, school_class_id, user_id) values (${tenantId}, ${unseen}, ${userId})`
  expect((await visible(outsider)).classes).toEqual([unseen])
  await fixture.owner`delete from class_access_right where user_id = ${userId}`
  expect(await visible(outsider)).toEqual({ classes: [], subjects: [] })
  expect(await outcome(rightsOf(outsider, unseen))).toBe('NOT_FOUND')
})
