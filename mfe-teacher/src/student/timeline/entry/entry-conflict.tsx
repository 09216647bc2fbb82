import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import type { ClassData } from '../../../class-data/use-class-data'
import type { EntryConflict } from './use-entry-change'

interface EntryConflictNoteProps {
  conflict: EntryConflict
  work: ClassData
  isSaving: boolean
  onOverwrite: () => void
  onTakeTheirs: () => void
}

/** Shows what another user saved in the meantime and lets the teacher choose; nothing is overwritten silently. */
export function EntryConflictNote({
  conflict,
  work,
  isSaving,
  onOverwrite: onRetainMine,
  onTakeTheirs,
}: EntryConflictNoteProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const { theirs, who } = conflict
  const level = work.levels.get(theirs.performanceLevelV2Id ?? '')?.label ?? t(($) => $.entry.noLevel)
  const competence = work.domains.flatMap(({ competences }) => competences).find(({ id }) => id === theirs.competenceId)
  const facts = [competence?.description, level, format.day(theirs.observedAt)].filter(Boolean).join(' · ')
  return (
    <div role="alert" className="mb-5 grid gap-3 rounded-md bg-warning p-4 text-warning-foreground">
      <p className="font-medium">{who ? t(($) => $.conflict.titleBy, { name: who }) : t(($) => $.conflict.title)}</p>
      <div className="text-sm">
        <p className="font-medium">{t(($) => $.conflict.theirs)}</p>
        <p>{facts}</p>
        {theirs.description && <p className="whitespace-pre-wrap">{theirs.description}</p>}
      </div>
      <p className="text-sm">{t(($) => $.conflict.explanation)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          {t(($) => $.conflict.takeTheirs)}
        </Button>
        <Button size="sm" busy={isSaving} onClick={onRetainMine}>
          {t(($) => $.conflict.overwrite)}
        </Button>
      </div>
    </div>
  )
}
