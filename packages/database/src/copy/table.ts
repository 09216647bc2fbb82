import type postgres from 'postgres'

/** A table as COPY names it; all identifiers are quoted where they must be. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns of the primary key; rows are ordered by them, so that equal tables give equal bytes. */
  readonly key: readonly string[]
  /** Its rows belong to schools, and each is visible only in the name of its school. */
  readonly isOfTenant: boolean
}

const columnsAt = (sql: postgres.Sql, relation: string, numbers: string) => sql`(
  select array_agg(quote_ident(a.attname) order by place.position)
  from unnest(${sql.unsafe(numbers)}) with ordinality as place (number, position)
  join pg_attribute a on a.attrelid = ${sql.unsafe(relation)} and a.attnum = place.number
)`

/**
 * All tables of the product, by name. Computed columns are left out, because the database fills them, and so are the
 * records of functions: a restore makes the functions as its own checkout has them, and records those.
 */
export const readTables = (sql: postgres.Sql): Promise<Table[]> => sql<Table[]>`
  select
    quote_ident(c.relname) as name,
    c.relrowsecurity as is_of_tenant,
    (
      select array_agg(quote_ident(a.attname) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns,
    ${columnsAt(sql, 'c.oid', 'i.indkey::int2[]')} as key
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> 'repeatable_migration'
  order by c.relname collate "C"`
