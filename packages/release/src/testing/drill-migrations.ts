import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { migrate } from '@lernspur/database/migration/migrate'
import type { InstallationOptions } from '../installation'

const rows = 100

/** Applies a migration that creates and fills a table, slowly enough to be killed in the middle. */
export const migrateOnce = async (
  { ownerUrl, secret, dataDir }: InstallationOptions,
  number: number,
): Promise<void> => {
  const folder = join(dataDir, 'drill', String(number))
  const table = `drill_${number}`
  const sql = `create table ${table} (id integer); select pg_sleep(0.03);
    insert into ${table} select generate_series(1, ${rows});`
  await Bun.write(join(folder, 'platform', `0001-drill-${number}.sql`), sql)
  await migrate(ownerUrl, { secret, folder })
}

/** Migrations that are half applied: the table, its rows or its log line exist without the others. */
export const halfMigrations = async (ownerUrl: string): Promise<string[]> => {
  const owner = connect(ownerUrl, { name: 'drill', max: 1 })
  try {
    const applied = await owner<{ name: string }[]>`
      select 'drill_' || split_part(name, '-', 3) as name from migration where name like 'platform/0001-drill-%'`
    const tables = await owner<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_name like 'drill\\_%'`
    const [received, made] = [applied, tables].map((all) => new Set(all.map(({ name }) => name)))
    const half = [...(received ?? [])]
      .filter((name) => !made?.has(name))
      .concat([...(made ?? [])].filter((name) => !received?.has(name)))
    for (const { name } of tables) {
      const found = await owner`select from ${owner(name)}`
      if (found.length !== rows) half.push(name)
    }
    return half.map((name) => `the migration of ${name} is half`)
  } finally {
    await owner.end({ timeout: 1 })
  }
}
