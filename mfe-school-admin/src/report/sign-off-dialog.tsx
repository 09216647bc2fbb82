import { previewSignOffMutation, signOffReportsMutation } from '@lernspur/api-client/teacher/report-bundle.queries'
import {
  ErrorNotice,
  useErrorText,
  useFormat,
  useMutation,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import {
  type ReportBundleKey,
  reportBundleLimits,
  type SignOffRow,
  signOffRefusals,
} from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

interface SignOffDialogProps {
  bundles: readonly ReportBundleKey[]
  onClose: () => void
}

/** Numbers of reports by class, in the order of the rows. */
const byClass = (rows: readonly SignOffRow[]) =>
  [...Map.groupBy(rows, ({ schoolClassId }) => schoolClassId).values()].flatMap((same) =>
    same.slice(0, 1).map(({ schoolClassId, schoolClassName }) => ({
      id: schoolClassId,
      name: schoolClassName,
      count: same.length,
      withFindings: same.filter(({ findings }) => findings > 0).length,
    })),
  )

/** Reports that are not signed off, by reason; each reason unfolds to the children. */
function RefusedReports({ rows }: { rows: readonly SignOffRow[] }) {
  const { t } = useTranslation('school-admin.reports')
  const format = useFormat()
  const nameOf = ({ studentFirstName, studentLastName }: SignOffRow) =>
    format.name({ firstName: studentFirstName, lastName: studentLastName })
  return signOffRefusals.map((refusal) => {
    const same = rows.filter((row) => row.refusal === refusal)
    if (same.length === 0) return null
    return (
      <details key={refusal} className="rounded-md border px-4 py-2">
        <summary className="cursor-pointer py-1.5 font-medium">
          {t(($) => $.sign.refusal[refusal], { count: same.length })}
        </summary>
        <ul className="grid gap-1 py-2 text-sm">
          {same.map((row) => (
            <li key={row.reportId} className="wrap-anywhere">
              {t(($) => $.className, { name: row.schoolClassName })} · {nameOf(row)}
              {row.openSubjects.length > 0 && (
                <span className="text-muted-foreground"> – {format.list(row.openSubjects)}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}

/** Shows which reports would be signed off and which would not, and completes the former. */
export default function SignOffDialog({ bundles, onClose }: SignOffDialogProps) {
  const { t } = useTranslation('school-admin.reports')
  const toast = useToast()
  const textOf = useErrorText()
  const { mutationFn } = previewSignOffMutation()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['report', 'sign-off', bundles],
    queryFn: () => mutationFn({ body: { bundles: [...bundles] } }),
    staleTime: 0,
    gcTime: 0,
  })
  const sign = useMutation(signOffReportsMutation({ showsFailure: true }))
  const rows = data?.rows ?? []
  const ready = rows.filter(({ refusal }) => refusal === null)
  const classes = byClass(ready)
  const withFindings = classes.reduce((all, one) => all + one.withFindings, 0)
  const isTooMany = ready.length > reportBundleLimits.reports
  const submit = () =>
    sign.mutate(
      { body: { reportIds: ready.map(({ reportId }) => reportId) } },
      {
        onSuccess: () => {
          toast({ text: t(($) => $.sign.done, { count: ready.length }) })
          onClose()
        },
        // Somebody has changed one of them since: the preview says what holds now.
        onError: () => void refetch(),
      },
    )
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.sign.title)}
      description={t(($) => $.sign.explanation)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={sign.isPending} disabled={ready.length === 0 || isTooMany || isFetching} onClick={submit}>
            {t(($) => $.sign.submit, { count: ready.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4" aria-live="polite">
        {error && (
          <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} title={t(($) => $.sign.failed)} />
        )}
        {!data && !error && (
          <Loading label={t(($) => $.sign.loading)} className="grid grid-cols-1 gap-2">
            <Skeleton className="h-8" />
            <Skeleton className="h-24" />
          </Loading>
        )}
        {sign.error && <Banner tone="danger">{textOf(sign.error)}</Banner>}
        {data && ready.length === 0 && <Banner tone="neutral">{t(($) => $.sign.nothing)}</Banner>}
        {isTooMany && <Banner tone="warning">{t(($) => $.sign.tooMany, { max: reportBundleLimits.reports })}</Banner>}
        {ready.length > 0 && (
          <section className="grid gap-2">
            <h3 className="font-medium">{t(($) => $.sign.ready, { count: ready.length })}</h3>
            <ul className="grid gap-1 text-sm">
              {classes.map(({ id, name, count }) => (
                <li key={id} className="flex justify-between gap-4">
                  <span className="wrap-anywhere">{t(($) => $.className, { name })}</span>
                  <span className="tabular-nums">{count}</span>
                </li>
              ))}
            </ul>
            {withFindings > 0 && (
              <p className="text-sm text-muted-foreground">{t(($) => $.sign.findings, { count: withFindings })}</p>
            )}
            <p className="text-sm">{t(($) => $.sign.final)}</p>
          </section>
        )}
        {rows.length > ready.length && (
          <section className="grid gap-2">
            <h3 className="font-medium">{t(($) => $.sign.refused, { count: rows.length - ready.length })}</h3>
            <RefusedReports rows={rows} />
          </section>
        )}
      </div>
    </ModalDialog>
  )
}
