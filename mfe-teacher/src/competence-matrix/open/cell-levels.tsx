import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { type LevelDescriptions, levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'
import type { CompetenceScale } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { hasPicture } from '../../level/has-picture'
import { keysOfLevels } from '../../level/level-keys'

interface CellLevelsProps {
  /** Levels that may be set; none where nothing may be entered. */
  levels: CompetenceScale['levels']
  /** What each level means for the competence, lowest first. */
  descriptions: LevelDescriptions | null | undefined
  chosen: string | null | undefined
  onLevel: (levelId: string) => void
}

/** The levels of an open cell. */
export function CellLevels({ levels, descriptions, chosen, onLevel }: CellLevelsProps) {
  const { t } = useTranslation('teacher.skills')
  if (levels.length === 0) return null
  const keys = keysOfLevels(levels)
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t(($) => $.level)}</legend>
      {levels.map((level, index) => {
        const meaning = levelDescriptionOf(descriptions, level.level, levels.length)
        return (
          <button
            key={level.id}
            type="button"
            aria-pressed={level.id === chosen}
            onClick={() => onLevel(level.id)}
            className="flex min-h-11 items-center gap-3 rounded-md px-2 text-left hover:bg-secondary aria-pressed:bg-selected aria-pressed:text-selected-foreground"
          >
            {hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
            <span className="min-w-0 grow py-1">
              {level.label}
              {meaning !== null && <span className="block text-sm text-muted-foreground wrap-anywhere">{meaning}</span>}
            </span>
            {keys[index] !== level.label && (
              <kbd className="text-sm text-muted-foreground pointer-coarse:hidden">{keys[index]}</kbd>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
