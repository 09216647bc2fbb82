import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

/** Placeholder for a page that needs a response before it can render. */
export function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
    </Loading>
  )
}
