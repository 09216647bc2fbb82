import { useClasses, useFormat, useRightsOf, useTranslation } from '@lernspur/app-runtime'
import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'
import type { ReactNode } from 'react'
import { requestedSubject } from '../../entry/observation-link'
import { useWarmScreens } from '../use-warm-screens'
import { ObserveButton } from './observe-button'
import { useLessonsNow } from './use-lessons-now'

interface LessonButtonsProps {
  /** Those of today. */
  lessons: readonly HomeLesson[]
  /** What is shown without a lesson. */
  children: ReactNode
}

/** One button for each class that is taught now, which opens its observation form with the subject (rule timetable.3). */
export function LessonButtons({ lessons, children }: LessonButtonsProps) {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const classes = useClasses()
  const rightsOf = useRightsOf()
  const taught = useLessonsNow(lessons).flatMap((lesson) => {
    const schoolClass = classes.find(({ id }) => id === lesson.schoolClassId)
    return schoolClass?.isOnboardingFinalized && rightsOf(schoolClass).canWriteCompetenceEntries
      ? [{ ...lesson, schoolClass }]
      : []
  })
  useWarmScreens(taught[0]?.schoolClassId)
  if (taught.length === 0) return children
  return (
    <div className="grid gap-3">
      {taught.map(({ schoolClass, subject, startsAt, endsAt }) => (
        <ObserveButton
          key={`${schoolClass.id} ${subject.id}`}
          classId={schoolClass.id}
          search={`?${requestedSubject}=${subject.id}`}
          title={t(($) => $.lesson.now, { name: schoolClass.name, subject: subject.name })}
          hint={t(($) => $.lesson.observe, { from: format.time(startsAt), until: format.time(endsAt) })}
        />
      ))}
    </div>
  )
}
