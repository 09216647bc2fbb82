import './home.css'
import {
  LevelPictureOf,
  Link,
  type PartProps,
  paths,
  SubjectChipOf,
  useClasses,
  useFormat,
  useSession,
  useTranslation,
} from '@lernspur/app-kit'
import { Part } from '@lernspur/app-kit/slot/part'
import { Card } from '@lernspur/ui/layout/card'
import type { Occasion } from './entries/group-entries'
import {
  prefetchOccasions,
  type Seen,
  type ShownOccasion,
  useOccasions,
  useShownOccasions,
} from './entries/use-occasions'

/** Students shown per occasion. */
const places = 5

function Child({ schoolClassId, student, level }: Seen & { schoolClassId: string }) {
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

function OccasionItem({ schoolClassId, observedAt, creator, subject, competence, seen }: ShownOccasion) {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const { whoAmI } = useSession()
  const schoolClass = useClasses().find(({ id }) => id === schoolClassId)
  const by = creator.id === whoAmI.id ? t(($) => $.byMe) : format.name(creator)
  const rest = seen.length - places
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
        {seen.slice(0, places).map((one) => (
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

function OccasionList({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ul>
      {useShownOccasions(occasions).map((occasion) => (
        <OccasionItem key={occasion.id} {...occasion} />
      ))}
    </ul>
  )
}

function LastEntries() {
  const { t } = useTranslation('teacher.home')
  const occasions = useOccasions()
  return (
    <Card>
      {occasions.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.entries.empty)}</p>
      ) : (
        <OccasionList occasions={occasions} />
      )}
    </Card>
  )
}

export const prefetch = prefetchOccasions

/** The latest observations in the user's classes. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  return (
    <Part title={t(($) => $.entries.title)} skeleton={skeleton}>
      <LastEntries />
    </Part>
  )
}
