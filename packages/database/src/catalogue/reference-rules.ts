import { roleNames, serviceRole } from '../roles/service-role'
import type { Breach, Rule } from './rule'

const everyRole = roleNames.map(serviceRole)

/**
 * Foreign keys without an index that begins with their columns, and why reading the table for them does no harm. Those
 * that refer to what no service may delete, such as people, need no reason.
 */
export const unindexedReferences: Readonly<Record<string, string>> = {
  release_channel_kind_name_version_fkey: 'An index on kind and name finds the channels of one unit, a handful.',
  release_pin_kind_name_version_fkey: 'An index on kind and name finds the pins of one unit, a school each at most.',
}

/** The columns of the key `f`; and those that refer to the primary key of its target, which find the same rows. */
const columnsOfKey = `
  select array_agg(own order by own) as columns from unnest(f.conkey) as own
  union
  select array_agg(pair.own order by pair.own) from unnest(f.conkey, f.confkey) as pair (own, other)
  where pair.other = any((select p.conkey from pg_constraint p where p.conrelid = f.confrelid and p.contype = 'p')::int2[])`

/**
 * Whoever deletes a row has the database look for what refers to it, in each table that may. Without an index the table
 * is read as a whole, of all schools, while the row is locked.
 */
const indexedReferences: Rule = (db) => db<Breach[]>`
  select format('%s has no index for %s', f.conrelid::regclass, f.conname) as sentence
  from pg_constraint f
  where f.contype = 'f' and f.connamespace in ('public'::regnamespace, 'registry'::regnamespace)
    and f.conname <> all(${Object.keys(unindexedReferences)})
    and exists (select from unnest(${everyRole}::text[]) as role where has_table_privilege(role, f.confrelid, 'delete'))
    and not exists (
      select from pg_index i, (${db.unsafe(columnsOfKey)}) as key
      where i.indrelid = f.conrelid and i.indisvalid
        -- A partial index serves as well where it leaves out only rows that refer to nothing.
        and (i.indpred is null or exists (
          select from pg_attribute a
          where a.attrelid = f.conrelid and a.attnum = any(f.conkey)
            and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
        and key.columns = (
          select array_agg(column_number order by column_number)
          from unnest((i.indkey::int2[])[0:cardinality(key.columns) - 1]) as column_number))
  order by 1`

/** That tables with many rows are not read as a whole for a deletion elsewhere. */
export const referenceRules: readonly Rule[] = [indexedReferences]
