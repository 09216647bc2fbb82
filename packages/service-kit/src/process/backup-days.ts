import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import * as z from 'zod'
import { StartProblem } from './start-problem'

const days = z.coerce.number().int().min(0).max(3650).default(retentionPeriods.backup.count)

/**
 * Days after which the last backup copy of a day is deleted, from the environment; receipts and the privacy notice
 * state them. Throws a StartProblem that names the variable.
 */
export const readBackupDays = (env: Readonly<Record<string, string | undefined>> = process.env): number => {
  const result = days.safeParse(env.LERNSPUR_BACKUP_DAYS || undefined)
  if (result.success) return result.data
  throw new StartProblem('LERNSPUR_BACKUP_DAYS must be a whole number from 0 to 3650.')
}
