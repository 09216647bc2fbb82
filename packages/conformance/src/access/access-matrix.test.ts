import { describe, expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider } from '@lernspur/testing/test-school'
import { type ActorName, actors, answersItself, expected, isKeeper, keepers } from './expectation'
import type { Fixture } from './fixture'
import { giveOnly } from './give-only'
import { makeFixture } from './make-fixture'
import { samples } from './samples'

const { owner, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const neighbour = (await otherSchool(owner)).admin
const provider = await testProvider(owner)

const fixture = (): Promise<Fixture> => makeFixture(owner, services.teacher.ask)

const personOf = async (actor: ActorName, { school }: Fixture): Promise<TestPerson | null> => {
  if (actor === 'nobody') return null
  if (actor === 'neighbour') return neighbour
  if (actor === 'provider') return provider
  if (actor === 'disabled') {
    await owner`update user_role set status = 'disabled' where id = ${school.admin.userRoleId}`
    return school.admin
  }
  if (isKeeper(actor)) {
    await giveOnly(owner, school, keepers[actor].column)
    return school.subjectTeacher
  }
  if (actor === 'disabledClass') {
    await owner`update school_class set is_active = false where tenant_id = ${school.tenantId}`
    return school.classTeacher
  }
  if (actor !== 'reader') return school[actor]
  await owner`update class_access_right set can_write_competence_entries = false where tenant_id = ${school.tenantId}`
  return school.subjectTeacher
}

const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].owner !== 'gateway')

const kept = new Map<ActorName, Promise<Fixture>>()

/** A fixture that the actor's reads and refusals share, since they change nothing. */
const keptFixture = (actor: ActorName): Promise<Fixture> => {
  const made = kept.get(actor) ?? fixture()
  kept.set(actor, made)
  return made
}

/** A fixture in which the call may succeed. */
const fixtureFor = async (name: RouteName, actor: ActorName): Promise<Fixture> => {
  const shared = await keptFixture(actor)
  const route: RouteSpec = routes[name]
  const changes = route.method !== 'GET' && expected(name, route, actor, samples(shared)[name]) === 'ok'
  return changes ? fixture() : shared
}

describe.each(actors.map((actor) => [actor] as const))('%s', (actor) => {
  test.each(names.map((name) => [name] as const))('%s', async (name) => {
    const made = await fixtureFor(name, actor)
    const route: RouteSpec = routes[name]
    const sample = samples(made)[name]
    const service = route.owner === 'gateway' ? undefined : services[route.owner]
    const answer = await service?.ask(await personOf(actor, made), { method: route.method, ...sample })
    const wanted = expected(name, route, actor, sample)
    const got = answer?.body?.success === false ? answer.body.error : 'ok'
    if (route.access === 'public' || (answersItself.has(name) && actor !== 'nobody')) {
      // Public calls pass the gate; the rest is up to the call.
      expect(['ok', 'INVALID_TOKEN', ...route.errors]).toContain(got)
    } else expect(got).toBe(wanted)
  })
})
