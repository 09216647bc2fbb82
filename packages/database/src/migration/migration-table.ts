import type postgres from 'postgres'
import type { Transaction } from '../transaction/tenant-transaction'
import type { MigrationFile } from './migration-files'

/** Advisory lock for changing the schema; arbitrary, but the same in every version of the product. */
export const migrationLock = 724_516_001

/** Tables that record what was applied. They belong to the user who migrates, so no migration can change them. */
export const makeMigrationTables = async (tx: Transaction): Promise<void> => {
  await tx`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  // Replaced by a baseline: these count as applied, although their files are gone.
  await tx`alter table migration add column if not exists is_replaced boolean not null default false`
  // Every text that a file with functions has had here, so that an older checkout does not restore its own.
  await tx`
    create table if not exists repeatable_migration (
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (name, checksum)
    )`
}

interface AppliedRow {
  readonly name: string
  readonly checksum: string
}

/** The migrations that were applied to a database. */
export interface AppliedMigrations {
  readonly numbered: readonly (AppliedRow & { readonly isReplaced: boolean })[]
  readonly repeatable: readonly AppliedRow[]
}

/** Reads what was applied; `makeMigrationTables` must have run. */
export const readApplied = async (db: postgres.ISql): Promise<AppliedMigrations> => ({
  numbered: await db`select name, checksum, is_replaced from migration order by name`,
  repeatable: await db`select name, checksum from repeatable_migration`,
})

/** The `files` that a database lacks, in their order. */
export const pendingOf = (files: readonly MigrationFile[], applied: AppliedMigrations): MigrationFile[] => {
  const names = new Set(applied.numbered.map(({ name }) => name))
  const texts = new Set(applied.repeatable.map(({ name, checksum }) => `${name} ${checksum}`))
  return files.filter(({ name, checksum, isRepeatable }) =>
    isRepeatable ? !texts.has(`${name} ${checksum}`) : !names.has(name),
  )
}
