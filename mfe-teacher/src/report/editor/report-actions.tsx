import { useTranslation } from '@lernspur/app-runtime'
import type { PrintOptions, Report } from '@lernspur/contracts/teacher/report.contract'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileDown from 'lucide-react/icons/file-down'
import FilePen from 'lucide-react/icons/file-pen'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { ReportDraft } from '../draft/use-report-draft'
import { useWhenSaved } from '../draft/use-when-saved'
import type { ReportRights } from '../list/use-report-rights'
import { useReportFiles } from '../paper/use-report-files'
import { RecalculationDialog } from '../recalculation/recalculation-dialog'
import { CorrectionDialog } from './correction-dialog'

interface ReportActionsProps {
  classId: string
  report: Report
  draft: ReportDraft
  rights: ReportRights
  /** Whether the dialog with today's proposals is open. */
  isRecalculating: boolean
  onRecalculating: (isOpen: boolean) => void
  onComplete: () => void
}

/** Actions on a whole report: recalculating proposals, PDF, completion, and the correction of a completed one. */
export function ReportActions({
  classId,
  report,
  draft,
  rights,
  isRecalculating,
  onRecalculating,
  onComplete,
}: ReportActionsProps) {
  const { t } = useTranslation('teacher.report')
  const files = useReportFiles()
  const { form = 'standard' } = report.layout
  const whenSaved = useWhenSaved(draft)
  const [isSaving, setIsSaving] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  // The server renders the PDF from what is saved.
  const download = (options: PrintOptions = {}) => whenSaved(() => files.download(report, options))
  // Unsaved changes are saved first.
  const recalculate = () => whenSaved(() => onRecalculating(true))
  // The server checks and completes what it has.
  const complete = async () => {
    setIsSaving(true)
    await whenSaved(onComplete)
    setIsSaving(false)
  }
  return (
    <>
      {report.status === 'inProgress' && rights.mayWrite && (
        <Button variant="outline" onClick={recalculate}>
          <RefreshCw aria-hidden />
          {t(($) => $.editor.recalculate)}
        </Button>
      )}
      {/* One button in two parts, so that the actions stay in one line on a tablet. */}
      <div className="flex">
        <Button variant="outline" busy={files.isPending} onClick={() => download()} className="rounded-r-none">
          <FileDown aria-hidden />
          {t(($) => $.editor.pdf)}
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="outline"
              size="icon"
              busy={files.isPending}
              aria-label={t(($) => $.print.other)}
              className="-ml-px rounded-l-none"
            >
              <ChevronDown aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {form !== 'child' && (
              <DropdownMenuItem onSelect={() => void download({ reportForm: 'child' })}>
                {t(($) => $.print.forChild)}
              </DropdownMenuItem>
            )}
            {languages.map((language) => (
              <DropdownMenuItem key={language} onSelect={() => void download({ language })}>
                {t(($) => $.print.language[language])}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {report.status === 'inProgress' && rights.mayComplete(report) && (
        <Button busy={isSaving} onClick={complete}>
          <CircleCheck aria-hidden />
          {t(($) => $.editor.complete)}
        </Button>
      )}
      {report.status === 'completed' && rights.mayCorrect && !report.replacement && (
        <Button variant="outline" onClick={() => setIsCorrecting(true)}>
          <FilePen aria-hidden />
          {t(($) => $.correction.open)}
        </Button>
      )}
      {isCorrecting && <CorrectionDialog classId={classId} report={report} onClose={() => setIsCorrecting(false)} />}
      {isRecalculating && <RecalculationDialog report={report} onClose={() => onRecalculating(false)} />}
    </>
  )
}
