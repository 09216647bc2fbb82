import { describe, expect, test } from 'bun:test'
import { listSearch } from '@lernspur/api-client/wire/list-search'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { FieldKind, FilterItem, ListFields, ListQuery } from '@lernspur/contracts/wire/list'
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
import { filtersOf, refusedFilterOf } from './filter-cases'

const { owner, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const provider = await testProvider(owner)
const fixture = await makeFixture(owner, services.teacher.ask)
// One session each: a list of sessions must not grow while it is paged.
const signedIn = { provider: await signIn(owner, provider), admin: await signIn(owner, fixture.school.admin) }

type Row = Readonly<Record<string, unknown>>
interface ListRoute {
  readonly name: RouteName
  readonly spec: RouteSpec
  readonly fields: readonly (readonly [field: string, kind: FieldKind])[]
}

const lists = (Object.keys(routes) as RouteName[]).flatMap((name): ListRoute[] => {
  const spec: RouteSpec = routes[name]
  const fields: ListFields | undefined = spec.list
  return fields ? [{ name, spec, fields: Object.entries(fields) }] : []
})

const askList = async ({ name, spec }: ListRoute, list: ListQuery) => {
  if (!isProductService(spec.owner)) throw new Error('The gateway has no lists.')
  const { headers } = spec.access === 'provider' ? signedIn.provider : signedIn.admin
  const [address] = samples(fixture)[name].path.split('?')
  const path = `${address}?${listSearch(list)}`
  const { status, body } = await services[spec.owner].ask(null, { method: 'GET', path, headers })
  return { status, error: body.error, rows: (body.data?.rows ?? []) as Row[], count: body.data?.count as number }
}

const valueIn = (row: Row | undefined, field: string): string | undefined => {
  const value = row?.[field]
  if (Array.isArray(value)) return typeof value[0] === 'string' ? value[0] : undefined
  return value === null || value === undefined || typeof value === 'object' ? undefined : String(value)
}

/** Whether the rows match the filter, if the row shows the field at all. */
const matches = ({ field, type, value }: FilterItem, rows: readonly Row[]): boolean =>
  rows.every((row) => {
    if (!(field in row) || Array.isArray(row[field])) return true
    const displayed = valueIn(row, field)
    const requested = Array.isArray(value) ? value[0] : value
    if (type === 'eq' || type === 'in') return displayed === requested
    if (type === 'ne' || type === 'notin') return displayed !== requested
    return true
  })

describe.each(lists.map((list) => [list.name, list] as const))('%s', (_, list) => {
  test('accepts every filter type on every field, and no other', async () => {
    const { rows } = await askList(list, {})
    for (const [field, kind] of list.fields) {
      const known = rows.map((row) => valueIn(row, field)).find((value) => value !== undefined)
      for (const filter of filtersOf(field, kind, known)) {
        const answer = await askList(list, { filter: [filter] })
        const line = `${filter.type} ${field}`
        expect([line, answer.status, answer.error]).toEqual([line, 200, undefined])
        expect([line, answer.count]).toEqual([line, answer.rows.length])
        expect([line, matches(filter, answer.rows)]).toEqual([line, true])
      }
      const refused = await askList(list, { filter: [refusedFilterOf(field, kind)] })
      expect([field, refused.status, refused.error]).toEqual([field, 400, 'INVALID_PARAMETERS'])
    }
  }, 60_000)

  test('is ordered by every field both ways, and paged without gaps or duplicates', async () => {
    const { rows, count } = await askList(list, {})
    for (const [field] of list.fields) {
      for (const dir of ['asc', 'desc'] as const) {
        const order = [{ field, dir }]
        const allRows = await askList(list, { order })
        expect([field, allRows.status, allRows.count]).toEqual([field, 200, count])
        const pages: Row[] = []
        for (let offset = 0; offset < Math.min(count, 4); offset += 2) {
          const page = await askList(list, { order, offset, limit: 2 })
          expect([field, page.count]).toEqual([field, count])
          pages.push(...page.rows)
        }
        expect([field, pages]).toEqual([field, allRows.rows.slice(0, 4)])
      }
    }
    expect(rows).toHaveLength(count)
  }, 60_000)

  test('refuses a field it does not have, and pages out of range', async () => {
    const bad: ListQuery[] = [
      { filter: [{ field: 'passwordHash', type: 'eq', value: 'x' }] },
      { order: [{ field: 'passwordHash', dir: 'asc' }] },
      { limit: 0 },
      { limit: 2001 },
      { offset: -1 },
    ]
    for (const query of bad) {
      const { status, error } = await askList(list, query)
      expect([query, status]).toEqual([query, 400])
      expect(['INVALID_PARAMETERS', 'VALIDATION_FAILED']).toContain(error)
    }
  })
})
