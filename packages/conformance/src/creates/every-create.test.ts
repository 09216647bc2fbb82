import { expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
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

/** Who is signed in has no school yet, or no session at all, where nothing can be remembered of the caller. */
const isOfSchool = ({ access, status }: RouteSpec): boolean =>
  status === 201 && access !== 'public' && access !== 'session'

const creates = (Object.keys(routes) as RouteName[]).filter((name) => isOfSchool(routes[name]))

const rowsOf = async (): Promise<number> => {
  const [row] = await owner<{ count: number }[]>`select count(*) from audit_entry`
  return row?.count ?? -1
}

test.each(creates.map((name) => [name] as const))('%s does its work once for a key', async (name) => {
  const fixture = await makeFixture(owner, services.teacher.ask)
  const { method, owner: service, access }: RouteSpec = routes[name]
  if (!isProductService(service)) throw new Error('The gateway creates nothing.')
  const person = access === 'provider' ? provider : fixture.school.admin
  const { path, body } = samples(fixture)[name] as { path: string; body?: unknown }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const ask = (sent: unknown) =>
    services[service].ask(person, { method, path, headers, ...(sent ? { body: sent } : {}) })
  const first = await ask(body)
  const audited = await rowsOf()
  const again = await ask(body)
  expect([first.status, first.body.error]).toEqual([201, undefined])
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await rowsOf()).toBe(audited)
})
