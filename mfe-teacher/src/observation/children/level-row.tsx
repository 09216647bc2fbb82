import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { memo } from 'react'
import { LevelFace, levelImage } from '../../level/level-sign'
import type { LevelChoice } from '../draft/draft'

interface LevelRowProps {
  /** Whose level it is. */
  name: string
  levels: readonly PerformanceLevel[]
  /** What levels mean for the competence, by their ids. */
  meanings: ReadonlyMap<string, string>
  /** Undefined: nothing chosen. */
  choice: LevelChoice | undefined
  /** Whether the row is the Tab stop of its list. */
  isStop: boolean
  /** Name of the button for a note without a level. */
  noteOnly: string
  /** Whether that button stands elsewhere on phones. */
  isBrief?: boolean
  onChoose: (choice: LevelChoice) => void
}

const noLevel = <CircleDashed aria-hidden className="size-6" />

/**
 * A button for each level, and one for a note alone; choosing the same one again clears it. The parent sets the colour
 * behind it as `--ground`.
 */
export const LevelRow = memo((props: LevelRowProps) => {
  const { name, levels, meanings, choice, isStop, noteOnly, isBrief = false, onChoose } = props
  return (
    <div
      role="radiogroup"
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      className="flex min-w-0 flex-wrap scroll-mt-34 rounded-md"
    >
      {levels.map((level) => {
        const image = levelImage(level)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be taken back by a second tap.
          <button
            key={level.id}
            type="button"
            role="radio"
            tabIndex={-1}
            aria-checked={choice === level.id}
            aria-label={level.label}
            title={meanings.get(level.id) ?? level.label}
            data-level={level.id}
            onClick={() => onChoose(level.id)}
            className="level-option"
            style={image === undefined ? undefined : { backgroundImage: image }}
          >
            {image === undefined && <LevelFace level={level} size={32} />}
          </button>
        )
      })}
      {/* biome-ignore lint/a11y/useSemanticElements: as the levels beside it. */}
      <button
        type="button"
        role="radio"
        tabIndex={-1}
        aria-checked={choice === null}
        aria-label={noteOnly}
        title={noteOnly}
        onClick={() => onChoose(null)}
        className={isBrief ? 'level-option text-input max-sm:hidden' : 'level-option text-input'}
      >
        {noLevel}
      </button>
    </div>
  )
})
