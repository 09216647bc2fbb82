import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { levelColour } from '@lernspur/contracts/level-picture'
import type { StatisticsScale } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { LevelLegend } from '@lernspur/ui/components/chart/level/level-legend'
import { Button } from '@lernspur/ui/components/ui/button'
import { hasPicture } from '../../level/has-picture'
import { levelName } from './spread-data'

interface StatisticsLegendProps {
  scale: NonNullable<StatisticsScale>
  /** The name of what has no level. */
  rest: string
  hasPatterns: boolean
  onPatterns: (hasPatterns: boolean) => void
}

/** The levels of all charts of a view, and whether patterns tell them apart as well. */
export function StatisticsLegend({ scale, rest, hasPatterns, onPatterns }: StatisticsLegendProps) {
  const { t } = useTranslation('teacher.statistics')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <LevelLegend
        label={t(($) => $.legend.of, { scale: scale.name })}
        levels={scale.levels.map((level, at) => ({
          label: levelName(level),
          colour: levelColour(at + 1, scale.levels.length),
          picture: hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />,
        }))}
        rest={rest}
      />
      <Button
        size="sm"
        variant="outline"
        aria-pressed={hasPatterns}
        className="print:hidden"
        onClick={() => onPatterns(!hasPatterns)}
      >
        {hasPatterns ? t(($) => $.legend.withoutPatterns) : t(($) => $.legend.withPatterns)}
      </Button>
    </div>
  )
}
