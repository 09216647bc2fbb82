import type postgres from 'postgres'

export interface SchemaColumn {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** What the database fills in, as a default or computed; null for nothing. */
  readonly fill: string | null
  readonly isComputed: boolean
  readonly storage: string
  readonly collation: string | null
}

export interface SchemaConstraint {
  readonly name: string
  /** As pg_constraint names it: `p` primary key, `u` unique, `f` foreign key, `c` check, `x` exclusion. */
  readonly kind: 'p' | 'u' | 'f' | 'c' | 'x'
  readonly definition: string
  /** Table that a foreign key points to. */
  readonly target: string | null
}

/** Privileges of one role, `select, insert (name)`. */
export interface SchemaGrant {
  readonly role: string
  readonly privileges: string
}

export interface SchemaRelation {
  readonly ownerRole: string
  readonly name: string
  readonly kind: 'table' | 'view'
  /** The query of a view. */
  readonly definition: string | null
  readonly columns: readonly SchemaColumn[]
  readonly constraints: readonly SchemaConstraint[]
  readonly indexes: readonly string[]
  readonly statistics: readonly string[]
  readonly policies: readonly string[]
  readonly isProtected: boolean
  readonly grants: readonly SchemaGrant[]
}

export interface SchemaRoutine {
  readonly ownerRole: string
  /** With the types of its arguments. */
  readonly name: string
  readonly result: string | null
  readonly definition: string
  /** Runs with the rights of its owner. */
  readonly isDefiner: boolean
  readonly executors: readonly string[]
}

/** All that migrations have made in a database, except rows. */
export interface Schema {
  readonly relations: readonly SchemaRelation[]
  readonly routines: readonly SchemaRoutine[]
}

interface GrantRow {
  readonly role: string
  readonly privilege: string
  readonly columns: readonly string[] | null
}

interface RelationRow extends Omit<SchemaRelation, 'grants'> {
  readonly grantRows: readonly GrantRow[]
}

const privilegeOrder = ['select', 'insert', 'update', 'delete', 'references']

const toGrants = (rows: readonly GrantRow[]): SchemaGrant[] => {
  const roles = [...new Set(rows.map(({ role }) => role))].toSorted()
  return roles.map((role) => {
    const own = rows.filter((row) => row.role === role)
    const complete = new Set(own.flatMap(({ privilege, columns }) => (columns ? [] : privilege)))
    const privileges = own
      .filter(({ privilege, columns }) => !columns || !complete.has(privilege))
      .toSorted((a, b) => privilegeOrder.indexOf(a.privilege) - privilegeOrder.indexOf(b.privilege))
      .map(({ privilege, columns }) => (columns ? `${privilege} (${columns.join(', ')})` : privilege))
    return { role, privileges: privileges.join(', ') }
  })
}

const ofProduct = (sql: postgres.ISql, catalogue: string, oid: string, namespace: string) => sql`
  ${sql.unsafe(namespace)} in (select oid from pg_namespace where nspname in ('public', 'registry'))
  and not exists (
    select from pg_depend d
    where d.classid = ${catalogue}::regclass and d.objid = ${sql.unsafe(oid)} and d.deptype = 'e')`

const readRelations = (sql: postgres.ISql) => sql<RelationRow[]>`
  select c.relowner::regrole::text as owner_role, c.oid::regclass::text as name,
    case c.relkind when 'v' then 'view' else 'table' end as kind,
    case c.relkind when 'v' then array_to_string(c.reloptions, ', ') || E'\n' || pg_get_viewdef(c.oid) end as definition,
    array(
      select jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isRequired', a.attnotnull, 'fill', pg_get_expr(ad.adbin, ad.adrelid), 'isComputed', a.attgenerated <> '',
        'storage', a.attstorage, 'collation', (
          select co.collname from pg_collation co where co.oid = a.attcollation and co.collname <> 'default'))
      from pg_attribute a
      left join pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      order by a.attnum
    ) as columns,
    array(
      select jsonb_build_object('name', co.conname, 'kind', co.contype, 'definition', pg_get_constraintdef(co.oid),
        'target', nullif(co.confrelid, 0)::regclass::text)
      from pg_constraint co where co.conrelid = c.oid and co.contype <> 'n'
      order by array_position('{p,u,x,f,c}'::text[], co.contype::text), co.conname
    ) as constraints,
    array(select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = c.oid order by 1) as indexes,
    array(select pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s where s.stxrelid = c.oid order by 1) as statistics,
    array(
      select format('%s for %s to %s%s: %s', p.polname,
        case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
        array_to_string(array(
          select case role when 0 then 'all' else role::regrole::text end from unnest(p.polroles) as role), ', '),
        case when p.polpermissive then '' else ', restrictive' end,
        coalesce(pg_get_expr(p.polqual, p.polrelid), '') || coalesce(' with ' || pg_get_expr(p.polwithcheck, p.polrelid), ''))
      from pg_policy p where p.polrelid = c.oid order by 1
    ) as policies,
    c.relrowsecurity and c.relforcerowsecurity as is_protected,
    array(
      select jsonb_build_object('role', g.grantee::regrole::text, 'privilege', lower(g.privilege_type), 'columns', null)
      from aclexplode(c.relacl) g where g.grantee <> c.relowner
      union all
      select jsonb_build_object('role', g.grantee::regrole::text, 'privilege', lower(g.privilege_type),
        'columns', jsonb_agg(a.attname order by a.attnum))
      from pg_attribute a, aclexplode(a.attacl) g
      where a.attrelid = c.oid and a.attnum > 0 and g.grantee <> c.relowner
      group by g.grantee, g.privilege_type
    ) as grant_rows
  from pg_class c
  where c.relkind in ('r', 'p', 'v', 'm') and ${ofProduct(sql, 'pg_class', 'c.oid', 'c.relnamespace')}
    and c.relname <> all(array['migration', 'repeatable_migration'])
  order by c.relnamespace::regnamespace::text, c.relname collate "C"`

const readRoutines = (sql: postgres.ISql) => sql<SchemaRoutine[]>`
  select p.proowner::regrole::text as owner_role, p.oid::regprocedure::text as name,
    pg_get_function_result(p.oid) as result, pg_get_functiondef(p.oid) as definition, p.prosecdef as is_definer,
    array(
      select case g.grantee when 0 then 'all' else g.grantee::regrole::text end
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner
      order by 1
    ) as executors
  from pg_proc p
  where ${ofProduct(sql, 'pg_proc', 'p.oid', 'p.pronamespace')}
  order by p.pronamespace::regnamespace::text, p.oid::regprocedure::text collate "C"`

/** Reads what migrations have made in a database, in an order that does not depend on when they ran. */
export const readSchema = async (sql: postgres.ISql): Promise<Schema> => ({
  relations: (await readRelations(sql)).map(({ grantRows, ...relation }) => ({
    ...relation,
    grants: toGrants(grantRows),
  })),
  routines: [...(await readRoutines(sql))],
})
