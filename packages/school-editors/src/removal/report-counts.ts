import { isApiError } from '@lernspur/app-runtime'

/** How many reports a refused deletion would delete as well. */
export interface ReportCounts {
  readonly all: number
  readonly completed: number
  /** Whether the user may delete them; managers and admins may (rule report.7). */
  readonly mayTake: boolean
}

/** The reports because of which a deletion was refused; null for any other failure. */
export const reportCountsOf = (error: unknown): ReportCounts | null => {
  if (!isApiError(error)) return null
  const numberAt = (path: string) => Number(error.details.find((detail) => detail.path === path)?.message ?? 0)
  const all = numberAt('reportCount')
  if (all === 0) return null
  return { all, completed: numberAt('completedReportCount'), mayTake: error.code === 'INVALID_IMPLICIT_DELETION' }
}
