import { LevelPictureOf, Link, paths, useClassRights, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { EntryOrigin } from '../class-work/entry-origin'
import type { ClassWork } from '../class-work/use-class-work'
import type { SkillColumn } from './matrix'

interface SkillEntriesProps {
  classId: string
  student: Student
  name: string
  competence: SkillColumn
  entries: readonly Observation[]
  work: ClassWork
  onClose: () => void
}

function Entry({ entry, work }: { entry: Observation; work: ClassWork }) {
  const { t } = useTranslation('teacher.skills')
  const format = useFormat()
  const level = work.levels.get(entry.performanceLevelV2Id ?? '')
  const assessment = work.assessments.find(({ id }) => id === entry.performanceAssessmentId)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <span className="pt-0.5">{level?.picturePath && <LevelPictureOf level={level} size={32} decorative />}</span>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{level?.label ?? t(($) => $.note)}</span>
          <time dateTime={entry.observedAt} className="text-sm text-muted-foreground tabular-nums">
            {format.day(entry.observedAt)}
          </time>
        </p>
        {entry.description && <p className="mt-1 whitespace-pre-wrap">{entry.description}</p>}
        <EntryOrigin entry={entry} occasion={assessment?.name} className="mt-0.5 text-sm text-muted-foreground" />
      </div>
    </li>
  )
}

/** The observations of a cell, newest first, with links to student and capture. */
export function SkillEntries({ classId, student, name, competence, entries, work, onClose }: SkillEntriesProps) {
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
            <Entry key={entry.id} entry={entry} work={work} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
