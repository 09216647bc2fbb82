import { afterAll, describe, expect, test } from 'bun:test'
import { allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import type { FieldKind, ListFields } from '@lernspur/contracts/wire/list'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { FieldOf, ListRequest } from '@lernspur/service-kit/list/list-request'
import { customPlans } from '@lernspur/testing/custom-plans'
import { testDatabase } from '@lernspur/testing/test-database'
import { testProvider } from '@lernspur/testing/test-school'
import { touchedRows, vacuum } from '@lernspur/testing/touched-rows'
import { allowedEmailQueries } from './allowed-email/list-allowed-emails'
import { providerService } from './app'
import { tenantQueries } from './tenant/list-tenants'
import { providerUserQueries } from './user/list-provider-users'
import { tenantUserRoleQueries } from './user/list-tenant-user-roles'

const database = await testDatabase()
const { owner } = database
const person = await testProvider(owner)
const { tenantId } = person
afterAll(database.close)

const sizes = { schools: 150, people: 6000, addresses: 3000 }
const limit = 50

await owner`
  insert into tenant (name, country_id, state_id)
  select 'Schule ' || n, s.country_id, s.id
  from generate_series(1, ${sizes.schools}::integer) as n cross join (select * from state limit 1) as s`
await owner`
  insert into app_user (email, first_name, last_name)
  select 'person-' || n || '@gross.example', 'Vorname', case when n % 20 = 0 then 'Zimmermann ' else 'Nachname ' end || n
  from generate_series(1, ${sizes.people}::integer) as n`
await owner`
  insert into user_role (tenant_id, user_id, role_type, status)
  select t.id, u.id, 'user', 'active'
  from (select id, row_number() over (order by id) as turn from app_user where email like '%@gross.example') as u
  join (select id, row_number() over (order by id) as turn from tenant where name like 'Schule %') as t
    on t.turn = 1 + u.turn % ${sizes.schools}::integer`
await owner`
  insert into allowed_email (email)
  select 'neu-' || n || '@gross.example' from generate_series(1, ${sizes.addresses}::integer) as n`
await vacuum(owner, 'tenant', 'app_user', 'user_role', 'allowed_email')

type Dir = 'asc' | 'desc'

/** The first page in an order as the screens ask for it. */
const firstPage = <Fields extends ListFields>(
  { list }: { readonly list: Fields },
  dir: Dir,
  ...by: readonly FieldOf<Fields>[]
): ListRequest<Fields> => {
  const kindOf = (field: FieldOf<Fields>): FieldKind => list[field] ?? 'text'
  const order = by.map((field) => ({ field, kind: kindOf(field), dir }))
  return { fields: list, filter: [], order, offset: 0, limit }
}

type Queries = (tx: Transaction, dir: Dir) => readonly Query[]

const people =
  (...by: readonly ['firstName' | 'lastName', 'firstName' | 'lastName']): Queries =>
  (tx, dir) =>
    providerUserQueries(tx, firstPage(providerUserRoutes.listProviderUsers, dir, ...by), true)

const lists: readonly (readonly [string, Queries])[] = [
  ['schools', (tx, dir) => tenantQueries(tx, firstPage(providerTenantRoutes.listTenants, dir, 'name'))],
  ['people', people('lastName', 'firstName')],
  ['people by first name', people('firstName', 'lastName')],
  [
    'allowed addresses',
    (tx, dir) => allowedEmailQueries(tx, firstPage(allowedEmailRoutes.listAllowedEmails, dir, 'email')),
  ],
  [
    'roles',
    (tx, dir) =>
      tenantUserRoleQueries(tx, firstPage(providerUserRoutes.listTenantUserRoles, dir, 'tenantName', 'tenantId')),
  ],
]

describe.each(lists)('the first page of %s', (_, queries) => {
  test.each(['asc', 'desc'] as const)('reads its own rows and not all there are, %s', async (dir) => {
    const [rows = Number.NaN] = await touchedRows(database, 'provider', tenantId, (tx) => queries(tx, dir))
    // Each row of a page, some rows for it in other tables, and the rest of the last school.
    expect(rows).toBeLessThan(16 * limit)
  })
})

test('the first page of roles is joined without reading all roles, people or schools', async () => {
  const [rows = Number.NaN] = await touchedRows(
    database,
    'provider',
    tenantId,
    (tx) => tenantUserRoleQueries(tx, firstPage(providerUserRoutes.listTenantUserRoles, 'asc')),
    [],
  )
  expect(rows).toBeLessThan(16 * limit)
})

test.each(['lastName', 'email'] as const)('a search by %s reads whom it finds, and not all before them', async (by) => {
  const person = { field: 'person', kind: 'text', type: 'search', values: ['zimmermann'] } as const
  const list = { ...firstPage(providerUserRoutes.listProviderUsers, 'asc', by), filter: [person] }
  const [rows = Number.NaN, counted = Number.NaN] = await touchedRows(
    database,
    'provider',
    tenantId,
    (tx) => providerUserQueries(tx, list, true),
    ['enable_seqscan'],
  )
  const matches = sizes.people / 20
  // Each person who matches in the index and in the table, and of the page also the roles with their schools.
  expect(rows).toBeLessThan(3 * matches + 4 * limit)
  expect(counted).toBeLessThan(3 * matches)
})

const filter = (field: string, type: string, value?: string): string =>
  `filter[0][field]=${field}&filter[0][type]=${type}${value === undefined ? '' : `&filter[0][value]=${value}`}`

test.each([
  ['roles', 'tenants/user-roles', '', 'user_role ur join app_user u'],
  ['roles of a person', 'tenants/user-roles', filter('userId', 'eq', person.userId), 'user_role ur join app_user u'],
  ['allowed addresses', 'allowed-emails', '', 'allowed_email ae'],
  ['schools', 'tenants', '', 'cross join lateral'],
  ['people', 'users', '', ') invited'],
  ['invited people', 'users', filter('isInvited', 'eq', 'true'), ') invited'],
  ['disabled people', 'users', filter('isDisabled', 'eq', 'true'), ') invited'],
  ['people who never signed in', 'users', filter('lastSignedInAt', 'isnull'), ') invited'],
  ['people by a word', 'users', filter('person', 'search', 'zimmermann'), ') invited'],
])('the list of %s is planned once a connection', async (_, call, query, statement) => {
  const path = `/provider/${call}?limit=${limit}&${query}`
  const plans = await customPlans(database, { service: 'provider', make: providerService, person, path, statement })
  expect([...new Set(plans)]).toEqual([0])
})

test.each(lists.filter(([name]) => name === 'people' || name === 'roles'))(
  'the number of all %s is counted in an index',
  async (_, queries) => {
    const [, counted] = await touchedRows(database, 'provider', tenantId, (tx) => queries(tx, 'asc'))
    expect(counted).toBe(0)
  },
)
