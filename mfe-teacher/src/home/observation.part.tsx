import './home.css'
import { Link, paths, useCurrentClass, useRightsOf, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import { lazy, Suspense } from 'react'
import type { ObserveButtonProps } from './lesson/lesson-buttons'
import { useHomeDayQuery } from './use-home-day'
import { useWarmScreens } from './use-warm-screens'

// Only for those who have lessons today.
const LessonButtons = lazy(() => import(/* webpackChunkName: "home-later" */ './lesson/lesson-buttons'))

/** Opens the observation form of a class, which is fetched as soon as somebody is about to. */
function ObserveButton({ classId, search = '', title, hint }: ObserveButtonProps) {
  useWarmScreens(classId)
  const warm = () =>
    void import('../observation/prefetch-observation-form').then(({ prefetchObservationForm }) =>
      prefetchObservationForm(classId),
    )
  return (
    <Button asChild size="lg" className="min-h-20 w-full justify-start gap-4 rounded-lg text-left">
      <Link to={paths.capture(classId) + search} onPointerEnter={warm} onFocus={warm}>
        <Eye aria-hidden className="size-7" />
        <span className="grid min-w-0 flex-1">
          <span className="text-lg font-semibold">{title}</span>
          <span className="text-sm font-normal opacity-85 wrap-anywhere">{hint}</span>
        </span>
        <ArrowRight aria-hidden className="size-6" />
      </Link>
    </Button>
  )
}

/** Opens the observation form of the current class. */
function CurrentClass() {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  const rightsOf = useRightsOf()
  if (!schoolClass?.isOnboardingFinalized || !rightsOf(schoolClass).canWriteCompetenceEntries) return null
  const { id, name, nickname } = schoolClass
  return <ObserveButton classId={id} title={t(($) => $.observe)} hint={nickname ? `${name} · ${nickname}` : name} />
}

/** The primary action: opens the observation form of the class that is taught now, else of the current one. */
export function Component() {
  const lessons = useHomeDayQuery().data?.lessons
  const current = <CurrentClass />
  return lessons?.length ? (
    <Suspense fallback={current}>
      <LessonButtons lessons={lessons} button={ObserveButton}>
        {current}
      </LessonButtons>
    </Suspense>
  ) : (
    current
  )
}
