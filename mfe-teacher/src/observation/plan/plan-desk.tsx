import { today, useTranslation } from '@lernspur/app-runtime'
import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { cn } from '@lernspur/ui/cn'
import Pencil from 'lucide-react/icons/pencil'
import { type CSSProperties, memo } from 'react'
import { LevelSign } from '../../level/level-sign'
import type { LastEntry } from '../children/last-entry'
import { useChoice } from '../children/use-choice'
import { useHasNote } from '../children/use-has-note'
import type { DraftStore } from '../draft/draft-store'

interface PlanDeskProps extends Pick<LastEntry, 'lastDay' | 'isWaiting'> {
  student: ObservationFormStudent
  /** The child's name as the desk shows it. */
  shortName: string
  levels: readonly PerformanceLevel[]
  store: DraftStore
  /** Whether the child takes part in the subject. */
  isTaking: boolean
  isSelected: boolean
  isStop: boolean
  style?: CSSProperties | undefined
  onSelect: (studentId: string) => void
}

/** A name on a desk: on two lines where one is too short. */
export const deskNameStyle = 'line-clamp-2 w-full wrap-anywhere hyphens-auto text-center text-xs leading-tight'

/** A desk: the child's name and what was chosen. Rerenders only when its own choice changes. */
export const PlanDesk = memo((props: PlanDeskProps) => {
  const { student, shortName, levels, store, lastDay, isWaiting, isTaking, isSelected, isStop, style, onSelect } = props
  const { t } = useTranslation('teacher.observation')
  const { id, firstName, lastName } = student
  const [choice] = useChoice(store, id)
  const hasNote = useHasNote(store, id)
  const level = levels.find((one) => one.id === choice)
  const isToday = lastDay === today()
  const seen = isToday ? (isWaiting ? t(($) => $.waiting.today) : t(($) => $.today)) : ''
  const label = level?.label ?? (choice === null || hasNote ? t(($) => $.noteOnly) : seen)
  return (
    <button
      type="button"
      data-desk={id}
      disabled={!isTaking}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={[`${firstName} ${lastName}`, label].filter(Boolean).join(': ')}
      title={`${firstName} ${lastName}`}
      style={style}
      onClick={() => onSelect(id)}
      className={cn(
        'grid min-h-12 min-w-11 grid-cols-1 grid-rows-[auto_1.25rem] content-center justify-items-center overflow-hidden',
        'rounded-md border bg-card px-1 py-0.5 hover:bg-muted disabled:border-dashed disabled:bg-transparent',
        'aria-pressed:border-primary aria-pressed:ring-2 aria-pressed:ring-primary',
        (choice !== undefined || hasNote) && 'border-primary bg-selected font-medium',
      )}
    >
      <span className={cn(deskNameStyle, 'sm:text-sm')}>{shortName}</span>
      {level ? (
        <LevelSign level={level} size={20} />
      ) : choice === null || hasNote ? (
        <Pencil aria-hidden className="size-4 self-center text-muted-foreground" />
      ) : (
        <span
          aria-hidden
          className={cn('self-center text-xs', isWaiting ? 'text-warning-foreground' : 'text-success-foreground')}
        >
          {isToday && '✓'}
        </span>
      )}
    </button>
  )
})
