import { setPartStatusMutation } from '@lernspur/api-client/teacher/report.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { rereadIfRefused } from '../../report-set/reread-reports'

/** Completes a subject in many reports, with undo for those that nobody has changed since (rule report-subject.4). */
export const usePartCompletion = (classId: string, onDone: () => void) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const { mutate, isPending, error, reset } = useMutation(setPartStatusMutation({ showsFailure: true }))
  const { mutateAsync: set } = useMutation(setPartStatusMutation())
  const params = { schoolClassId: classId }
  const reopen = async (parts: { id: string; updatedAt: string }[]) => {
    const { count } = await set({ params, body: { status: 'inProgress', parts } })
    const unchangedCount = parts.length - count
    if (unchangedCount > 0) toast({ text: t(($) => $.subjectCompletion.unchanged, { count: unchangedCount }) })
  }
  const complete = (parts: readonly ReportPart[]) =>
    mutate(
      { params, body: { status: 'completed', parts: parts.map(({ id }) => ({ id })) } },
      {
        onSuccess: ({ rows, count }) => {
          toast({
            text: t(($) => $.subjectCompletion.done, { subject: parts[0]?.name ?? '', count }),
            // The failure is shown like any other.
            ...(count > 0 && { undo: () => reopen(rows).catch(() => {}), about: classId }),
          })
          onDone()
        },
        onError: rereadIfRefused,
      },
    )
  return { complete, isPending, error, clearFailure: reset }
}
