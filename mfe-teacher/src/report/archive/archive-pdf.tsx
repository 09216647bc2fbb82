import { useTranslation } from '@lernspur/app-kit'
import type { SchoolReport } from '@lernspur/contracts/school-report.contract'
import { IconButton } from '@lernspur/ui/form/icon-button'
import FileDown from 'lucide-react/icons/file-down'
import { useReportPdf } from '../editor/use-report-pdf'

/** Downloads a report of the list as PDF. */
export function ArchivePdf({ report, child }: { report: SchoolReport; child: string }) {
  const { t } = useTranslation('teacher.report')
  const { download, isPending } = useReportPdf()
  return (
    <IconButton
      size="icon-sm"
      busy={isPending}
      label={t(($) => $.archive.pdfOf, { child, name: report.name })}
      onClick={() => download(report)}
    >
      <FileDown aria-hidden />
    </IconButton>
  )
}
