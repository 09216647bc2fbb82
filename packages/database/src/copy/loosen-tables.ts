import type postgres from 'postgres'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

const readForeignKeys = (sql: postgres.Sql): Promise<ForeignKey[]> => sql<ForeignKey[]>`
  select f.conrelid::regclass::text as "table", quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as definition
  from pg_constraint f
  where f.connamespace = 'public'::regnamespace and f.contype = 'f'
  order by 1, 2`

const readForcedTables = (sql: postgres.Sql): Promise<{ table: string }[]> => sql<{ table: string }[]>`
  select c.oid::regclass::text as "table" from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
  order by 1`

/**
 * Lets the owner fill all tables in any order within the running transaction: drops the foreign keys, and exempts the
 * owner from row-level security, which COPY cannot pass otherwise. The returned function restores both, which checks
 * every foreign key.
 */
export const loosenTables = async (sql: postgres.Sql): Promise<() => Promise<void>> => {
  const keys = await readForeignKeys(sql)
  const forcedTables = await readForcedTables(sql)
  for (const { table } of forcedTables) await sql.unsafe(`alter table ${table} no force row level security`)
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of keys) {
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { table } of forcedTables) await sql.unsafe(`alter table ${table} force row level security`)
  }
}
