import { useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReportDraft } from '../draft/use-report-draft'
import { useWhenSaved } from '../draft/use-when-saved'
import { useReportFiles } from './use-report-files'

/** Downloads what the preview shows as a page to read, on a phone or aloud (rule print.9). */
export function PaperPage({ report, draft }: { report: Report; draft: ReportDraft }) {
  const { t } = useTranslation('teacher.report')
  const { downloadPage, isPagePending } = useReportFiles()
  const whenSaved = useWhenSaved(draft)
  // The server writes the page from what is saved.
  const download = () => whenSaved(() => downloadPage(report))
  return (
    <p className="flex justify-end pb-2 print:hidden">
      <Button size="sm" variant="outline" busy={isPagePending} onClick={download}>
        <Smartphone aria-hidden />
        {t(($) => $.editor.page)}
      </Button>
    </p>
  )
}
