import { useTranslation } from '@lernspur/app-kit'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'

const places = Array.from({ length: 12 }, (_, index) => index)

/** Skeleton of the capture screen. */
export function CaptureSkeleton() {
  const { t } = useTranslation('teacher.observation')
  return (
    <Loading label={t(($) => $.loading)} className="grid gap-5">
      <Skeleton className="h-82 sm:h-114 lg:h-80" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3">
        {places.map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </div>
    </Loading>
  )
}
