import {
  recalculateReportMutation,
  recalculationQuery,
  undoRecalculationMutation,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { ErrorNotice, useMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { RecalculatedRow } from './recalculated-row'

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
  const { data, error, isFetching, refetch } = useQuery({ ...recalculationQuery(target), staleTime: 0, gcTime: 0 })
  const { mutate, isPending } = useMutation(recalculateReportMutation())
  const { mutateAsync: undo } = useMutation(undoRecalculationMutation())
  const changes = data?.changes ?? []
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
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t(($) => $.recalculation.title)}
      description={t(($) => $.recalculation.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {changes.length > 0 ? t(($) => $.cancel) : t(($) => $.close)}
          </Button>
          {changes.length > 0 && (
            <Button busy={isPending} onClick={apply}>
              {t(($) => $.recalculation.apply, { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <ErrorNotice
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
          title={t(($) => $.recalculation.failed)}
        />
      )}
      {!data && !error && (
        <Loading label={t(($) => $.recalculation.loading)}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data && changes.length === 0 && <p>{t(($) => $.recalculation.nothing)}</p>}
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
    </ModalDialog>
  )
}
