import { afterAll, describe, expect, test } from 'bun:test'
import { allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import type { FieldKind, ListFields } from '@lernspur/contracts/wire/list'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { FieldOf, ListRequest } from '@lernspur/service-kit/list/list-request'
import { testDatabase } from '@lernspur/testing/test-database'
import { testProvider } from '@lernspur/testing/test-school'
import { touchedRows, vacuum } from '@lernspur/testing/touched-rows'
import { allowedEmailQueries } from './allowed-email/list-allowed-emails'
import { tenantQueries } from './tenant/list-tenants'
import { providerUserQueries } from './user/list-provider-users'
import { tenantUserRoleQueries } from './user/list-tenant-user-roles'

const database = await testDatabase()
const { owner } = database
const { tenantId } = await testProvider(owner)
afterAll(database.close)

const sizes = { schools: 150, people: 6000, addresses: 3000 }
const limit = 50

await owner`
  insert into tenant (name, country_id, state_id)
  select 'Schule ' || n, s.country_id, s.id
  from generate_series(1, ${sizes.schools}::integer) as n cross join (select * from state limit 1) as s`
await owner`
  insert into app_user (email, first_name, last_name)
  select 'person-' || n || '@gross.example', 'Vorname', 'Nachname ' || n
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

test.each(lists.filter(([name]) => name === 'people' || name === 'roles'))(
  'the number of all %s is counted in an index',
  async (_, queries) => {
    const [, counted] = await touchedRows(database, 'provider', tenantId, (tx) => queries(tx, 'asc'))
    expect(counted).toBe(0)
  },
)
