import type postgres from 'postgres'
import type { Transaction } from '../transaction/tenant-transaction'
import type { MigrationFile } from './migration-files'

/** Advisory lock of whoever changes the schema; arbitrary, but the same in every version of the product. */
export const migrationLock = 724_516_001

/** Tables that say what was applied. They belong to whoever migrates, so no migration can change them. */
export const makeMigrationTables = async (tx: Transaction): Promise<void> => {
  await tx`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  // A baseline took the place of these: they count as applied, and no file is there for them any more.
  await tx`alter table migration add column if not exists is_replaced boolean not null default false`
  // Every text that a file with functions ever had here, so that an older checkout does not put back what it has.
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

/** What was applied to a database. */
export interface AppliedMigrations {
  readonly numbered: readonly (AppliedRow & { readonly isReplaced: boolean })[]
  readonly repeatable: readonly AppliedRow[]
}

/** Reads what was applied; `makeMigrationTables` must have run. */
export const readApplied = async (db: postgres.ISql): Promise<AppliedMigrations> => ({
  numbered: await db`select name, checksum, is_replaced from migration order by name`,
  repeatable: await db`select name, checksum from repeatable_migration`,
})

/** Those of `files` that a database lacks, in their order. */
export const pendingOf = (files: readonly MigrationFile[], applied: AppliedMigrations): MigrationFile[] => {
  const names = new Set(applied.numbered.map(({ name }) => name))
  const texts = new Set(applied.repeatable.map(({ name, checksum }) => `${name} ${checksum}`))
  return files.filter(({ name, checksum, isRepeatable }) =>
    isRepeatable ? !texts.has(`${name} ${checksum}`) : !names.has(name),
  )
}
