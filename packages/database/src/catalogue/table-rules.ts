import type { Database } from '../connection/connect'
import type { Breach, Rule } from './rule'

/** Tables that belong to no school: people, sessions, reference data and platform data. */
export const directoryTables = [
  'allowed_email',
  'announcement',
  'announcement_dismissal',
  'app_user',
  'auth_attempt',
  'backup_record',
  'consent',
  'country',
  'external_identity',
  'external_sign_in',
  'installation_day',
  'invitation',
  'known_device',
  'mail_allowance',
  'mail_cooldown',
  'mail_outbox',
  'migration',
  'notification',
  'notification_choice',
  'official_form',
  'official_form_check',
  'official_form_version',
  'one_time_code',
  'published_seal_key',
  'recovery_code',
  'repeatable_migration',
  'replaced_document',
  'retention_rule',
  'school_calendar',
  'school_closing',
  'school_confirmation',
  'school_day',
  'school_import',
  'school_move',
  'school_number',
  'school_type',
  'school_type_span',
  'session',
  'sign_in_throttle',
  'signing_authority',
  'state',
  'tenant',
  'two_factor',
  'two_factor_reset',
  'used_logout_token',
  'user_role',
  'webhook_due',
  'withdrawn_document',
]

/** The expression in the policy of every tenant table, in the words of architecture.md and facts.md. */
const isolation = "tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)"

const inPublic = (db: Database) => db`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
const ofTenant = (db: Database) => db`${inPublic(db)} and c.relname <> all(${directoryTables})`
const columnsOf = (db: Database, relation: string, numbers: string) => db`(
  select array_agg(a.attname::text order by key.position)
  from unnest(${db.unsafe(numbers)}) with ordinality as key (number, position)
  join pg_attribute a on a.attrelid = ${db.unsafe(relation)} and a.attnum = key.number
)`

const tenantColumn: Rule = (db) => db<Breach[]>`
  select format('%s is in no list of directory tables and has no tenant_id uuid not null', c.relname) as sentence
  from pg_class c
  where ${ofTenant(db)} and not exists (
    select from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'tenant_id' and a.atttypid = 'uuid'::regtype and a.attnotnull
  )`

const primaryKey: Rule = (db) => db<Breach[]>`
  select format('%s has no primary key (tenant_id, id)', c.relname) as sentence
  from pg_class c
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where ${ofTenant(db)}
    and ${columnsOf(db, 'c.oid', 'i.indkey::int2[]')} is distinct from array['tenant_id', 'id']`

const uniqueness: Rule = (db) => db<Breach[]>`
  select format('%s is unique across schools: %s', c.relname, i.indexrelid::regclass) as sentence
  from pg_class c
  join pg_index i on i.indrelid = c.oid and (i.indisunique or i.indisexclusion)
  where ${ofTenant(db)} and 'tenant_id' <> all(coalesce(${columnsOf(db, 'c.oid', 'i.indkey::int2[]')}, '{}'))`

const foreignKeys: Rule = (db) => db<Breach[]>`
  select format('%s points to %s without the school: %s', c.relname, target.relname, f.conname) as sentence
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class target on target.oid = f.confrelid
  where ${inPublic(db)} and f.contype = 'f' and target.relname <> all(${directoryTables}) and not exists (
    select from unnest(
      ${columnsOf(db, 'f.conrelid', 'f.conkey')}, ${columnsOf(db, 'f.confrelid', 'f.confkey')}
    ) as pair (own, other)
    where pair.own = 'tenant_id' and pair.other = 'tenant_id'
  )`

const rowSecurity: Rule = (db) => db<Breach[]>`
  select format('%s does not enable and force row-level security', c.relname) as sentence
  from pg_class c
  where ${ofTenant(db)} and not (c.relrowsecurity and c.relforcerowsecurity)`

const isolationPolicy: Rule = async (db) => {
  // The server rewrites expressions, so the rule's own expression is rewritten the same way before comparing.
  await db.unsafe(`
    create temporary table rule (tenant_id uuid);
    create policy isolation on rule using (${isolation});
  `)
  const breaches = await db<Breach[]>`
    select format('%s lacks the policy that keeps schools apart', c.relname) as sentence
    from pg_class c
    where ${ofTenant(db)} and not exists (
      select from pg_policy p
      join pg_policy rule on rule.polrelid = 'pg_temp.rule'::regclass
      where p.polrelid = c.oid
        and p.polpermissive and p.polcmd = '*' and p.polroles = '{0}' and p.polwithcheck is null
        and pg_get_expr(p.polqual, p.polrelid) = pg_get_expr(rule.polqual, rule.polrelid)
    )`
  await db`drop table pg_temp.rule`
  return breaches
}

const furtherPolicies: Rule = (db) => db<Breach[]>`
  select format('%s is opened further by the policy %s', c.relname, p.polname) as sentence
  from pg_class c
  join pg_policy p on p.polrelid = c.oid
  where ${ofTenant(db)} and p.polpermissive and p.polname <> 'tenant_isolation'
    and not (p.polcmd = 'r' and p.polroles = array['lernspur_provider'::regrole::oid])`

const timeStamps: Rule = (db) => db<Breach[]>`
  select format('%s.%s is a time without time zone', c.relname, a.attname) as sentence
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where ${inPublic(db)} and a.atttypid in ('timestamp'::regtype, 'time'::regtype, 'timetz'::regtype)`

const triggers: Rule = (db) => db<Breach[]>`
  select format('%s has the trigger %s', c.relname, t.tgname) as sentence
  from pg_class c
  join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
  where ${inPublic(db)}`

/** Data rules of architecture.md that tables must keep. Each gives a sentence for every breach. */
export const tableRules: readonly Rule[] = [
  tenantColumn,
  primaryKey,
  uniqueness,
  foreignKeys,
  rowSecurity,
  isolationPolicy,
  furtherPolicies,
  timeStamps,
  triggers,
]
