import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { pictureOfLevel } from './assessing-samples'
import { type ActorName, actors, answersItself, expected } from './expectation'
import { openInvitation } from './identity-samples'
import { providerWorld } from './provider-samples'
import { samples } from './samples'
import type { World } from './world'

let database: TestDatabase
let services: Record<string, ServiceUnderTest>
let neighbour: TestPerson
let provider: TestPerson

beforeAll(async () => {
  database = await testDatabase()
  services = {
    identity: serviceOn(database, 'identity', identityService),
    teacher: serviceOn(database, 'teacher', teacherService),
    'school-admin': serviceOn(database, 'school-admin', schoolAdminService),
    provider: serviceOn(database, 'provider', providerService),
  }
  neighbour = (await otherSchool(database.owner)).admin
  provider = await testProvider(database.owner)
}, 60_000)
afterAll(async () => {
  await Promise.all(Object.values(services).map((service) => service.close()))
  await database.close()
})

/** The hidden subject is Mathematik: what the matrix asks for by id is never the subject teacher's. */
const world = async (): Promise<World> => {
  const school = await testSchool(database.owner)
  const { schoolClass, classTeacher } = school
  const post = async (path: string, body: object) =>
    (await services.teacher?.ask(classTeacher, { method: 'POST', path, body }))?.body.data
  const entry = {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.mathematics.competenceIds[0],
    description: 'Rechnet im Kopf',
  }
  const observation = await post('/observations-v2', entry)
  const legacyObservation = await post('/observations', entry)
  const visual = await post('/performance-visuals', {
    name: 'Daumen',
    schoolClassId: schoolClass.id,
    performanceLevelsV2: [{ label: 'runter' }, { label: 'hoch' }],
  })
  const picture = await post(`/performance-visuals/${visual.id}/performance-levels`, pictureOfLevel())
  const type = await post('/assessment-types', { name: 'Ampel', schoolClassId: schoolClass.id })
  const typeLevel = await post(`/assessment-types/${type.id}/performance-levels`, pictureOfLevel())
  const group = await post(`/classes/${schoolClass.id}/report-groups`, { name: 'Halbjahr' })
  const reports = await post(`/classes/${schoolClass.id}/reports/bulk`, {
    name: 'Zeugnis',
    calculationMethod: 'allEntries',
    schoolSubjectIds: [schoolClass.mathematics.id],
    studentIds: [schoolClass.students[0].id],
    groupId: group.id,
  })
  const [report] = reports.rows
  const { owner } = database
  const emptyClassId = Bun.randomUUIDv7()
  await owner`
    insert into school_class (tenant_id, id, name, school_level, creator_id)
    values (${school.tenantId}, ${emptyClassId}, '3c', 3, ${classTeacher.userId})`
  await owner`
    insert into class_access_right (tenant_id, school_class_id, user_id, can_write_competence_entries)
    values (${school.tenantId}, ${emptyClassId}, ${school.subjectTeacher.userId}, true)`
  const [right] = await owner<{ id: string }[]>`
    select id from class_access_right where tenant_id = ${school.tenantId} and school_class_id = ${schoolClass.id}`
  const [template] = await owner<{ id: string }[]>`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
    values (${school.tenantId}, 'Sachunterricht', 'SU', '#6a994e', 3, true) returning id`
  const [place] = await owner<World['place'][]>`select id as state_id, country_id from state order by name limit 1`
  const [year] = await owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
    values (${school.tenantId}, 'Später', 2140, '2140-08-01', '2141-07-31') returning id`
  await owner`
    insert into school_term (tenant_id, school_year_id, name, school_term_semester, start_date, end_date)
    values (${school.tenantId}, ${year?.id ?? ''}, '1. Halbjahr', 'first', '2140-08-01', '2141-01-31')`
  if (!place || !year || !right || !template) throw new Error('The world is not whole.')
  return {
    school,
    provided: await providerWorld(owner),
    place: { stateId: place.stateId, countryId: place.countryId },
    unusedYearId: year.id,
    emptyClassId,
    invitationId: await openInvitation(database.owner, school),
    accessRightId: right.id,
    templateId: template.id,
    observationId: observation.id,
    legacyObservationId: legacyObservation.id,
    groupId: group.id,
    reportId: report.id,
    reportSubjectId: report.subjects[0].id,
    visual: { id: visual.id, levelId: visual.performanceLevelsV2[0].id },
    assessmentType: { id: type.id, levelId: typeLevel.id },
    fileId: picture.picturePath.slice('files/'.length),
  }
}

const personOf = async (actor: ActorName, { school }: World): Promise<TestPerson | null> => {
  const { owner } = database
  if (actor === 'nobody') return null
  if (actor === 'neighbour') return neighbour
  if (actor === 'provider') return provider
  if (actor === 'disabled') {
    await owner`update user_role set status = 'disabled' where id = ${school.admin.userRoleId}`
    return school.admin
  }
  if (actor !== 'reader') return school[actor]
  await owner`update class_access_right set can_write_competence_entries = false where tenant_id = ${school.tenantId}`
  return school.subjectTeacher
}

const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].owner !== 'gateway')

const kept = new Map<ActorName, Promise<World>>()

/** A world that the actor's reads and refusals share, since they change nothing. */
const keptWorld = (actor: ActorName): Promise<World> => {
  const made = kept.get(actor) ?? world()
  kept.set(actor, made)
  return made
}

/** A world in which the call may do what it does. */
const worldFor = async (name: RouteName, actor: ActorName): Promise<World> => {
  const shared = await keptWorld(actor)
  const route: RouteSpec = routes[name]
  const changes = route.method !== 'GET' && expected(name, route, actor, samples(shared)[name]) === 'ok'
  return changes ? world() : shared
}

describe.each(actors.map((actor) => [actor] as const))('%s', (actor) => {
  test.each(names.map((name) => [name] as const))('%s', async (name) => {
    const made = await worldFor(name, actor)
    const route: RouteSpec = routes[name]
    const sample = samples(made)[name]
    const service = services[route.owner]
    const answer = await service?.ask(await personOf(actor, made), { method: route.method, ...sample })
    const wanted = expected(name, route, actor, sample)
    const got = answer?.body?.success === false ? answer.body.error : 'ok'
    if (route.access === 'public' || (answersItself.has(name) && actor !== 'nobody')) {
      // The gate lets everybody through; what lies behind it is the call's own matter.
      expect(['ok', 'INVALID_TOKEN', ...route.errors]).toContain(got)
    } else expect(got).toBe(wanted)
  })
})
