import { LevelPictureOf, Link, paths, SubjectChipOf, useFormat, useSession, useTranslation } from '@lernspur/app-kit'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Card, CardHeader } from '@lernspur/ui/layout/card'
import { type Entry, useLastEntries } from './use-last-entries'

function EntryRow({ observation, student, subject, competence, level }: Entry) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { whoAmI } = useSession()
  const name = format.name(student)
  const { creator } = observation
  const by = creator.id === whoAmI.id ? t(($) => $.byMe) : format.name(creator)
  return (
    <li className="relative flex items-start gap-3 border-t px-5 py-3 transition-colors hover:bg-muted/60">
      <Avatar name={name} seed={student.id} src={student.avatar} size={40} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.student(observation.schoolClassId, student.id)}
            className="font-medium after:absolute after:inset-0"
          >
            {name}
          </Link>
          <SubjectChipOf subject={subject} short size="sm" />
        </div>
        <p className="line-clamp-2 text-sm">{competence}</p>
        {observation.description && (
          <p className="line-clamp-2 text-sm text-muted-foreground italic">{observation.description}</p>
        )}
        <p className="text-xs text-muted-foreground">
          {format.dayShort(observation.observedAt)} · {by}
        </p>
      </div>
      {level && <LevelPictureOf level={level} size={32} />}
    </li>
  )
}

/** What was observed last, by whomever the user shares a class with. */
export function LastEntries() {
  const { t } = useTranslation('home')
  const entries = useLastEntries()
  return (
    <Card>
      <CardHeader title={t(($) => $.entries.title)} />
      {entries.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">{t(($) => $.entries.empty)}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.observation.id} {...entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}
