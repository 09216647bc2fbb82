import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolReport } from '@lernspur/contracts/teacher/school-report.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import FileDown from 'lucide-react/icons/file-down'
import Smartphone from 'lucide-react/icons/smartphone'
import { useReportFiles } from '../paper/use-report-files'

/** Downloads a report of the list as PDF, or as a page to read. */
export function ArchiveFiles({ report, child }: { report: SchoolReport; child: string }) {
  const { t } = useTranslation('teacher.report')
  const { download, downloadPage, isPending, isPagePending } = useReportFiles()
  const { name } = report
  return (
    <span className="flex">
      <IconButton
        size="icon-sm"
        busy={isPending}
        label={t(($) => $.archive.pdfOf, { child, name })}
        onClick={() => download(report)}
      >
        <FileDown aria-hidden />
      </IconButton>
      <IconButton
        size="icon-sm"
        busy={isPagePending}
        label={t(($) => $.archive.pageOf, { child, name })}
        onClick={() => downloadPage(report)}
      >
        <Smartphone aria-hidden />
      </IconButton>
    </span>
  )
}
