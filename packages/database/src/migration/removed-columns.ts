import { DatabaseProblem } from '../database-problem'
import type { Transaction } from '../transaction/tenant-transaction'

/** A column that is gone, or has another name. */
export interface RemovedColumn {
  readonly table: string
  readonly column: string
}

/** Who reads these columns, a sentence each. */
export type FindReaders = (removed: readonly RemovedColumn[]) => Promise<readonly string[]>

/** Columns of all tables and views, as they are in this transaction. */
export const readColumns = async (tx: Transaction): Promise<readonly RemovedColumn[]> => [
  ...(await tx<RemovedColumn[]>`
    select c.relname as "table", a.attname as "column"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'registry'))
      and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`),
]

const keyOf = ({ table, column }: RemovedColumn): string => `${table}.${column}`

/** Columns that were there before and are not now. */
export const removedFrom = (
  before: readonly RemovedColumn[],
  after: readonly RemovedColumn[],
): readonly RemovedColumn[] => {
  const left = new Set(after.map(keyOf))
  return before.filter((one) => !left.has(keyOf(one)))
}

/** Functions whose text names a column and its table: the server does not know what is in that text. */
const functionsReading = async (tx: Transaction, { table, column }: RemovedColumn): Promise<string[]> => {
  const rows = await tx<{ name: string }[]>`
    select distinct p.proname as name
    from pg_proc p
    where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'registry'))
      and p.prosrc ~ ${`\\y${column}\\y`} and p.prosrc ~ ${`\\y${table}\\y`}
    order by p.proname`
  return rows.map(({ name }) => `${table}.${column} is read by the function ${name}`)
}

/** Throws a DatabaseProblem that names who reads what a migration took away; its comments change nothing about that. */
export const requireUnread = async (
  tx: Transaction,
  name: string,
  removed: readonly RemovedColumn[],
  readersOf: FindReaders,
): Promise<void> => {
  if (removed.length === 0) return
  const readers: string[] = []
  for (const one of removed) readers.push(...(await functionsReading(tx, one)))
  readers.push(...(await readersOf(removed)))
  if (readers.length === 0) return
  throw new DatabaseProblem(
    'still-read',
    `The migration ${name} takes away what is still read, and was not applied: ${readers.join('; ')}.`,
  )
}
