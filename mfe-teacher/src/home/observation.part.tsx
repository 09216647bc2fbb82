import './home.css'
import { useCurrentClass, useRightsOf, useTranslation } from '@lernspur/app-runtime'
import { LessonButtons } from './lesson/lesson-buttons'
import { ObserveButton } from './lesson/observe-button'
import { useHomeDayQuery } from './use-home-day'
import { useWarmScreens } from './use-warm-screens'

/** Opens the observation form of the current class. */
function CurrentClass() {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  const rightsOf = useRightsOf()
  useWarmScreens(schoolClass?.isOnboardingFinalized ? schoolClass.id : undefined)
  if (!schoolClass?.isOnboardingFinalized || !rightsOf(schoolClass).canWriteCompetenceEntries) return null
  const { id, name, nickname } = schoolClass
  return <ObserveButton classId={id} title={t(($) => $.observe)} hint={nickname ? `${name} · ${nickname}` : name} />
}

/** The primary action: opens the observation form of the class that is taught now, else of the current one. */
export function Component() {
  const lessons = useHomeDayQuery().data?.lessons
  const current = <CurrentClass />
  return lessons?.length ? <LessonButtons lessons={lessons}>{current}</LessonButtons> : current
}
