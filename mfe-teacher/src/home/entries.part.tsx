import './home.css'
import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, type PartProps, paths, useClasses, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { Occasion } from '@lernspur/contracts/teacher/home/home-day.contract'
import { Card } from '@lernspur/ui/components/ui/card'
import { prefetchHomeDay, useHomeDay } from './use-home-day'

type ObservedStudent = Occasion['seen'][number]

function Child({ schoolClassId, student, level }: ObservedStudent & { schoolClassId: string }) {
  return (
    <li>
      <Link
        to={paths.student(schoolClassId, student.id)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md pr-2 pl-1.5 text-sm hover:bg-accent"
      >
        {level && <LevelPictureOf level={level} size={20} />}
        {student.firstName} {[...student.lastName][0]}.
      </Link>
    </li>
  )
}

function OccasionItem({ occasion }: { occasion: Occasion }) {
  const { schoolClassId, observedAt, creator, subject, competence, seen, studentCount } = occasion
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const { whoAmI } = useSession()
  const schoolClass = useClasses().find(({ id }) => id === schoolClassId)
  const by = creator.id === whoAmI.id ? t(($) => $.byMe) : format.name(creator)
  const rest = studentCount - seen.length
  return (
    <li className="grid grid-cols-1 gap-2 border-t px-5 pt-4 pb-3 first:border-t-0">
      <div className="grid grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted-foreground">
          <SubjectChipOf subject={subject} size="sm" />
          {[schoolClass?.name, format.dayShort(observedAt), by].filter(Boolean).join(' · ')}
        </p>
        <p>{competence}</p>
      </div>
      <ul className="-ml-1.5 flex flex-wrap gap-x-2">
        {seen.map((one) => (
          <Child key={one.id} {...one} schoolClassId={schoolClassId} />
        ))}
        {rest > 0 && (
          <li className="inline-flex min-h-11 items-center px-1.5 text-sm text-muted-foreground">
            {t(($) => $.entries.more, { count: rest })}
          </li>
        )}
      </ul>
    </li>
  )
}

function LastEntries() {
  const { t } = useTranslation('teacher.home')
  const { occasions } = useHomeDay()
  return (
    <Card>
      {occasions.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.entries.empty)}</p>
      ) : (
        <ul>
          {occasions.map((occasion) => (
            <OccasionItem key={occasion.id} occasion={occasion} />
          ))}
        </ul>
      )}
    </Card>
  )
}

export const prefetch = prefetchHomeDay

/** The latest observations in the user's classes. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  return (
    <Part title={t(($) => $.entries.title)} skeleton={skeleton}>
      <LastEntries />
    </Part>
  )
}
