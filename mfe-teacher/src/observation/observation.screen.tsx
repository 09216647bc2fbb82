import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import {
  ErrorBoundary,
  observationOnPlan,
  prefetchLoader,
  useClass,
  useClassRights,
  useDeviceSetting,
  usePageTitle,
  useQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { missingIn } from '../class-data/gaps'
import { useClassId } from '../class-data/use-class-id'
import { openCanvasSoon } from '../level/drawn-picture'
import { recoverDraft } from './draft/open-draft'
import { ObservationForm } from './observation-form'

const placeholders = Array.from({ length: 16 }, (_, index) => index)

/** Skeleton of the observation form. */
function ObservationSkeleton() {
  const { t } = useTranslation('teacher.observation')
  return (
    <Loading label={t(($) => $.loading)} className="grid gap-2">
      <Skeleton className="h-15" />
      <Skeleton className="h-11 max-sm:hidden" />
      <Skeleton className="h-15 sm:h-11" />
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 min-[68.75rem]:grid-cols-2">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-11" />
        ))}
      </div>
    </Loading>
  )
}

interface SurfaceChoiceProps {
  classId: string
  isPlan: boolean
  onPlan: (isPlan: boolean) => void
}

/** Shows the children as a list or as they sit, unless the class lacks what either needs. */
function SurfaceChoice({ classId, isPlan, onPlan }: SurfaceChoiceProps) {
  const { t } = useTranslation('teacher.observation')
  const { data } = useQuery(observationFormQuery({ schoolClassId: classId }))
  if (data && missingIn(data)) return null
  return (
    <SegmentedControl
      label={t(($) => $.plan.surface)}
      value={isPlan ? 'plan' : 'list'}
      onValueChange={(surface) => onPlan(surface === 'plan')}
      segments={[
        { value: 'list', label: t(($) => $.plan.list) },
        { value: 'plan', label: t(($) => $.plan.title) },
      ]}
    />
  )
}

export const loader = prefetchLoader(({ params: { classId = '' } }) => {
  openCanvasSoon()
  // It is read from this device meanwhile.
  void recoverDraft(classId)
  return [observationFormQuery({ schoolClassId: classId })]
})

/** Records observations: a competence, then one tap per student. */
export function Component() {
  const { t } = useTranslation('teacher.observation')
  const classId = useClassId()
  const name = useClass(classId)?.name
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const title = t(($) => $.title)
  const [isPlan, setPlan] = useDeviceSetting(observationOnPlan)
  usePageTitle(title)
  return (
    <Page isDense>
      <PageHeader
        isDense
        title={title}
        actions={
          canWriteCompetenceEntries ? <SurfaceChoice classId={classId} isPlan={isPlan} onPlan={setPlan} /> : undefined
        }
      />
      {canWriteCompetenceEntries ? (
        <ErrorBoundary>
          <Suspense fallback={<ObservationSkeleton />}>
            <ObservationForm key={classId} classId={classId} isPlan={isPlan} />
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
