import { expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testProvider } from '@lernspur/testing/test-school'
import { makeFixture } from './make-fixture'
import { samples } from './sample/samples'

const { owner, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const provider = await testProvider(owner)
const fixture = await makeFixture(owner, services.teacher.ask)

const person = { email: 'neu@schule.example', firstName: 'Nele', lastName: 'Neu' }
const routeOf = (name: RouteName): RouteSpec => routes[name]
const marked = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).confirmation !== undefined)

/** What makes a body need a confirmation, or nothing where each call does. */
const needing = ({ confirmation }: RouteSpec) =>
  confirmation === undefined || confirmation === 'always' ? {} : { [confirmation.field]: confirmation.value ?? person }

/** The same without it. */
const without = ({ confirmation }: RouteSpec) => {
  if (confirmation === undefined || confirmation === 'always' || confirmation.value === undefined) return {}
  return { [confirmation.field]: confirmation.value === 'admin' ? 'manager' : false }
}

test.each(marked.map((name) => [name] as const))('%s is refused without a recent confirmation', async (name) => {
  const route = routeOf(name)
  if (!isProductService(route.owner)) throw new Error('The gateway confirms nothing.')
  const { path, body }: { readonly path: string; readonly body?: unknown } = samples(fixture)[name]
  const by = route.access === 'provider' ? provider : fixture.school.admin
  const call = { method: route.method, path, ...(route.body && { body: { ...Object(body), ...needing(route) } }) }
  const refused = await services[route.owner].ask(by, { ...call, isUnconfirmed: true })
  expect([refused.status, refused.body?.error]).toEqual([403, 'CONFIRMATION_REQUIRED'])
  if (route.confirmation === 'always') return
  // What makes no owner needs none.
  const harmless = { ...Object(body), ...without(route) }
  const other = await services[route.owner].ask(by, { ...call, body: harmless, isUnconfirmed: true })
  expect(other.body?.error).not.toBe('CONFIRMATION_REQUIRED')
})
