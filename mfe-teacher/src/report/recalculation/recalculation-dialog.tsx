import {
  recalculateReportMutation,
  recalculationQuery,
  undoRecalculationMutation,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { RecalculatedRow } from './recalculated-row'
import { RecalculationFrame } from './recalculation-frame'

type RecalculatedReport = Pick<Report, 'id' | 'subjects' | 'performanceVisualLevels'>

interface RecalculationDialogProps {
  report: RecalculatedReport
  onClose: () => void
}

/** Previews what today's entries change in the proposals; decisions stay (rule report-subject.2). */
export function RecalculationDialog({ report, onClose }: RecalculationDialogProps) {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const target = { reportId: report.id }
  const preview = useQuery({ ...recalculationQuery(target), staleTime: 0, gcTime: 0 })
  const { mutate, isPending } = useMutation(recalculateReportMutation())
  const { mutateAsync: undo } = useMutation(undoRecalculationMutation())
  const changes = preview.data?.changes ?? []
  const changed = report.subjects.filter(({ id }) => changes.some(({ subjectId }) => subjectId === id))
  const takeBack = async (subjects: { id: string; updatedAt: string }[]) => {
    const { count } = await undo({ params: target, body: { subjects } })
    const unchangedCount = subjects.length - count
    if (unchangedCount > 0) toast({ text: t(($) => $.recalculation.unchanged, { count: unchangedCount }) })
  }
  const apply = () =>
    mutate(
      { params: target, body: { subjectIds: changed.map(({ id }) => id) } },
      {
        onSuccess: ({ subjects }) => {
          const recalculated = subjects.filter(({ id }) => changed.some((one) => one.id === id))
          toast({
            text: t(($) => $.recalculation.done, { count: changes.length }),
            // The failure is shown like any other.
            undo: () => takeBack(recalculated.map(({ id, updatedAt }) => ({ id, updatedAt }))).catch(() => {}),
            about: report.id,
          })
          onClose()
        },
      },
    )
  return (
    <RecalculationFrame
      preview={preview}
      count={changes.length}
      isApplying={isPending}
      onApply={apply}
      onClose={onClose}
    >
      {changed.map(({ id, name }) => (
        <section key={id} aria-label={name} className="not-last:pb-4">
          <h3 className="font-semibold">{name}</h3>
          <ul className="divide-y">
            {changes
              .filter(({ subjectId }) => subjectId === id)
              .map((change) => (
                <RecalculatedRow key={change.competenceId} levels={report.performanceVisualLevels} change={change} />
              ))}
          </ul>
        </section>
      ))}
    </RecalculationFrame>
  )
}
