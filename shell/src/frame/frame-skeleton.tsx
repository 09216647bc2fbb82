import { PageSkeleton } from '@lernspur/app-runtime'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Wordmark } from './wordmark'

/**
 * The frame's layout, until texts and the first screen are loaded. A page contains its markup, which is there before any
 * script has run: without texts in a language, and without hooks.
 */
export function FrameSkeleton() {
  return (
    <div className="flex min-h-dvh">
      <div className="hidden h-dvh w-24 shrink-0 border-r bg-muted p-3 md:block xl:w-58">
        <Skeleton className="h-14" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex min-h-14 items-center border-b px-4">
          <Wordmark />
        </div>
        <PageSkeleton />
      </div>
    </div>
  )
}
