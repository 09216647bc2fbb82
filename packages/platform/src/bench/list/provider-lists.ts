import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import type { Installation } from '../installation'
import { signIn } from '../visitor'
import { filter, type GrownList, measureGrown, order } from './grown-list'

interface Directory {
  readonly schools: number
  readonly users: number
  readonly allowed: number
}

const small: Directory = { schools: 100, users: 100, allowed: 100 }
const large: Directory = { schools: 300, users: 20_000, allowed: 5000 }
const provider = 'anbieter@lernspur.example'

/** First pages as the provider's screens request them. */
const lists: Readonly<Record<string, string>> = {
  Schools: `/provider/tenants?${order('name')}&limit=50`,
  'People of all schools': `/provider/users?${order('lastName', 'firstName')}&limit=50`,
  'People found by a name': `/provider/users?${order('lastName', 'firstName')}&limit=50&${filter(['person', 'search', 'Winter'])}`,
  'Roles of all schools': '/provider/tenants/user-roles?limit=50',
  Whitelist: `/provider/allowed-emails?${order('email')}&limit=50`,
}

/** Fills a directory up; people are spread over its schools, and every school has an owner. */
const grow = async ({ owner }: Installation, from: Directory, to: Directory): Promise<void> => {
  await owner`
    insert into tenant (name, country_id, state_id, is_wizard_finalized)
    select 'Schule ' || n, t.country_id, t.state_id, true
    from generate_series(${from.schools + 1}::integer, ${to.schools}::integer) as n
    cross join (select country_id, state_id from tenant where not is_provider limit 1) as t`
  await owner`
    insert into app_user (email, first_name, last_name, is_setup_completed)
    select 'person-' || n || '@gewachsen.example', 'Vorname ' || n % 97, 'Nachname ' || n, true
    from generate_series(${from.users + 1}::integer, ${to.users}::integer) as n`
  await owner`
    insert into user_role (tenant_id, user_id, role_type, status)
    select t.id, u.id, case when u.turn <= ${to.schools}::integer then 'admin' else 'user' end, 'active'
    from (select id, row_number() over (order by id) as turn from app_user where email like '%@gewachsen.example') as u
    join (select id, row_number() over (order by id) as turn from tenant where name like 'Schule %') as t
      on t.turn = 1 + u.turn % ${to.schools}::integer
    where not exists (select from user_role ur where ur.user_id = u.id)`
  await owner`
    insert into allowed_email (email)
    select 'neu-' || n || '@gewachsen.example'
    from generate_series(${from.allowed + 1}::integer, ${to.allowed}::integer) as n`
  await owner`vacuum analyze`
  await owner`checkpoint`
}

/** Measures the provider's lists of 100 schools, people and allowed addresses, and of 300, 20,000 and 5,000. */
export const measureProviderLists = async (installation: Installation): Promise<GrownList[]> => {
  await grow(installation, { schools: 0, users: 0, allowed: 0 }, small)
  const visitor = await signIn(installation.url, provider, demoPassword)
  return measureGrown(visitor, lists, () => grow(installation, small, large))
}
