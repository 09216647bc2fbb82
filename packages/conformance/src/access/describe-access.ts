import { describe, expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { missingAddress } from '@lernspur/contracts/identity/missing-address'
import { scopesFor } from '@lernspur/contracts/wire/program-scope'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { signInProgram } from '@lernspur/testing/program-token'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import type { TestCaller } from '@lernspur/testing/service-under-test'
import { otherSchool, testMemberOf, testProvider } from '@lernspur/testing/test-school'
import {
  type ActorName,
  answersItself,
  expected,
  type FormerInviter,
  isFormerInviter,
  isProgramActor,
  programActors,
  retainingActors,
  retainsAccess,
} from './expectation'
import type { Fixture } from './fixture'
import { giveOnly } from './give-only'
import { makeFixture } from './make-fixture'
import { samples } from './sample/samples'

const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].owner !== 'gateway')

/** Calls that change access: later responses would say nothing about the actor's original rights. */
const changesRights = /Role|Right|Invit|Owner|Tenant|Membership/

/** Tests each call of the contract as each of these people. Each has a test file, so that they run in parallel. */
export const describeAccess = async (actorNames: readonly ActorName[]): Promise<void> => {
  const { owner, services } = await servicesForFile({
    identity: identityService,
    teacher: teacherService,
    'school-admin': schoolAdminService,
    provider: providerService,
  })
  const neighbour = (await otherSchool(owner)).admin
  const provider = await testProvider(owner)
  const providerMember = await testMemberOf(owner, provider.tenantId)
  await turnOnSecondFactor(owner, provider, providerMember)

  const fixture = (): Promise<Fixture> => makeFixture(owner, services.teacher.ask)

  const codes = new WeakMap<Fixture, Promise<string>>()

  /** A code of the manager, whom an admin of the school then removes or makes a member. */
  const codeOfFormer = async (actor: FormerInviter, { school }: Fixture): Promise<string> => {
    const body = { userRoleType: 'manager' }
    const made = await services.identity.ask(school.manager, { method: 'POST', path: '/invitations/create-code', body })
    const path = `/tenants/current/user-roles/${school.manager.userRoleId}`
    const change = actor === 'removedInviter' ? { method: 'DELETE' } : { method: 'PUT', body: { roleType: 'user' } }
    await services['school-admin'].ask(school.admin, { path, ...change })
    return made.body.data.code
  }

  /** Shared by all calls of a fixture. */
  const retainedCodeOf = (actor: FormerInviter, of: Fixture): Promise<string> => {
    const code = codes.get(of) ?? codeOfFormer(actor, of)
    codes.set(of, code)
    return code
  }

  const personOf = async (actor: ActorName, of: Fixture): Promise<TestCaller | null> => {
    const { school } = of
    if (actor === 'nobody' || isProgramActor(actor)) return null
    if (actor === 'neighbour') return neighbour
    if (actor === 'provider') return provider
    if (actor === 'disabled') {
      await owner`update user_role set status = 'disabled' where id = ${school.admin.userRoleId}`
      return school.admin
    }
    if (actor === 'endedRole') {
      await owner`
        update user_role set ends_on = school_today(tenant_id) - 1, ends_at = now()
        where id = ${school.admin.userRoleId}`
      return school.admin
    }
    if (actor === 'hubMember' || actor === 'waitingByHub') {
      const person = actor === 'hubMember' ? school.subjectTeacher : school.outsider
      const email = missingAddress(crypto.randomUUID())
      await owner`update app_user set email = ${email}, password_hash = null where id = ${person.userId}`
      await owner`
        update user_role set identity_provider_id = 'hub',
          status = case when ${actor === 'hubMember'} then status else 'disabled' end,
          waiting_since = case when ${actor === 'hubMember'} then null else now() end
        where id = ${person.userRoleId}`
      return person
    }
    if (actor === 'invited') {
      await owner`update user_role set status = 'invitationPending' where id = ${school.outsider.userRoleId}`
      return school.outsider
    }
    if (actor === 'providerMember') return providerMember
    if (isFormerInviter(actor)) {
      await retainedCodeOf(actor, of)
      return actor === 'removedInviter' ? { ...school.manager, userRoleId: null } : school.manager
    }
    if (retainsAccess(actor)) {
      await giveOnly(owner, school, retainingActors[actor].column)
      return school.subjectTeacher
    }
    if (actor === 'endedShare') {
      await owner`
        update class_access_right set ends_on = school_today(tenant_id) - 1, ends_at = now()
        where tenant_id = ${school.tenantId}`
      return school.subjectTeacher
    }
    if (actor === 'reportTeacher') {
      await giveOnly(owner, school, 'can_write_competence_entries')
      return school.subjectTeacher
    }
    if (actor === 'disabledClass') {
      await owner`
        update school_class set is_active = false where tenant_id = ${school.tenantId} and not is_template`
      return school.classTeacher
    }
    if (actor !== 'reader') return school[actor]
    await owner`update class_access_right set can_write_competence_entries = false where tenant_id = ${school.tenantId}`
    return school.subjectTeacher
  }

  const programHeaders = (actor: keyof typeof programActors, { school }: Fixture) => {
    const { maker, kind } = programActors[actor]
    const scopes = kind === null ? (['none:read'] as const) : scopesFor(kind === 'provider')
    return signInProgram(owner, maker === 'provider' ? provider : school.admin, scopes)
  }

  const fixtures = new Map<ActorName, Promise<Fixture>>()

  /** A fixture shared by the actor's reads and refused calls, which change nothing. */
  const fixtureOf = (actor: ActorName): Promise<Fixture> => {
    const made = fixtures.get(actor) ?? fixture()
    fixtures.set(actor, made)
    return made
  }

  const changed = new Map<ActorName, Promise<Fixture>>()

  const changesFixture = (name: RouteName, actor: ActorName, shared: Fixture): boolean => {
    const route: RouteSpec = routes[name]
    return route.method !== 'GET' && expected(name, route, actor, samples(shared)[name]) === 'ok'
  }

  /**
   * The answers that the rules allow; for calls exempt from the rules, and public ones past the gate, also their own
   * errors.
   */
  const answerIn = async (made: Fixture, name: RouteName, actor: ActorName) => {
    const route: RouteSpec = routes[name]
    const person = await personOf(actor, made)
    const given = samples(made)[name]
    const isOwnCode = name === 'acceptInvitation' && isFormerInviter(actor)
    const sample = isOwnCode ? { ...given, body: { code: await retainedCodeOf(actor, made) } } : given
    const service = isProductService(route.owner) ? services[route.owner] : undefined
    // Each call has a token of its own, because a token has a rate.
    const headers = isProgramActor(actor) ? await programHeaders(actor, made) : {}
    const answer = await service?.ask(person, { method: route.method, ...sample, headers })
    const got: string = answer?.body?.success === false ? answer.body.error : 'ok'
    const isPerson = actor !== 'nobody' && !isProgramActor(actor)
    const mayRefuse = route.access === 'public' || (answersItself.has(name) && isPerson && !isOwnCode)
    const allowed = mayRefuse ? ['ok', 'INVALID_TOKEN', ...route.errors] : [expected(name, route, actor, sample)]
    return { got, allowed }
  }

  /**
   * The answer to a call that may change something. The actor's changes share a fixture as long as their answers keep
   * to the rules; a call that does not is repeated in a new one, because an earlier change may have removed what it
   * needs.
   */
  const answerToChange = async (name: RouteName, actor: ActorName) => {
    if (changesRights.test(name)) return answerIn(await fixture(), name, actor)
    const before = changed.get(actor)
    const answer = before && (await answerIn(await before, name, actor))
    if (answer?.allowed.includes(answer.got)) return answer
    const fresh = fixture()
    changed.set(actor, fresh)
    return answerIn(await fresh, name, actor)
  }

  describe.each(actorNames.map((actor) => [actor] as const))('%s', (actor) => {
    test.each(names.map((name) => [name] as const))('%s', async (name) => {
      const shared = await fixtureOf(actor)
      const { got, allowed } = changesFixture(name, actor, shared)
        ? await answerToChange(name, actor)
        : await answerIn(shared, name, actor)
      expect(allowed).toContain(got)
    })
  })
}
