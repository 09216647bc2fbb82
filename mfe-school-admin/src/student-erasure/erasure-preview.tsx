import { erasurePreviewQuery } from '@lernspur/api-client/school-admin/data-protection/student-erasure.queries'
import { ErrorNotice, keepPreviousData, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import {
  type CompletedReportsChoice,
  type ErasureCounts,
  erasureKinds,
} from '@lernspur/contracts/school-admin/student-erasure.contract'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

/** Zero counts are left out; what stays is listed below. */
function Counts({ counts }: { counts: ErasureCounts }) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const nonEmptyKinds = erasureKinds.flatMap((kind) =>
    kind !== 'keptReports' && (counts[kind] ?? 0) > 0 ? [kind] : [],
  )
  return (
    <>
      {nonEmptyKinds.length === 0 ? (
        <p className="text-muted-foreground">{t(($) => $.preview.nothing)}</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {nonEmptyKinds.map((kind) => (
            <div key={kind} className="contents">
              <dd className="text-right font-semibold tabular-nums">{format.number(counts[kind] ?? 0)}</dd>
              <dt>{t(($) => $.count[kind], { count: counts[kind] ?? 0 })}</dt>
            </div>
          ))}
        </dl>
      )}
      {counts.keptReports > 0 && <p>{t(($) => $.preview.kept, { count: counts.keptReports })}</p>}
    </>
  )
}

interface PreviewProps {
  studentId: string
  completedReports: CompletedReportsChoice
}

/** What would be deleted with the child, as exact counts. */
export function ErasurePreview({ studentId, completedReports }: PreviewProps) {
  const { t } = useTranslation('school-admin.erasures')
  const preview = useQuery({
    ...erasurePreviewQuery({ studentId }, { completedReports }),
    placeholderData: keepPreviousData,
    // Always refetched: others keep writing entries, and the counts before an erasure must be current.
    staleTime: 0,
  })
  if (preview.error) return <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} />
  return (
    <section className="grid gap-2" aria-busy={preview.isFetching}>
      <h3 className="font-semibold">{t(($) => $.preview.title)}</h3>
      {preview.data ? <Counts counts={preview.data} /> : <Skeleton className="h-24" />}
    </section>
  )
}
