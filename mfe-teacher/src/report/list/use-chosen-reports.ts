import { deleteReportsMutation } from '@lernspur/api-client/report.queries'
import { assignReportsMutation, unassignReportMutation } from '@lernspur/api-client/report-group.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import type { ReportSummary } from '@lernspur/contracts/report-list.contract'

/** Sequential, so that a class of thirty does not flood the server. */
const inTurn = async <Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) => {
  for (const item of items) await act(item)
}

/** Bulk actions on reports; moving can be undone, deleting asks for confirmation. */
export const useChosenReports = (classId: string) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync: assign } = useMutation(assignReportsMutation())
  const { mutateAsync: unassign } = useMutation(unassignReportMutation())
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(deleteReportsMutation())
  const inGroup = (groupId: string) => ({ schoolClassId: classId, groupId })

  /** Restores the previous groups, as they were in the loaded reports. */
  const putBack = async (reports: readonly ReportSummary[], from: string | null) => {
    const byGroup = Map.groupBy(reports, ({ groupId }) => groupId)
    await inTurn([...byGroup], async ([groupId, own]) => {
      const reportIds = own.map(({ id }) => id)
      if (groupId) await assign({ params: inGroup(groupId), body: { reportIds } })
      else if (from) await inTurn(reportIds, (reportId) => unassign({ params: { ...inGroup(from), reportId } }))
    })
  }

  const moveTo = async (reports: readonly ReportSummary[], group: { id: string; name: string }) => {
    await assign({ params: inGroup(group.id), body: { reportIds: reports.map(({ id }) => id) } })
    toast({
      text: t(($) => $.chosen.moved, { count: reports.length, name: group.name }),
      undo: () => putBack(reports, group.id),
    })
  }

  const takeOut = async (reports: readonly ReportSummary[]) => {
    const grouped = reports.filter(({ groupId }) => groupId !== null)
    await inTurn(grouped, ({ id, groupId }) => unassign({ params: { ...inGroup(groupId ?? ''), reportId: id } }))
    toast({
      text: t(($) => $.chosen.takenOut, { count: grouped.length }),
      undo: () => putBack(grouped, null),
    })
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
    await remove({ params: { schoolClassId: classId }, body: { reportIds: reports.map(({ id }) => id) } })
    toast({ text: t(($) => $.chosen.deleted, { count: reports.length }) })
    return true
  }

  return { moveTo, takeOut, removeAll, isRemoving }
}
