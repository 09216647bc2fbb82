import { useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

/** Skeleton of the matrix. */
export function MatrixSkeleton() {
  const { t } = useTranslation('teacher.skills')
  return (
    <Loading label={t(($) => $.loading)}>
      <Skeleton className="h-[calc(100dvh-18rem)] min-h-96" />
    </Loading>
  )
}
