import { LevelPictureOf, Link, paths, useClassRights, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { type Entry, levelIdOf } from '../class-work/entry'
import { EntryOrigin } from '../class-work/entry-origin'
import type { EntryLevel } from '../class-work/entry-scale'
import { hasPicture } from '../class-work/has-picture'
import { LegacyBadge } from '../class-work/legacy-badge'
import type { ClassWork } from '../class-work/use-class-work'
import { useOccasion } from '../class-work/use-occasion'
import type { SkillColumn } from './matrix'

interface SkillEntriesProps {
  classId: string
  student: Student
  name: string
  competence: SkillColumn
  entries: readonly Entry[]
  levels: ReadonlyMap<string, EntryLevel>
  work: ClassWork
  onClose: () => void
}

interface EntryItemProps extends Pick<SkillEntriesProps, 'levels' | 'work'> {
  entry: Entry
}

function EntryItem({ entry, levels, work }: EntryItemProps) {
  const { t } = useTranslation('teacher.skills')
  const format = useFormat()
  const level = levels.get(levelIdOf(entry) ?? '')
  const occasion = useOccasion(entry, work)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <span className="pt-0.5">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
      </span>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {level?.label ?? t(($) => $.note)}
            <LegacyBadge entry={entry} />
          </span>
          <time dateTime={entry.observedAt} className="text-sm text-muted-foreground tabular-nums">
            {format.day(entry.observedAt)}
          </time>
        </p>
        {entry.description && <p className="mt-1 whitespace-pre-wrap">{entry.description}</p>}
        <EntryOrigin entry={entry} occasion={occasion} className="mt-0.5 text-sm text-muted-foreground" />
      </div>
    </li>
  )
}

/** The entries of a cell, newest first, with links to student and capture. */
export function SkillEntries({
  classId,
  student,
  name,
  competence,
  entries,
  levels,
  work,
  onClose,
}: SkillEntriesProps) {
  const { t } = useTranslation('teacher.skills')
  const { canWriteCompetenceEntries } = useClassRights(classId)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={competence.description}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <LinkButton asChild variant="outline">
            <Link to={paths.student(classId, student.id)}>{t(($) => $.openChild)}</Link>
          </LinkButton>
          {canWriteCompetenceEntries && (
            <LinkButton asChild>
              <Link to={`${paths.capture(classId)}?competence=${competence.id}`}>{t(($) => $.observe)}</Link>
            </LinkButton>
          )}
        </>
      }
    >
      {entries.length === 0 ? (
        <p className="text-muted-foreground">{t(($) => $.unseen)}</p>
      ) : (
        <ul className="-my-3 divide-y">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} levels={levels} work={work} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
