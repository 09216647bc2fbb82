import { useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

const placeholders = [0, 1, 2, 3, 4, 5]

/** Skeleton of a student's page. */
export function StudentSkeleton() {
  const { t } = useTranslation('teacher.student')
  return (
    <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-5 w-48" />
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-9 w-64" />
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
          {placeholders.map((placeholder) => (
            <Skeleton key={placeholder} className="h-64" />
          ))}
        </div>
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}
