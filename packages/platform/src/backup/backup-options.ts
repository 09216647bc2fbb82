import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { Problem } from '../console/problem'

interface BackupOptions {
  /** Folder for backups. */
  readonly to: string | undefined
  /** Days after which backups are deleted. */
  readonly retentionDays: number
}

/**
 * Reads the options of `backup`. Backups are kept for at most `most` days, as the privacy notice and erasure receipts
 * promise (rule expiry.1). Throws a Problem.
 */
export const backupOptions = (
  { to, keep }: { readonly to?: string | undefined; readonly keep?: string | undefined },
  most: number = retentionPeriods.backup.count,
): BackupOptions => {
  if (most === 0) throw new Problem('LERNSPUR_BACKUP_DAYS is 0, which promises that there are no backups.')
  const days = keep === undefined ? most : Number(keep)
  if (!(Number.isInteger(days) && days >= 1 && days <= most)) {
    throw new Problem(
      `--keep takes days, a whole number from 1 to ${most}: the privacy notice promises that no copy is older.`,
    )
  }
  return { to, retentionDays: days }
}
