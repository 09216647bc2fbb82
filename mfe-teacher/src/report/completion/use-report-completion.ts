import { closeReportMutation, closeReportsMutation } from '@lernspur/api-client/teacher/report.queries'
import { endUndo, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { rereadIfRefused } from '../../report-set/reread-reports'
import { childOf } from '../table/child-of'
import { completionOf, type ReportToComplete } from './finding-groups'

/** Completes reports, which ends their undo history. */
export const useReportCompletion = (classId: string, reports: readonly ReportToComplete[], onDone: () => void) => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const toast = useToast()
  const one = useMutation(closeReportMutation({ showsFailure: true }))
  const many = useMutation(closeReportsMutation({ showsFailure: true }))
  const done = () => {
    endUndo(classId, ...reports.map(({ id }) => id))
    const [only] = reports
    toast({
      text:
        reports.length === 1 && only
          ? t(($) => $.completion.done, { child: format.name(childOf(only)) })
          : t(($) => $.completion.allDone, { count: reports.length }),
    })
    onDone()
  }
  const outcome = { onSuccess: done, onError: rereadIfRefused }
  const complete = (rows: readonly CheckedReportRow[]) => {
    const completion = completionOf(rows)
    const [first] = completion
    if (completion.length === 1 && first) {
      const { reportId, incompleteSubjectIds } = first
      one.mutate({ params: { reportId }, body: { incompleteSubjectIds } }, outcome)
    } else many.mutate({ params: { schoolClassId: classId }, body: { reports: completion } }, outcome)
  }
  const clearFailure = () => {
    one.reset()
    many.reset()
  }
  return { close: complete, isPending: one.isPending || many.isPending, error: one.error ?? many.error, clearFailure }
}
