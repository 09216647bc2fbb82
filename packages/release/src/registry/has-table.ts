import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'

/**
 * Whether a table of the registry is there: a newer checkout, or a service that was released before the gateway, reads
 * the registry of an older installation before it is migrated.
 */
export const hasTable = async (sql: Transaction, name: string): Promise<boolean> => {
  const [row] = await sql<{ isThere: boolean }[]>`
    select to_regclass(${`registry.${name}`}) is not null as is_there`
  return row?.isThere ?? false
}
