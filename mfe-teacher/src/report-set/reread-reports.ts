import { reportKeys } from '@lernspur/api-client/teacher/report.queries'
import { isApiError, queryClient } from '@lernspur/app-runtime'

/** Refetches reports: lists, checks and single ones. */
export const rereadReports = (): void => void queryClient.invalidateQueries({ queryKey: reportKeys.all })

/** After a refusal: somebody has completed, changed or deleted one of the reports meanwhile. */
export const rereadIfRefused = (error: unknown): void => {
  if (isApiError(error) && !error.networkError && error.status < 500) rereadReports()
}
