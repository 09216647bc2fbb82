import { reportQuery } from '@lernspur/api-client/report.queries'
import { isApiError, queryClient } from '@lernspur/app-kit'

/** Another user has completed the report: reload it to show it as final. */
export const refreshIfCompleted = (reportId: string) => (error: unknown) => {
  if (isApiError(error) && error.code === 'REPORT_ALREADY_COMPLETED') {
    void queryClient.invalidateQueries({ queryKey: reportQuery(reportId).queryKey })
  }
}
