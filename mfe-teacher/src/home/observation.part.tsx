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
    void import('../observation/prefetch-observation-form').then((form) => form.prefetchObservationForm(classId))
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

/** The primary action: opens the observation form of the class that is taught now, else of the current one. */
export function Component() {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  const rightsOf = useRightsOf()
  const lessons = useHomeDayQuery().data?.lessons
  const current = schoolClass?.isOnboardingFinalized && rightsOf(schoolClass).canWriteCompetenceEntries && (
    <ObserveButton
      classId={schoolClass.id}
      title={t(($) => $.observe)}
      hint={schoolClass.name + (schoolClass.nickname ? ` · ${schoolClass.nickname}` : '')}
    />
  )
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
