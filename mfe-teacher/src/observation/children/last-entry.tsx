import { LevelPictureOf, today, useLanguage, useTranslation } from '@lernspur/app-kit'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { cn } from '@lernspur/ui/cn'
import { ageInWords } from '../entry-age'

export interface LastEntryProps {
  /** The newest level that is stored for the competence. */
  before: PerformanceLevel | undefined
  /** Day of the newest entry for the competence; null without one, undefined as long as that is not known. */
  lastDay: string | null | undefined
}

/** What is known of a child before: its newest level and how old the newest entry is. The place is kept free for it. */
export function LastEntry({ before, lastDay }: LastEntryProps) {
  const { t } = useTranslation('teacher.observation')
  const language = useLanguage()
  const isToday = lastDay === today()
  const age = lastDay === undefined ? '' : lastDay === null ? t(($) => $.never) : ageInWords(language, lastDay, today())
  return (
    <span className="flex h-8 shrink-0 items-center gap-1.5">
      <span
        className={cn(
          'text-xs whitespace-nowrap',
          isToday ? 'font-medium text-success-foreground' : 'text-muted-foreground',
        )}
      >
        {isToday ? t(($) => $.today) : age}
      </span>
      {before && (
        <span className="flex items-center opacity-60" title={t(($) => $.before, { level: before.label })}>
          <span className="sr-only">{t(($) => $.before, { level: before.label })}</span>
          <LevelPictureOf level={before} size={20} decorative />
        </span>
      )}
    </span>
  )
}
