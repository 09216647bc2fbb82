import {
  recalculateReportsMutation,
  recalculationListQuery,
  undoRecalculationsMutation,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useFormat, useMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { rereadIfRefused } from '../../report-set/reread-reports'
import { RecalculatedRow } from './recalculated-row'
import { RecalculationFrame } from './recalculation-frame'

interface RecalculationSetDialogProps {
  classId: string
  /** Open reports. */
  reportIds: readonly string[]
  onClose: () => void
}

/** What today's entries change in several reports, child by child; decisions stay (rule report-subject.6). */
export function RecalculationSetDialog({ classId, reportIds, onClose }: RecalculationSetDialogProps) {
  const { t } = useTranslation('teacher.remark')
  const format = useFormat()
  const toast = useToast()
  const params = { schoolClassId: classId }
  const preview = useQuery(recalculationListQuery(classId, reportIds))
  const { mutate, isPending } = useMutation({ ...recalculateReportsMutation(), onError: rereadIfRefused })
  const { mutateAsync: undo } = useMutation(undoRecalculationsMutation())
  const rows = preview.data?.rows ?? []
  const count = rows.reduce((sum, { changes }) => sum + changes.length, 0)
  const takeBack = async (subjects: { id: string; updatedAt: string }[]) => {
    const { count: restored } = await undo({ params, body: { subjects } })
    const unchangedCount = subjects.length - restored
    if (unchangedCount > 0) toast({ text: t(($) => $.recalculation.unchanged, { count: unchangedCount }) })
  }
  const apply = () =>
    mutate(
      { params, body: { reportIds: rows.map(({ reportId }) => reportId) } },
      {
        onSuccess: ({ rows: subjects }) => {
          toast({
            text: t(($) => $.recalculation.done, { count }),
            // The failure is shown like any other.
            ...(subjects.length > 0 && { undo: () => takeBack(subjects).catch(() => {}) }),
          })
          onClose()
        },
      },
    )
  return (
    <RecalculationFrame preview={preview} count={count} isApplying={isPending} onApply={apply} onClose={onClose}>
      {rows.map(({ reportId, studentFirstName, studentLastName, levels, changes }) => {
        const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
        return (
          <section key={reportId} aria-label={child} className="not-last:pb-4">
            <h3 className="font-semibold wrap-anywhere">{child}</h3>
            <ul className="divide-y">
              {changes.map((change) => (
                <RecalculatedRow key={change.competenceId} levels={levels} change={change} />
              ))}
            </ul>
          </section>
        )
      })}
    </RecalculationFrame>
  )
}
