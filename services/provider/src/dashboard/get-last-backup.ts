import type { LastBackup } from '@lernspur/contracts/provider/dashboard.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** The last backup that was recorded; null when there was none (rule desk.4). */
export const getLastBackup = async (call: Call): Promise<LastBackup> => {
  const [[last]] = await call.read((tx) => [
    tx<NonNullable<LastBackup['backup']>[]>`
      select iso_instant(br.taken_at) as taken_at, br.size_bytes::float8 as size_bytes, br.is_encrypted, br.is_checked
      from backup_record br order by br.taken_at desc limit 1`,
  ])
  return { backup: last ?? null }
}
