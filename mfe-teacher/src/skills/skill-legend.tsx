import { LevelPictureOf, useTranslation } from '@lernspur/app-kit'
import type { PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import { type Entry, levelIdOf } from '../class-work/entry'
import { type EntryScale, scalesOf } from '../class-work/entry-scale'
import { hasPicture } from '../class-work/has-picture'

interface SkillLegendProps {
  /** Shown while no level occurs. */
  usual: PerformanceVisual | undefined
  scales: readonly EntryScale[]
  entries: readonly Entry[]
}

/** Legend of the pictures: each scale that occurs, lowest level first. */
export function SkillLegend({ usual, scales, entries }: SkillLegendProps) {
  const { t } = useTranslation('teacher.skills')
  const used = new Set(entries.map(levelIdOf))
  const occurring = scales.filter(({ levels }) => levels.some(({ id }) => used.has(id)))
  const shown = occurring.length > 0 ? occurring : scalesOf(usual ? [usual] : [])
  return (
    <div className="grid gap-2">
      {shown.map(({ id, name, levels }) => (
        <ul key={id} aria-label={t(($) => $.legend, { name })} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {levels.map((level) => (
            <li key={level.id} className="flex items-center gap-2 text-muted-foreground">
              {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
              {level.label}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
