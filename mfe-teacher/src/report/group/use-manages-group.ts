import { useClassRights, useSession } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'

/** Whether a group is the user's to rename and dissolve; the server enforces it (rule report-work.4). */
export const useManagesGroup = (classId: string) => {
  const { whoAmI, role } = useSession()
  const { canWriteCompetenceEntries: mayWrite } = useClassRights(classId)
  return (group: ReportGroup, reports: readonly ReportSummary[]): boolean =>
    mayWrite &&
    (role?.roleType !== 'user' ||
      group.createdById === whoAmI.id ||
      (reports.length > 0 && reports.every(({ canManage }) => canManage)))
}
