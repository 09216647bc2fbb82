import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Lock from 'lucide-react/icons/lock'
import { LeftOpen } from '../parts/left-open'

type CompletedReport = Pick<Report, 'id' | 'status' | 'canManage'>

/** Why a report cannot be changed; for a completed one, also what was left open (rule report-work.2). */
export function CompletedNote({ classId, report }: { classId: string; report: CompletedReport }) {
  const { t } = useTranslation('teacher.report')
  const isCompleted = report.status === 'completed'
  const { data } = useQuery({
    ...reportListQuery({ schoolClassId: classId }, { filter: [{ field: 'id', type: 'eq', value: report.id }] }),
    enabled: isCompleted && report.canManage,
  })
  return (
    <Banner icon={<Lock />} className="print:hidden" action={<LeftOpen findings={data?.rows[0]?.leftOpen ?? []} />}>
      {isCompleted ? t(($) => $.editor.completedNote) : t(($) => $.editor.readOnlyNote)}
    </Banner>
  )
}
