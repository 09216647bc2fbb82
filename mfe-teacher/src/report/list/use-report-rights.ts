import { useClassRights, useSession } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'

/** What the user may do with reports of a class; the server enforces it (rule report.5). */
export const useReportRights = (classId: string) => {
  const { whoAmI, role } = useSession()
  const { canWriteCompetenceEntries: mayWrite } = useClassRights(classId)
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  const mayComplete = ({ createdBy }: Pick<Report, 'createdBy'>) => mayWrite && (leads || createdBy === whoAmI.id)
  return {
    mayWrite,
    mayComplete,
    /** A completed report is corrected by managers and admins (rule report.11). */
    mayCorrect: leads && mayWrite,
    /** Completed reports may only be deleted by managers and admins. */
    mayDelete: (report: Pick<Report, 'createdBy' | 'status'>) =>
      mayComplete(report) && (leads || report.status === 'inProgress'),
  }
}

export type ReportRights = ReturnType<typeof useReportRights>
