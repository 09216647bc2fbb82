import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import postgres from 'postgres'

/** Columns in camelCase; values as JSON carries them. Values of jsonb columns keep their keys as they are. */
export type Row = Readonly<Record<string, unknown>>

/** Inserts rows with equal columns in one statement; the table determines the types. */
export const insertRows = async (tx: Transaction, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const columns = keys.map(postgres.fromCamel)
  const values = JSON.stringify(
    rows.map((row) => Object.fromEntries(keys.map((key, index) => [columns[index], row[key]]))),
  )
  await tx`
    insert into ${tx(table)} (${tx(columns)})
    select ${tx(columns)} from json_populate_recordset(null::${tx(table)}, ${values}::text::json)
  `
}

/** Writes rows of one tenant. */
export interface TenantWriter {
  readonly tenantId: string
  insert(table: string, rows: readonly Row[]): Promise<void>
}

/** Sets the transaction's tenant, which row-level security requires, and returns its writer. */
export const tenantWriter = async (tx: Transaction, tenantId: string): Promise<TenantWriter> => {
  await tx`select set_config('app.tenant_id', ${tenantId}, true)`
  return {
    tenantId,
    insert: (table, rows) =>
      insertRows(
        tx,
        table,
        rows.map((row) => ({ tenantId, ...row })),
      ),
  }
}

/** Ids that sort in the order of creation. */
export const newId = (): string => Bun.randomUUIDv7()

/** Both time columns of a row that has not changed since its creation. */
export const stampedAt = (instant: string) => ({ createdAt: instant, updatedAt: instant })
