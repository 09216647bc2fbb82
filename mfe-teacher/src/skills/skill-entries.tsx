import { Link, paths, useClassRights, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { type Entry, levelIdOf } from '../class-work/entry'
import { EntryItem } from '../class-work/entry-item'
import type { EntryLevel } from '../class-work/entry-scale'
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

function CellEntry({ entry, levels, work }: Pick<SkillEntriesProps, 'levels' | 'work'> & { entry: Entry }) {
  const { t } = useTranslation('teacher.skills')
  const level = levels.get(levelIdOf(entry) ?? '')
  return <EntryItem entry={entry} level={level} noteLabel={t(($) => $.note)} occasion={useOccasion(entry, work)} />
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
            <CellEntry key={entry.id} entry={entry} levels={levels} work={work} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
