import { reportKeys } from '@lernspur/api-client/teacher/report.queries'
import { isApiError, queryClient } from '@lernspur/app-runtime'

/** Reads again what is known of reports: lists, checks and single ones. */
export const rereadReports = (): void => void queryClient.invalidateQueries({ queryKey: reportKeys.all })

/** What was asked for was refused: somebody has completed, changed or removed one of the reports meanwhile. */
export const rereadIfRefused = (error: unknown): void => {
  if (isApiError(error) && !error.networkError && error.status < 500) rereadReports()
}
