import { expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { signIn } from '@lernspur/testing/sign-in'
import { testProvider } from '@lernspur/testing/test-school'
import { makeFixture } from '../access/make-fixture'
import { samples } from '../access/sample/samples'

const { owner, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const provider = await testProvider(owner)
const fixture = await makeFixture(owner, services.teacher.ask)
const { tenantId, schoolClass, year, classTeacher } = fixture.school
const signedIn = {
  provider: await signIn(owner, provider),
  admin: await signIn(owner, fixture.school.admin),
  teacher: await signIn(owner, classTeacher),
}
const paths = samples(fixture)

/** What templates are about: the list of them, and the audit, which tells that one was made. */
const aboutTemplates: ReadonlySet<string> = new Set<RouteName>(['listClassTemplates', 'listAuditEntries'])

const reads = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { method, response, owner: service }: RouteSpec = routes[name]
  const isJson = response !== 'binary' && response !== 'events'
  return method === 'GET' && isJson && service !== 'gateway' && !aboutTemplates.has(name)
})

const read = async (name: RouteName, who: keyof typeof signedIn) => {
  const { owner: service, access }: RouteSpec = routes[name]
  if (!isProductService(service)) throw new Error('The gateway has no rows.')
  const { headers } = signedIn[access === 'provider' ? 'provider' : who]
  const { body } = await services[service].ask(null, { method: 'GET', path: paths[name].path, headers })
  return { count: body.data?.count as number | undefined, text: JSON.stringify(body) }
}

const countsOf = async (who: keyof typeof signedIn) => {
  const counts = new Map<string, number | undefined>()
  for (const name of reads) counts.set(name, (await read(name, who)).count)
  return counts
}

/** Ids of a class and of all that belongs to it. */
const idsOf = async (classId: string): Promise<string[]> => {
  const rows = await owner<{ id: string }[]>`
    select ${classId}::uuid as id
    union all select id from school_subject where school_class_id = ${classId}
    union all select cd.id from competence_domain cd join school_subject ss on ss.id = cd.school_subject_id
      where ss.school_class_id = ${classId}
    union all select id from performance_visual where school_class_id = ${classId}
    union all select id from performance_assessment where school_class_id = ${classId}`
  return rows.map(({ id }) => id)
}

test('a template is in no list but that of templates, and no list has more rows for it', async () => {
  const before = { admin: await countsOf('admin'), teacher: await countsOf('teacher') }
  const path = `/classes/${schoolClass.id}/class-templates`
  const request = { method: 'POST', path, body: { name: 'Vorlage' } }
  const { body } = await services['school-admin'].ask(classTeacher, request)
  expect(body.data.contents).toMatchObject({ subjects: 2, scales: expect.any(Number) })
  const ids = await idsOf(body.data.id)
  expect(ids.length).toBeGreaterThan(8)
  for (const who of ['admin', 'teacher'] as const)
    for (const name of reads) {
      const { count, text } = await read(name, who)
      expect([who, name, ids.filter((id) => text.includes(id))]).toEqual([who, name, []])
      if (name !== 'listSessions') expect([who, name, count]).toEqual([who, name, before[who].get(name)])
    }
})

test('the provider counts classes without templates', async () => {
  const [known] = await owner<{ count: number }[]>`
    select count(*)::integer as count from school_class where tenant_id = ${tenantId} and not is_template`
  const filter = `filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${tenantId}`
  const { headers } = signedIn.provider
  const { body } = await services.provider.ask(null, { method: 'GET', path: `/provider/tenants?${filter}`, headers })
  expect(body.data.rows).toMatchObject([{ schoolClassCount: known?.count }])
})

test('a template is no class that is taken over, opened, rolled over or rated', async () => {
  const [template] = await owner<{ id: string }[]>`
    select id from school_class where tenant_id = ${tenantId} and is_template and is_active limit 1`
  const id = template?.id ?? ''
  for (const [service, name, body] of [
    ['school-admin', `/classes/${id}/assign-to-school-year`, { schoolYearId: year.id }],
    ['school-admin', `/classes/${id}/class-templates`, { name: 'Vorlage der Vorlage' }],
    ['teacher', `/classes/${id}/reports/bulk`, { name: 'Zeugnis', calculationMethod: 'allEntries' }],
    ['teacher', `/classes/${id}/report-groups`, { name: 'Gruppe' }],
  ] as const) {
    const answer = await services[service].ask(fixture.school.admin, { method: 'POST', path: name, body })
    expect([name, answer.body.error]).toEqual([name, 'NOT_FOUND'])
  }
})
