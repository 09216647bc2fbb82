import { LevelPictureOf, type VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { ClassData } from '../../class-data/use-class-data'
import { type Entry, isLegacy } from '../../entry/entry'
import { EntryOrigin } from '../../entry/entry-origin'
import { LegacyBadge } from '../../entry/legacy-badge'
import { useOccasion } from '../../entry/use-occasion'
import { hasPicture } from '../../level/has-picture'
import { EntryPhotos } from '../../photo/entry-photos'

interface TimelineEntryProps {
  entry: Entry
  level: VisibleLevel | undefined
  work: ClassData
  /** Shown if the timeline covers several students. */
  student: Person | undefined
  /** Whether it can be changed. */
  mayChange: boolean
  onEdit: (entry: Observation) => void
  onRemove: (entry: Observation) => void
}

/** An observation: competence, subject, level and author. */
export const TimelineEntry = memo(
  ({ entry, level, work, student, mayChange, onEdit, onRemove }: TimelineEntryProps) => {
    const { t } = useTranslation('teacher.student')
    const format = useFormat()
    const subject = work.subjects.find(({ id }) => id === entry.schoolSubjectId)
    const occasion = useOccasion(entry, work)
    const competence = work.domains
      .flatMap(({ competences }) => competences)
      .find(({ id }) => id === entry.competenceId)?.description
    const which = competence ?? t(($) => $.entry.unknownCompetence)
    return (
      <li className="flex items-start gap-3 px-4 py-3 sm:px-5 print:break-inside-avoid">
        <span className="grid w-8 shrink-0 justify-items-center pt-0.5">
          {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {student && (
              <Link
                to={paths.student(entry.schoolClassId, student.id)}
                className="inline-flex items-center gap-1.5 font-medium hover:underline"
              >
                <PersonAvatar name={format.name(student)} seed={student.id} src={student.avatar} size={24} />
                {format.name(student)}
              </Link>
            )}
            {subject && <SubjectChipOf subject={subject} short size="sm" />}
            <span className="font-medium">{level?.label ?? t(($) => $.entry.note)}</span>
            <LegacyBadge entry={entry} />
          </p>
          <p className="text-sm">{which}</p>
          {entry.description && (
            <p className="border-l-2 pl-3 text-sm whitespace-pre-wrap text-muted-foreground">{entry.description}</p>
          )}
          <EntryPhotos observationId={isLegacy(entry) ? undefined : entry.id} />
          <EntryOrigin entry={entry} occasion={occasion} className="text-xs text-muted-foreground" />
        </div>
        {mayChange && !isLegacy(entry) && (
          <span className="-my-1 -mr-2 flex shrink-0 print:hidden">
            <IconButton
              size="icon-sm"
              label={t(($) => $.entry.editOf, { competence: which })}
              onClick={() => onEdit(entry)}
            >
              <Pencil aria-hidden />
            </IconButton>
            <IconButton
              size="icon-sm"
              label={t(($) => $.entry.deleteOf, { competence: which })}
              onClick={() => onRemove(entry)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        )}
      </li>
    )
  },
)
