import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ClassRight } from '@lernspur/contracts/access'
import { readTenant, writeTenant } from '@lernspur/database/tenant-transaction'
import type { Actor } from '../call/actor'
import { Refusal } from '../call/refusal'
import { openWorld, type Person, type World } from '../testing/world'
import { classRights, holdsSubject, requireClassRight, visibleClasses, visibleSubjects } from './class-access'

let world: World
let school: string
let own: string
let shared: string
let unseen: string
/** Of the shared class: one subject that was listed and one that was not. */
let listed: string
let unlisted: string
let ownSubject: string
let teacher: Actor
let leaders: Actor[]
let stranger: Actor

const actorOf = ({ userId, userRoleId, tenantId }: Person, roleType: Actor['roleType']): Actor => ({
  userId,
  userRoleId,
  tenantId,
  roleType,
  sessionId: userRoleId,
  isProvider: false,
})

const insert = async (query: Promise<{ id: string }[]>): Promise<string> => {
  const [row] = await query
  return row?.id ?? ''
}
const makeClass = (name: string, creatorId: string): Promise<string> =>
  insert(world.owner`
    insert into school_class (tenant_id, name, school_level, creator_id) values (${school}, ${name}, 3, ${creatorId})
    returning id`)
const makeSubject = (classId: string): Promise<string> =>
  insert(world.owner`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, school_class_id)
    values (${school}, 'Deutsch', 'D', '#112233', 3, ${classId}) returning id`)

beforeAll(async () => {
  world = await openWorld()
  school = await world.school()
  const [person, manager, admin, elsewhere] = await Promise.all([
    world.person('user', school),
    world.person('manager', school),
    world.person('admin', school),
    world.person('admin', await world.school()),
  ])
  teacher = actorOf(person, 'user')
  leaders = [actorOf(manager, 'manager'), actorOf(admin, 'admin')]
  stranger = actorOf(elsewhere, 'admin')
  own = await makeClass('1a', person.userId)
  shared = await makeClass('2a', admin.userId)
  unseen = await makeClass('3a', admin.userId)
  ownSubject = await makeSubject(own)
  listed = await makeSubject(shared)
  unlisted = await makeSubject(shared)
  await makeSubject(unseen)
  const right = await insert(world.owner`
    insert into class_access_right (tenant_id, school_class_id, user_id, can_write_competence_entries, can_manage_students)
    values (${school}, ${shared}, ${person.userId}, true, true) returning id`)
  await world.owner`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    values (${school}, ${right}, ${shared}, ${listed})`
})
afterAll(() => world.close())

const rightsOf = (actor: Actor, schoolClassId: string) =>
  writeTenant(world.db, actor.tenantId, (tx) => classRights(tx, actor, schoolClassId))

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'granted'
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

test('who made a class holds all rights on it', async () => {
  const { rights, subjects } = await rightsOf(teacher, own)
  expect(Object.values(rights)).toEqual(Array(7).fill(true))
  expect(subjects).toBe('all')
})

test('managers and admins hold all rights on every class of their school', async () => {
  for (const leader of leaders) {
    for (const schoolClass of [own, shared, unseen]) {
      const { rights, subjects } = await rightsOf(leader, schoolClass)
      expect(Object.values(rights)).toEqual(Array(7).fill(true))
      expect(subjects).toBe('all')
    }
  }
})

test('a shared class grants what was shared', async () => {
  const held = await rightsOf(teacher, shared)
  expect(held.rights).toEqual({
    read: true,
    write: true,
    students: true,
    rights: false,
    visuals: false,
    competences: false,
    admin: false,
  })
  expect(held.subjects).toEqual([listed])
  expect(holdsSubject(held, listed)).toBe(true)
  expect(holdsSubject(held, unlisted)).toBe(false)
})

test('a missing right is refused, a class that is not seen is not there', async () => {
  const ask = (actor: Actor, schoolClass: string, right: ClassRight) =>
    outcome(writeTenant(world.db, actor.tenantId, (tx) => requireClassRight(tx, actor, schoolClass, right)))
  expect(await ask(teacher, shared, 'write')).toBe('granted')
  expect(await ask(teacher, shared, 'visuals')).toBe('NO_PERMISSION')
  expect(await ask(teacher, shared, 'admin')).toBe('NO_PERMISSION')
  expect(await ask(teacher, unseen, 'read')).toBe('NOT_FOUND')
  expect(await ask(stranger, own, 'read')).toBe('NOT_FOUND')
  expect(await ask(teacher, Bun.randomUUIDv7(), 'read')).toBe('NOT_FOUND')
  expect(await ask({ ...stranger, tenantId: school }, own, 'read')).toBe('granted')
})

const visible = async (actor: Actor): Promise<{ classes: string[]; subjects: string[] }> => {
  const [classes, subjects] = await readTenant(world.db, actor.tenantId, (tx) => [
    tx<{ id: string }[]>`select id from school_class where id in (${visibleClasses(tx, actor)})`,
    tx<{ id: string }[]>`select id from school_subject where id in (${visibleSubjects(tx, actor)})`,
  ])
  return { classes: classes.map(({ id }) => id).sort(), subjects: subjects.map(({ id }) => id).sort() }
}

test('lists hold what the actor may see', async () => {
  expect(await visible(teacher)).toEqual({ classes: [own, shared].sort(), subjects: [ownSubject, listed].sort() })
  for (const leader of leaders) {
    const all = await visible(leader)
    expect(all.classes).toEqual([own, shared, unseen].sort())
    expect(all.subjects).toHaveLength(4)
  }
  expect(await visible(stranger)).toEqual({ classes: [], subjects: [] })
})

test('a right that was taken away is gone at once', async () => {
  const person = await world.person('user', school)
  const actor = actorOf(person, 'user')
  await world.owner`
    insert into class_access_right (tenant_id, school_class_id, user_id) values (${school}, ${unseen}, ${person.userId})`
  expect((await visible(actor)).classes).toEqual([unseen])
  await world.owner`delete from class_access_right where user_id = ${person.userId}`
  expect(await visible(actor)).toEqual({ classes: [], subjects: [] })
  expect(await outcome(rightsOf(actor, unseen))).toBe('NOT_FOUND')
})
