import { LevelPictureOf, type VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import type { ClassData } from '../../class-data/use-class-data'
import type { Entry } from '../../entry/entry'
import { hasPicture } from '../../level/has-picture'

interface TimelineGroupProps {
  /** At least two that were saved together. */
  entries: readonly Entry[]
  levelOf: (entry: Entry) => VisibleLevel | undefined
  work: ClassData
  /** Renders an entry of the unfolded line. */
  entryItem: (entry: Entry) => ReactNode
}

/** How many entries have which level, the most frequent first. */
const countsOf = (entries: readonly Entry[], levelOf: TimelineGroupProps['levelOf']) =>
  [
    ...Map.groupBy(
      entries.flatMap((entry) => levelOf(entry) ?? []),
      ({ label }) => label,
    ).values(),
  ]
    .map((levels) => ({ level: levels[0], count: levels.length }))
    .toSorted((a, b) => b.count - a.count)

/** One line for what was saved together, which unfolds to its entries. */
export function TimelineGroupItem({ entries, levelOf, work, entryItem }: TimelineGroupProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [first] = entries
  if (!first) return null
  const students = new Set(entries.map(({ studentId }) => studentId)).size
  const competenceIds = new Set(entries.map(({ competenceId }) => competenceId))
  const competence = work.domains
    .flatMap(({ competences }) => competences)
    .find(({ id }) => id === first.competenceId)?.description
  const subjectIds = new Set(entries.map(({ schoolSubjectId }) => schoolSubjectId))
  const subjects = work.subjects.filter(({ id }) => subjectIds.has(id))
  const about =
    competenceIds.size > 1
      ? t(($) => $.group.competences, { count: competenceIds.size })
      : (competence ?? t(($) => $.entry.unknownCompetence))
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-start gap-3 px-4 py-3 text-left transition-colors hover:bg-muted/60 sm:px-5"
      >
        <ChevronDown
          aria-hidden
          className={`mx-1.75 mt-1 size-4.5 shrink-0 text-muted-foreground transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">
              {students > 1
                ? t(($) => $.group.children, { count: students })
                : t(($) => $.timeline.entries, { count: entries.length })}
            </span>
            {subjects.map((subject) => (
              <SubjectChipOf key={subject.id} subject={subject} short size="sm" />
            ))}
            {countsOf(entries, levelOf).map(
              ({ level, count }) =>
                level && (
                  <span key={level.label} className="inline-flex items-center gap-1 text-sm text-muted-foreground">
                    {hasPicture(level) ? <LevelPictureOf level={level} size={20} /> : level.label}
                    <span className="tabular-nums">× {count}</span>
                  </span>
                ),
            )}
          </span>
          <span className="text-sm wrap-anywhere hyphens-auto">{about}</span>
          <span className="text-xs text-muted-foreground">{format.name(first.creator)}</span>
        </span>
      </button>
      <ul id={listId} hidden={!isOpen} className="divide-y border-t bg-muted/30">
        {isOpen && entries.map(entryItem)}
      </ul>
    </li>
  )
}
