import { deleteReportMutation } from '@lernspur/api-client/teacher/report.queries'
import { useConfirm, useFormat, useMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReportDraft, saversOf } from '../draft/use-report-draft'

interface ReportRemovalProps {
  report: Report
  draft: ReportDraft
  /** Where to navigate after the report was deleted. */
  backTo: string
}

/** Deletes a report permanently, after confirmation. Placed at the end of the page to avoid accidental use. */
export function ReportRemoval({ report, draft, backTo }: ReportRemovalProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
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
    removal.mutate(
      { params: { reportId: report.id } },
      {
        onSuccess: () => {
          for (const saver of saversOf(draft)) saver.discard()
          toast({ text: t(($) => $.removal.done, { child }) })
          navigate(backTo, { replace: true })
        },
      },
    )
  }
  return (
    <div className="flex justify-end border-t pt-4 print:hidden">
      <Button variant="ghost" busy={removal.isPending} onClick={remove} className="text-danger-foreground">
        <Trash2 aria-hidden />
        {t(($) => $.removal.label)}
      </Button>
    </div>
  )
}
