import { useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { cardHeight } from './children/child-card'

const placeholders = Array.from({ length: 12 }, (_, index) => index)

/** Skeleton of the capture screen. */
export function ObservationSkeleton() {
  const { t } = useTranslation('teacher.observation')
  return (
    <Loading label={t(($) => $.loading)} className="grid gap-4">
      <Skeleton className="h-15 sm:h-78 lg:h-68" />
      <Skeleton className="h-11" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className={cardHeight} />
        ))}
      </div>
    </Loading>
  )
}
