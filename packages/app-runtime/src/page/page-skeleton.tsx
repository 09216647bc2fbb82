import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

/** Placeholder for a screen whose code and texts are loading, or whose row is in a list that is being read again. */
export function PageSkeleton() {
  return (
    <Page>
      <div className="grid grid-cols-1 gap-2" aria-busy>
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <Skeleton className="h-72" />
    </Page>
  )
}
