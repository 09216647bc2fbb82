import { ErrorBoundary, useClass, useClassRights, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { ObservationForm } from './observation-form'
import { ObservationSkeleton } from './observation-skeleton'

/** Captures observations: a competence, then one tap per student. */
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
        // What is said above of a class that is not active tells why.
        <EmptyState
          icon={<Lock />}
          title={t(($) => $.forbidden.title)}
          description={name && t(($) => $.forbidden.text)}
        />
      )}
    </Page>
  )
}
