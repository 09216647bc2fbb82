import { Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Card } from '@lernspur/ui/layout/card'

const occasions = ['first', 'second', 'third']

/** Lessons that are on their way, in the size they will have. */
export function EntriesSkeleton() {
  return (
    <Card aria-busy>
      {occasions.map((occasion) => (
        <div key={occasion} className="grid grid-cols-1 gap-3 border-t px-5 pt-4 pb-5 first:border-t-0">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-10/12" />
          <Skeleton className="h-6 w-8/12" />
        </div>
      ))}
    </Card>
  )
}

/** Classes with open reports that are on their way. */
export function ReportsSkeleton() {
  return (
    <Card aria-busy className="flex min-h-16 items-center gap-3 px-5">
      <Skeleton className="size-9" />
      <Skeleton className="h-5 w-36" />
    </Card>
  )
}

const children = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Children and subjects without recent evidence that are on their way. */
export function UnseenSkeleton() {
  return (
    <Card aria-busy className="grid grid-cols-1 gap-4 p-5">
      <Skeleton className="h-5 w-56" />
      <div className="grid gap-4 sm:grid-cols-2">
        {children.map((child) => (
          <Skeleton key={child} className="h-8" />
        ))}
      </div>
      <Skeleton className="mt-4 h-44" />
    </Card>
  )
}
