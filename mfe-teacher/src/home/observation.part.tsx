import './home.css'
import { Link, paths, useClasses, useCurrentClass, useFormat, useRightsOf, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import { requestedSubject } from '../entry/observation-link'
import { useLessonsNow } from './lesson/use-lessons-now'
import { useHomeDayQuery } from './use-home-day'
import { useWarmScreens } from './use-warm-screens'

interface ObserveButtonProps {
  classId: string
  /** Subject that is chosen on the page. */
  subjectId?: string
  title: string
  hint: string
}

/** Opens the observation form of a class, which is fetched as soon as somebody is about to. */
function ObserveButton({ classId, subjectId, title, hint }: ObserveButtonProps) {
  const warm = () =>
    void import('../observation/prefetch-observation-form').then(({ prefetchObservationForm }) =>
      prefetchObservationForm(classId),
    )
  const search = subjectId === undefined ? '' : `${requestedSubject}=${subjectId}`
  return (
    <Button asChild size="lg" className="min-h-20 w-full justify-start gap-4 rounded-lg text-left">
      <Link to={{ pathname: paths.capture(classId), search }} onPointerEnter={warm} onFocus={warm}>
        <Eye aria-hidden className="size-7" />
        <span className="grid min-w-0 flex-1">
          <span className="text-lg font-semibold wrap-anywhere">{title}</span>
          <span className="text-sm font-normal opacity-85 wrap-anywhere">{hint}</span>
        </span>
        <ArrowRight aria-hidden className="size-6" />
      </Link>
    </Button>
  )
}

const noLessons: readonly HomeLesson[] = []

/** What is taught now in classes that take entries of the user. */
const useTaught = (takesEntries: (schoolClass: SchoolClass) => boolean) => {
  const classes = useClasses()
  const lessons = useLessonsNow(useHomeDayQuery().data?.lessons ?? noLessons)
  return lessons.flatMap((lesson) => {
    const schoolClass = classes.find(({ id }) => id === lesson.schoolClassId)
    return schoolClass && takesEntries(schoolClass) ? [{ ...lesson, schoolClass }] : []
  })
}

/**
 * The primary action: opens the observation form of the class that is taught now, with its subject (rule timetable.3);
 * without a lesson that of the current class.
 */
export function Component() {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const current = useCurrentClass()
  const rightsOf = useRightsOf()
  const takesEntries = (schoolClass: SchoolClass) =>
    schoolClass.isOnboardingFinalized && rightsOf(schoolClass).canWriteCompetenceEntries
  const taught = useTaught(takesEntries)
  const [first] = taught
  const shown = current && takesEntries(current) ? current : undefined
  useWarmScreens(first?.schoolClassId ?? (current?.isOnboardingFinalized ? current.id : undefined))
  if (first)
    return (
      <div className="grid gap-3">
        {taught.map(({ schoolClass, subject, startsAt, endsAt }) => (
          <ObserveButton
            key={`${schoolClass.id} ${subject.id}`}
            classId={schoolClass.id}
            subjectId={subject.id}
            title={t(($) => $.lesson.now, { name: schoolClass.name, subject: subject.name })}
            hint={t(($) => $.lesson.observe, { from: format.time(startsAt), until: format.time(endsAt) })}
          />
        ))}
      </div>
    )
  if (!shown) return null
  const { id, name, nickname } = shown
  return <ObserveButton classId={id} title={t(($) => $.observe)} hint={[name, nickname].filter(Boolean).join(' · ')} />
}
