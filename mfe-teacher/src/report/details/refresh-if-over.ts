import { reportQuery } from '@lernspur/api-client/teacher/report.queries'
import { isApiError, queryClient } from '@lernspur/app-runtime'

/** Whether the report no longer exists for the user. */
export const isGoneBy = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND'

/** Another user has completed or deleted the report: rereads it, to show that it is final or gone. */
export const refreshIfOver = (reportId: string) => (error: unknown) => {
  if (isGoneBy(error) || (isApiError(error) && error.code === 'REPORT_ALREADY_COMPLETED')) {
    void queryClient.invalidateQueries({ queryKey: reportQuery(reportId).queryKey })
  }
}
