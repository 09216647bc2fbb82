import { deleteReportMutation } from '@lernspur/api-client/report.queries'
import { useConfirm, useFormat, useMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileDown from 'lucide-react/icons/file-down'
import Trash2 from 'lucide-react/icons/trash-2'
import { flushDraft, type ReportDraft, saversOf } from '../draft/use-report-draft'
import type { ReportRights } from '../list/use-report-rights'
import { useReportPdf } from './use-report-pdf'

interface ReportActionsProps {
  report: Report
  draft: ReportDraft
  rights: ReportRights
  /** Where to go when the report is gone. */
  backTo: string
  onComplete: () => void
}

/** What can be done with a whole report: the PDF, deleting it, completing it. */
export function ReportActions({ report, draft, rights, backTo, onComplete }: ReportActionsProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const pdf = useReportPdf()
  const removal = useMutation(deleteReportMutation())
  const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
  const remove = async () => {
    const isSure = await confirm({
      title: t(($) => $.removal.question, { child }),
      description: t(($) => $.removal.text, { name: report.name, count: report.subjects.length }),
      confirmLabel: t(($) => $.removal.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    removal.mutate(report.id, {
      onSuccess: () => {
        for (const saver of saversOf(draft)) saver.discard()
        toast({ text: t(($) => $.removal.done, { child }) })
        navigate(backTo, { replace: true })
      },
    })
  }
  // The PDF is drawn from what the server knows.
  const download = async () => {
    await flushDraft(draft)
    pdf.download(report)
  }
  return (
    <>
      {rights.mayDelete(report) && (
        <IconButton label={t(($) => $.removal.label)} variant="outline" disabled={removal.isPending} onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <Button variant="outline" busy={pdf.isPending} onClick={download}>
        <FileDown aria-hidden />
        {t(($) => $.editor.pdf)}
      </Button>
      {report.status === 'inProgress' && rights.mayFinish(report) && (
        <Button onClick={onComplete}>
          <CircleCheck aria-hidden />
          {t(($) => $.editor.complete)}
        </Button>
      )}
    </>
  )
}
