import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type {
  CompetenceMatrix,
  CompetenceScale,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useMemo } from 'react'
import { hasPicture } from '../level/has-picture'
import { keysOfLevels } from '../level/level-keys'

interface MatrixLegendProps {
  /** The scale that digits set. */
  typingScale: CompetenceScale | undefined
  data: Pick<CompetenceMatrix, 'scales' | 'cells'>
}

/** Legend of the pictures: the scale that keys set, with its keys, and others that occur, lowest level first. */
export function MatrixLegend({ typingScale, data }: MatrixLegendProps) {
  const { t } = useTranslation('teacher.skills')
  const used = useMemo(() => new Set(cellsOfCompetences(data.cells).map(({ levelId }) => levelId)), [data.cells])
  const keys = keysOfLevels(typingScale?.levels ?? [])
  const others = data.scales.filter((scale) => scale !== typingScale && scale.levels.some(({ id }) => used.has(id)))
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {[...(typingScale ? [typingScale] : []), ...others].map((scale) => (
        <ul
          key={scale.id}
          aria-label={t(($) => $.legend, { name: scale.name })}
          className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground"
        >
          {scale.levels.map((level, index) => (
            <li key={level.id} className="flex items-center gap-1.5">
              {scale === typingScale && keys[index] !== level.label && (
                <kbd className="pointer-coarse:hidden">{keys[index]}</kbd>
              )}
              {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
              {level.label}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
