import { Skeleton } from '@lernspur/ui/components/ui/skeleton'

/** Placeholder for a step that is loading. */
export function StepSkeleton() {
  return (
    <div aria-busy className="grid w-full max-w-160 content-start max-lg:mx-auto gap-6 py-8 lg:py-14">
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <Skeleton className="h-48" />
    </div>
  )
}
