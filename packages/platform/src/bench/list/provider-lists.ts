import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import type { Installation } from '../installation'
import { signIn } from '../visitor'
import { filter, type GrownList, measureGrown, order } from './grown-list'

const large = { schools: 300, users: 20_000, allowed: 5000 }
const provider = 'anbieter@lernspur.example'

/** First pages as the screens of the provider ask for them. */
const lists: Readonly<Record<string, string>> = {
  Schools: `/provider/tenants?${order('name')}&limit=50`,
  'People of all schools': `/provider/users?${order('lastName', 'firstName')}&limit=50`,
  'People found by a name': `/provider/users?${order('lastName', 'firstName')}&limit=50&${filter(['person', 'search', 'Winter'])}`,
  'Roles of all schools': '/provider/tenants/user-roles?limit=50',
  Whitelist: `/provider/allowed-emails?${order('email')}&limit=50`,
}

const grow = async ({ owner }: Installation): Promise<void> => {
  await owner`
    insert into tenant (name, country_id, state_id, is_wizard_finalized)
    select 'Schule ' || n, t.country_id, t.state_id, true
    from generate_series(1, ${large.schools}::integer) as n
    cross join (select country_id, state_id from tenant where not is_provider limit 1) as t`
  await owner`
    insert into app_user (email, first_name, last_name, is_setup_completed)
    select 'person-' || n || '@gewachsen.example', 'Vorname ' || n % 97, 'Nachname ' || n, true
    from generate_series(1, ${large.users}::integer) as n`
  await owner`
    insert into user_role (tenant_id, user_id, role_type, status)
    select t.id, u.id, case when u.turn <= ${large.schools}::integer then 'admin' else 'user' end, 'active'
    from (select id, row_number() over (order by id) as turn from app_user where email like '%@gewachsen.example') as u
    join (select id, row_number() over (order by id) as turn from tenant where name like 'Schule %') as t
      on t.turn = 1 + u.turn % ${large.schools}::integer`
  await owner`
    insert into allowed_email (email)
    select 'neu-' || n || '@gewachsen.example' from generate_series(1, ${large.allowed}::integer) as n`
  await owner`vacuum analyze`
}

/** Measures the provider's lists of a few schools, and of 300 with 20,000 people and 5,000 allowed addresses. */
export const measureProviderLists = async (installation: Installation): Promise<GrownList[]> =>
  measureGrown(await signIn(installation.url, provider, demoPassword), lists, () => grow(installation))
