import './home.css'
import { ErrorBoundary, Link, paths, useCurrentClass, useTranslation } from '@lernspur/app-runtime'
import { LinkCard } from '@lernspur/ui/components/card/link-card'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { isMonday } from '../look-back/is-monday'

const WeekBefore = lazy(() => import('../look-back/week-before'))

/** Loaded on demand: the start page of a Monday is as light as that of any other day. */
function Monday({ classId }: { classId: string }) {
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

/** Links to the look-back on the current class; on Mondays it opens here. */
export function Component() {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  if (!schoolClass?.isOnboardingFinalized) return null
  const { id, name } = schoolClass
  return (
    <div className="grid grid-cols-1 gap-3">
      <LinkCard link={<Link to={paths.lookBack(id)} />}>
        <span className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{t(($) => $.lookBack.question)}</span>
            <span className="block text-sm text-muted-foreground">{t(($) => $.lookBack.way, { name })}</span>
          </span>
          <ChevronRight aria-hidden className="size-4.5 text-muted-foreground" />
        </span>
      </LinkCard>
      {isMonday() && <Monday classId={id} />}
    </div>
  )
}
