import { Link, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import type { ReactNode } from 'react'
import { joinLabels } from '../../scale/scale'
import { ScaleLevels } from '../../scale/scale-levels'

interface ScaleCardsProps {
  label: string
  scales: readonly PerformanceVisual[]
  /** Whether each scale opens to be edited. */
  isOpen: boolean
  /** Shown below each scale. */
  action?: (scale: PerformanceVisual) => ReactNode
}

/** Scales with their pictures and the names of their levels. */
export function ScaleCards({ label, scales, isOpen, action }: ScaleCardsProps) {
  const { t } = useTranslation('school-editors.scale')
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {scales.map((scale) => (
        <li
          key={scale.id}
          className="relative flex flex-col items-start gap-1.5 rounded-lg border bg-card p-4 transition-colors has-[a]:hover:border-input"
        >
          <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
            {isOpen ? (
              <Link
                to={`?scale=${scale.id}`}
                aria-label={t(($) => $.overview.edit, { name: scale.name })}
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg"
              >
                {scale.name}
              </Link>
            ) : (
              <span className="font-semibold [overflow-wrap:anywhere]">{scale.name}</span>
            )}
            {scale.hasPerformanceAssessments && <Badge variant="secondary">{t(($) => $.overview.busy)}</Badge>}
          </span>
          <ScaleLevels levels={scale.performanceLevelsV2} />
          <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
            {joinLabels(scale.performanceLevelsV2.map((level) => level.label))}
          </p>
          {action?.(scale)}
        </li>
      ))}
    </ul>
  )
}
