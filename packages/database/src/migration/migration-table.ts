import type { Transaction } from '../transaction/tenant-transaction'

/** Advisory lock of whoever changes the schema; arbitrary, but the same in every version of the product. */
export const migrationLock = 724_516_001

/** The table of the applied migrations. */
export const makeMigrationTable = async (tx: Transaction): Promise<void> => {
  await tx`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
}
