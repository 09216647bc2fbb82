import { LevelPictureOf, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import { scaleOf } from '../class-work/scale-of'
import type { ClassWork } from '../class-work/use-class-work'

interface SkillLegendProps {
  classId: string
  work: ClassWork
  entries: readonly Observation[]
}

/** Legend of the pictures: each scale that occurs, lowest level first. */
export function SkillLegend({ classId, work, entries }: SkillLegendProps) {
  const { t } = useTranslation('teacher.skills')
  const used = new Set(entries.map(({ performanceLevelV2Id }) => performanceLevelV2Id))
  const occurring = work.visuals.filter(({ performanceLevelsV2 }) => performanceLevelsV2.some(({ id }) => used.has(id)))
  const usual = scaleOf(work.visuals, classId, undefined)
  const scales = occurring.length > 0 ? occurring : usual ? [usual] : []
  return (
    <div className="grid gap-2">
      {scales.map(({ id, name, performanceLevelsV2 }) => (
        <ul key={id} aria-label={t(($) => $.legend, { name })} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {performanceLevelsV2.map((level) => (
            <li key={level.id} className="flex items-center gap-2 text-muted-foreground">
              {level.picturePath && <LevelPictureOf level={level} size={20} decorative />}
              {level.label}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
