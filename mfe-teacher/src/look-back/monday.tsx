import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { lazy, Suspense, useState } from 'react'

const WeekBefore = lazy(() => import('./week-before'))

/** Opens the look-back on the week before on the start page (rule look-back.1). */
export function Monday({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.home')
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t(($) => $.lookBack.show)}
      </Button>
    )
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Loading label={t(($) => $.lookBack.loading)}>
            <Skeleton className="h-48" />
          </Loading>
        }
      >
        <WeekBefore classId={classId} />
      </Suspense>
    </ErrorBoundary>
  )
}
