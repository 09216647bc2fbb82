import { recalculationListQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { keepPreviousData, useQuery } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'

const none: ReadonlySet<string> = new Set()

/** Ids of the open reports in which today's entries would change proposals (rule report-subject.6). */
export const useNotCurrent = (
  classId: string,
  reports: readonly Pick<ReportSummary, 'id' | 'status'>[],
): ReadonlySet<string> => {
  const ids = reports.flatMap(({ id, status }) => (status === 'inProgress' ? [id] : [])).toSorted()
  const { data } = useQuery({
    ...recalculationListQuery(classId, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ rows }) => new Set(rows.map(({ reportId }) => reportId)),
  })
  return (ids.length > 0 && data) || none
}
