import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { LevelEntry, LevelReason } from '@lernspur/contracts/level-proposal'
import { type LevelDescriptions, levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'
import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { cn } from '@lernspur/ui/cn'
import { hasPicture } from '../level/has-picture'
import { isOneEntry, roundingOf, sumText } from './sum-text'

interface ReasonResultProps {
  reason: LevelReason<LevelEntry> | undefined
  /** The level without any assumption. */
  plain: number | null
  /** The level that the screen shows. */
  level: number | null
  scale: readonly ReportLevel[]
  isWhatIf: boolean
  /** What each level means for the competence, lowest first. */
  descriptions: LevelDescriptions | null | undefined
}

/** The level and the sum that leads to it, announced when it changes. */
export function ReasonResult(props: ReasonResultProps) {
  const { reason, plain, level: visibleCount, scale, isWhatIf, descriptions } = props
  const { t } = useTranslation('teacher.explanation')
  const format = useFormat()
  const nameOf = (level: number | null): string => {
    const found = scale.find((one) => one.level === level)
    return found ? `${found.level} · ${found.label}` : t(($) => $.noLevel)
  }
  const level = scale.find((one) => one.level === reason?.level)
  const meaning = level && levelDescriptionOf(descriptions, level.level, scale.length)
  const rounding = reason && roundingOf(reason)
  return (
    <section
      aria-label={t(($) => $.result)}
      className={cn(
        'grid grid-cols-1 gap-1.5 rounded-lg border px-4 py-3',
        isWhatIf && 'border-primary bg-selected/50',
      )}
    >
      <div role="status" className="grid grid-cols-1 gap-1.5">
        <p className="text-sm text-muted-foreground">{isWhatIf ? t(($) => $.whatIf) : t(($) => $.result)}</p>
        <p className="flex items-center gap-2 text-lg font-semibold">
          {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
          {nameOf(reason?.level ?? null)}
        </p>
        {meaning && <p className="wrap-anywhere">{meaning}</p>}
        {reason && !isOneEntry(reason) && (
          <p className="tabular-nums">
            {sumText(reason, format)}
            {rounding !== 'exact' && ` → ${t(($) => $.rounded[rounding ?? 'up'], { level: reason.level })}`}
          </p>
        )}
        {isWhatIf && <p className="text-sm">{t(($) => $.instead, { level: nameOf(plain) })}</p>}
      </div>
      {plain !== visibleCount && (
        <p className="text-sm text-warning-foreground">
          {t(($) => $.changedSince, { shown: nameOf(visibleCount), now: nameOf(plain) })}
        </p>
      )}
    </section>
  )
}
