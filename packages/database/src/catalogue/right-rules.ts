import { serviceNames } from '@lernspur/contracts/wire/route'
import type { Database } from '../connection/connect'
import { ownerRole, schemaOwners } from '../roles/schema-owner'
import { roleNames, serviceRole } from '../roles/service-role'
import type { Breach, Rule } from './rule'

const services = serviceNames.map(serviceRole)
const everyRole = roleNames.map(serviceRole)
/** Also those of services that teams have added. */
const isOwner = (db: Database, role: string) => db`${db.unsafe(role)} ~ '^lernspur_[a-z_]+_owner$'`
const provider = serviceRole('provider')

const relations = (db: Database) => db`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`

const roleLimits: Rule = (db) => db<Breach[]>`
  select format('%s may do more than sign in', r.rolname) as sentence
  from pg_roles r
  where r.rolname = any(${everyRole}) and (
    r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole or r.rolreplication
    or exists (select from pg_auth_members m where m.member = r.oid)
  )`

const ownership: Rule = (db) => db<Breach[]>`
  select format('%s owns %s', r.rolname, pg_describe_object(d.classid, d.objid, d.objsubid)) as sentence
  from pg_shdepend d
  join pg_roles r on r.oid = d.refobjid and r.rolname = any(${everyRole})
  where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o'
    and d.dbid = (select oid from pg_database where datname = current_database())`

const owners = schemaOwners.map(ownerRole)

/** The role of a table owner is nobody's login: only those who migrate act as it. */
const ownerLimits: Rule = (db) => db<Breach[]>`
  select format('%s may do more than own tables', r.rolname) as sentence
  from pg_roles r
  where r.rolname = any(${owners}) and (
    r.rolcanlogin or r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole or r.rolreplication
    or exists (select from pg_auth_members m where m.member = r.oid)
  )
  union all
  select format('%s may act as %s', m.member::regrole, m.roleid::regrole)
  from pg_auth_members m
  where m.roleid::regrole::text = any(${owners}) and m.member::regrole::text = any(${everyRole})`

/** No migration could change what belongs to any other role. */
const ownedByOwner: Rule = (db) => db<Breach[]>`
  select format('%s belongs to %s, which is the role of no owner', pg_describe_object(o.class, o.id, 0), o.owner::regrole) as sentence
  from (
    select 'pg_class'::regclass as class, c.oid as id, c.relowner as owner, c.relnamespace as namespace
    from pg_class c
    where c.relkind in ('r', 'p', 'v', 'm') and c.relname <> all(array['migration', 'repeatable_migration'])
    union all
    select 'pg_proc'::regclass, p.oid, p.proowner, p.pronamespace from pg_proc p
  ) as o
  where o.namespace in (select oid from pg_namespace where nspname in ('public', 'registry'))
    and not ${isOwner(db, 'o.owner::regrole::text')} and o.owner::regrole::text <> all(${everyRole})
    and not exists (select from pg_depend d where d.classid = o.class and d.objid = o.id and d.deptype = 'e')`

const powers: Rule = (db) => db<Breach[]>`
  select format('%s may more than read and write rows of %s', role, c.relname) as sentence
  from pg_class c, unnest(${everyRole}::text[]) as role
  where ${relations(db)} and has_table_privilege(role, c.oid, 'truncate, references, trigger, maintain')
  union all
  select format('%s may create things in the schema', role)
  from unnest(${everyRole}::text[]) as role
  where has_schema_privilege(role, 'public', 'create')`

/** The gateway and the role that releases see nothing of schools. */
const registryRoles = [serviceRole('gateway'), serviceRole('release')]

const schoolsFromRegistry: Rule = (db) => db<Breach[]>`
  select format('%s sees %s', role, c.relname) as sentence
  from pg_class c, unnest(${registryRoles}::text[]) as role
  where ${relations(db)} and has_any_column_privilege(role, c.oid, 'select, insert, update, references')`

/** Records of releases stay as they were written. */
const releasesStay: Rule = (db) => db<Breach[]>`
  select format('%s may change %s', r.rolname, c.relname) as sentence
  from pg_class c, pg_roles r
  where c.oid in ('registry.release_version'::regclass, 'registry.release_event'::regclass)
    and r.rolname = any(${everyRole}) and (
      has_any_column_privilege(r.oid, c.oid, 'update')
      or c.relname = 'release_event' and has_table_privilege(r.oid, c.oid, 'delete, truncate')
      or r.rolname <> 'lernspur_release' and has_table_privilege(r.oid, c.oid, 'insert, delete, truncate')
    )`

const everybody: Rule = (db) => db<Breach[]>`
  select distinct format('%s is open to every role', c.relname) as sentence
  from pg_class c, aclexplode(c.relacl) as grants
  where ${relations(db)} and grants.grantee = 0`

const childrenFromProvider: Rule = (db) => db<Breach[]>`
  select format('%s sees %s', ${provider}::text, c.relname) as sentence
  from pg_class c
  where ${relations(db)} and c.relname ~ 'observation|^report|^notification'
    and has_any_column_privilege(${provider}, c.oid, 'select, insert, update, references')`

const countsForProvider: Rule = (db) => db<Breach[]>`
  select format('%s reads %s.%s of every school', ${provider}::text, c.relname, a.attname) as sentence
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attname not in ('tenant_id', 'id')
  where ${relations(db)} and has_column_privilege(${provider}, c.oid, a.attnum, 'select') and (
    c.relname = 'student'
    or exists (select from pg_policy p where p.polrelid = c.oid and p.polroles @> array[${provider}::regrole::oid])
  )`

/** The only service that shows the audit (rule audit.1). */
const reader = 'lernspur_school_admin'

const audit: Rule = (db) => db<Breach[]>`
  select format('%s may do more than add to audit_entry', role) as sentence
  from unnest(${services}::text[]) as role
  where has_any_column_privilege(role, 'audit_entry', 'update')
    or has_any_column_privilege(role, 'audit_entry', 'select') and role <> ${reader}
    or has_table_privilege(role, 'audit_entry', 'delete, truncate')
    or not has_table_privilege(role, 'audit_entry', 'insert')`

const views: Rule = (db) => db<Breach[]>`
  select format('%s does not ask with the rights of who reads it', c.relname) as sentence
  from pg_class c
  where ${relations(db)} and (
    c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)
  )`

const definers: Rule = (db) => db<Breach[]>`
  select format('%s runs with the rights of its owner, for everybody or on any search path', p.oid::regprocedure) as sentence
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and (
    not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')
    or exists (
      select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as grants where grants.grantee = 0
    )
  )`

/** Rules of architecture.md about who may do what. Each gives a sentence for every breach. */
export const rightRules: readonly Rule[] = [
  roleLimits,
  ownership,
  ownerLimits,
  ownedByOwner,
  powers,
  schoolsFromRegistry,
  releasesStay,
  everybody,
  childrenFromProvider,
  countsForProvider,
  audit,
  views,
  definers,
]
