import type { HealthProblem } from '@lernspur/contracts/health.contract'
import type { Database } from '@lernspur/service-kit/call/call'
import { readGauges } from '@lernspur/service-kit/metric/read-gauges'

/** Lets be seen from outside how large the installation is, when it was last saved, and how full its database is. */
export const watchInstallation = (db: Database): void =>
  readGauges(
    {
      lernspur_schools: 'Schools of the installation.',
      lernspur_backup_timestamp_seconds:
        'When the newest backup was taken, in seconds since 1970; 0 when there is none.',
      lernspur_database_connections: 'Connections that the database server has, of whomever.',
      lernspur_database_connections_max: 'Connections that the database server takes.',
      lernspur_database_size_bytes: 'Size of the database.',
    },
    async () => {
      const [row] = await db<Record<'schools' | 'backup' | 'connections' | 'connectionsMax' | 'size', number>[]>`
        select (select count(*) from tenant t where not t.is_provider) as schools,
          (select coalesce(extract(epoch from max(br.taken_at)), 0)::float8 from backup_record br) as backup,
          (select sum(numbackends)::int from pg_stat_database) as connections,
          current_setting('max_connections')::int as connections_max,
          pg_database_size(current_database()) as size`
      if (!row) throw new Error('The database tells nothing.')
      return {
        lernspur_schools: row.schools,
        lernspur_backup_timestamp_seconds: row.backup,
        lernspur_database_connections: row.connections,
        lernspur_database_connections_max: row.connectionsMax,
        lernspur_database_size_bytes: row.size,
      }
    },
  )

/** Hours after which a nightly backup has been missed; the desk says the same (rule desk.4). */
const expectedHours = 26

/** Whether the newest backup is old, or there is none (rule operation.5). */
export const findBackupProblems = async (db: Database): Promise<readonly HealthProblem[]> => {
  const [row] = await db<{ isOld: boolean }[]>`
    select coalesce(max(br.taken_at) < now() - make_interval(hours => ${expectedHours}), true) as is_old
    from backup_record br`
  return row?.isOld ? ['backup'] : []
}
