import { useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

const placeholders = [0, 1, 2]

/** Skeleton of a few days of observations. */
export function TimelineSkeleton() {
  const { t } = useTranslation('teacher.student')
  return (
    <Loading label={t(($) => $.timeline.loading)} className="grid grid-cols-1 gap-5">
      {placeholders.map((placeholder) => (
        <div key={placeholder} className="grid grid-cols-1 gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-52" />
        </div>
      ))}
    </Loading>
  )
}
