import { useClassRights, useSession } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'

/** What the signed-in user may do with reports of a class; the server decides (rule report.5). */
export const useReportRights = (classId: string) => {
  const { whoAmI, role } = useSession()
  const { canWriteCompetenceEntries: mayWrite } = useClassRights(classId)
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  const mayFinish = ({ createdBy }: Pick<Report, 'createdBy'>) => mayWrite && (leads || createdBy === whoAmI.id)
  return {
    mayWrite,
    mayFinish,
    /** Completed reports are removed by managers and admins only. */
    mayDelete: (report: Pick<Report, 'createdBy' | 'status'>) =>
      mayFinish(report) && (leads || report.status === 'inProgress'),
  }
}

export type ReportRights = ReturnType<typeof useReportRights>
