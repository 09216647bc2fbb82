import { ErrorBoundary, type FillerProps, provideFillers } from '@lernspur/app-runtime'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { lazy, Suspense } from 'react'
import { areas } from './areas'

// No first page has a slot.
const FillerView = lazy(() => import('./filler-view'))

function View(props: FillerProps) {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div aria-busy>
            <Skeleton className="h-24" />
          </div>
        }
      >
        <FillerView {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Gives the slots in pages of areas what is released for them. */
export const startFillers = (): void => provideFillers({ fillersOf: areas.fillersOf, View })
