import { useClassRights, useSession } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'

/** Whether the user may rename and dissolve a group; the server enforces it (rule report-work.4). */
export const useManagesGroup = (classId: string) => {
  const { whoAmI, role } = useSession()
  const { canWriteCompetenceEntries: mayWrite } = useClassRights(classId)
  return (group: ReportGroup, reports: readonly ReportSummary[]): boolean =>
    mayWrite &&
    (role?.roleType !== 'user' ||
      group.createdById === whoAmI.id ||
      (reports.length > 0 && reports.every(({ canManage }) => canManage)))
}
