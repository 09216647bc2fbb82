import { deleteReportsMutation, moveReportsMutation } from '@lernspur/api-client/teacher/report.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { rereadIfRefused } from '../../report-set/reread-reports'

/** Bulk actions on reports; moving can be undone, deleting asks for confirmation. */
export const useChosenReports = (classId: string) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync: move } = useMutation({ ...moveReportsMutation(), onError: rereadIfRefused })
  const { mutateAsync: remove, isPending: isRemoving } = useMutation({
    ...deleteReportsMutation(),
    onError: rereadIfRefused,
  })
  const params = { schoolClassId: classId }

  /** Moves reports into a group, or out of theirs; undo moves back those that are still there. */
  const put = async (reports: readonly ReportSummary[], groupId: string | null, text: string) => {
    await move({ params, body: { moves: [{ reportIds: reports.map(({ id }) => id), groupId }] } })
    const before = [...Map.groupBy(reports, (report) => report.groupId)].filter(([from]) => from !== groupId)
    const moves = before.map(([from, own]) => ({
      reportIds: own.map(({ id }) => id),
      groupId: from,
      from: groupId,
    }))
    // The failure is shown like any other.
    toast({
      text,
      ...(moves.length > 0 && {
        undo: () =>
          move({ params, body: { moves } }).then(
            () => {},
            () => {},
          ),
      }),
    })
  }

  const moveTo = (reports: readonly ReportSummary[], group: { id: string; name: string }) =>
    put(
      reports,
      group.id,
      t(($) => $.chosen.moved, { count: reports.length, name: group.name }),
    )

  const takeOut = (reports: readonly ReportSummary[]) => {
    const grouped = reports.filter(({ groupId }) => groupId !== null)
    return put(
      grouped,
      null,
      t(($) => $.chosen.takenOut, { count: grouped.length }),
    )
  }

  /** True once they are deleted. */
  const removeAll = async (reports: readonly ReportSummary[]): Promise<boolean> => {
    const remarks = reports.reduce(
      (sum, { subjects, hasSummaryComment }) =>
        sum + subjects.filter(({ hasComment }) => hasComment).length + Number(hasSummaryComment),
      0,
    )
    const completed = reports.filter(({ status }) => status === 'completed').length
    const isSure = await confirm({
      title: t(($) => $.chosen.deleteQuestion, { count: reports.length }),
      description: [
        t(($) => $.chosen.deleteText),
        remarks > 0 && t(($) => $.chosen.deleteRemarks, { count: remarks }),
        completed > 0 && t(($) => $.chosen.deleteCompleted, { count: completed }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t(($) => $.chosen.deleteConfirm, { count: reports.length }),
      theme: 'danger',
    })
    if (!isSure) return false
    await remove({ params, body: { reportIds: reports.map(({ id }) => id) } })
    toast({ text: t(($) => $.chosen.deleted, { count: reports.length }) })
    return true
  }

  return { moveTo, takeOut, removeAll, isRemoving }
}
