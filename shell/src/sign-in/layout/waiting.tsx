import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'

/** Holds the place of a page that asks the server before it knows what to show. */
export function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
    </Loading>
  )
}
