import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'

type Value = string | number | boolean | null

/** Inserts rows of one shape; keys are column names in camelCase. */
export const insertRows = async (
  tx: Transaction,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> => {
  if (rows.length > 0) await tx`insert into ${tx(table)} ${tx(rows)}`
}

/** A new id like those of the database. */
export const newId = (): string => Bun.randomUUIDv7()
