import { useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import FileText from 'lucide-react/icons/file-text'
import { useReportRights } from './use-report-rights'

/** Shown when there are no reports yet, with the action that creates the first. */
export function NoReports({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.report')
  const { mayWrite } = useReportRights(classId)
  return (
    <EmptyState
      icon={<FileText />}
      title={t(($) => $.list.empty.title)}
      description={mayWrite ? t(($) => $.list.empty.text) : t(($) => $.list.empty.readOnly)}
    />
  )
}
