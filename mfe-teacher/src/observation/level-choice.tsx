import { LevelPictureOf, useTranslation } from '@lernspur/app-kit'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { cn } from '@lernspur/ui/cn'
import { Avatar } from '@lernspur/ui/data/avatar'
import Pencil from 'lucide-react/icons/pencil'
import { memo } from 'react'
import type { Choice } from './draft'

export interface LevelChoiceProps {
  student: Student
  levels: readonly PerformanceLevel[]
  /** Undefined: nothing chosen. */
  choice: Choice | undefined
  /** The newest level already stored. */
  before: PerformanceLevel | undefined
  /** Whether the row is the Tab stop of the list. */
  isStop: boolean
  onChoose: (studentId: string, choice: Choice) => void
}

const option = cn(
  'grid min-h-11 min-w-11 flex-1 place-items-center rounded-md border border-transparent px-1 text-sm transition-colors',
  'hover:bg-muted aria-checked:border-primary aria-checked:bg-selected aria-checked:ring-1 aria-checked:ring-primary',
)

/** A student with a button for each level; choosing the same level again clears it. */
export const LevelChoice = memo(({ student, levels, choice, before, isStop, onChoose }: LevelChoiceProps) => {
  const { t } = useTranslation('teacher.observation')
  const name = `${student.firstName} ${student.lastName}`
  return (
    <div
      role="radiogroup"
      aria-label={name}
      data-student={student.id}
      tabIndex={isStop ? 0 : -1}
      className={cn(
        'grid grid-cols-1 content-between gap-2.5 rounded-lg border bg-card p-3 transition-colors',
        choice !== undefined && 'border-primary/60',
      )}
    >
      <div className="flex items-center gap-2.5">
        <Avatar name={name} seed={student.id} src={student.avatar} size={32} />
        <p title={name} className="min-w-0 flex-1 truncate leading-tight">
          <span className="font-medium">{student.firstName}</span>{' '}
          <span className="text-sm text-muted-foreground">{student.lastName}</span>
        </p>
        {before && (
          <span className="flex shrink-0 items-center opacity-60" title={t(($) => $.before, { level: before.label })}>
            <span className="sr-only">{t(($) => $.before, { level: before.label })}</span>
            <LevelPictureOf level={before} size={20} decorative />
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {levels.map((level) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be taken back by a second tap.
          <button
            key={level.id}
            type="button"
            role="radio"
            tabIndex={-1}
            aria-checked={choice === level.id}
            aria-label={level.label}
            title={level.label}
            onClick={() => onChoose(student.id, level.id)}
            className={option}
          >
            <LevelPictureOf level={level} size={32} decorative />
          </button>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: as the levels beside it. */}
        <button
          type="button"
          role="radio"
          tabIndex={-1}
          aria-checked={choice === null}
          aria-label={t(($) => $.noteOnly)}
          title={t(($) => $.noteOnly)}
          onClick={() => onChoose(student.id, null)}
          className={cn(option, 'text-muted-foreground')}
        >
          <Pencil aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  )
})
