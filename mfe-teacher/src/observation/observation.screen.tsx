import { ErrorBoundary, useClass, useClassRights, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { cardHeight } from './children/child-card'
import { ObservationForm } from './observation-form'

const placeholders = Array.from({ length: 12 }, (_, index) => index)

/** Skeleton of the observation form. */
function ObservationSkeleton() {
  const { t } = useTranslation('teacher.observation')
  return (
    <Loading label={t(($) => $.loading)} className="grid gap-4">
      <Skeleton className="h-15 sm:h-78 lg:h-68" />
      <Skeleton className="h-11" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className={cardHeight} />
        ))}
      </div>
    </Loading>
  )
}

/** Records observations: a competence, then one tap per student. */
export function Component() {
  const { t } = useTranslation('teacher.observation')
  const classId = useClassId()
  const name = useClass(classId)?.name
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={name && t(($) => $.inClass, { name })} />
      {canWriteCompetenceEntries ? (
        <ErrorBoundary>
          <Suspense fallback={<ObservationSkeleton />}>
            <ObservationForm key={classId} classId={classId} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        // If the class is not active, the notice above says why.
        <EmptyState
          icon={<Lock />}
          title={t(($) => $.forbidden.title)}
          description={name && t(($) => $.forbidden.text)}
        />
      )}
    </Page>
  )
}
