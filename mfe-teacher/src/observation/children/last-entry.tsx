import { LevelPictureOf, today, useLanguage, useTranslation } from '@lernspur/app-kit'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { cn } from '@lernspur/ui/cn'
import { ageInWords } from '../entry-age'

/** What is known of a child for the chosen competence. */
export interface LastEntry {
  /** The newest level that is stored. */
  before: PerformanceLevel | undefined
  /** Day of the newest entry; null without one, undefined as long as that is not known. */
  lastDay: string | null | undefined
}

/** How old the newest entry is, with a tick for one of today. Its place is kept free, so that nothing moves. */
export function EntryAge({ lastDay }: Pick<LastEntry, 'lastDay'>) {
  const { t } = useTranslation('teacher.observation')
  const language = useLanguage()
  const isToday = lastDay === today()
  const age = lastDay === undefined ? '' : lastDay === null ? t(($) => $.never) : ageInWords(language, lastDay, today())
  return (
    <p className={cn('h-4 text-xs', isToday ? 'font-medium text-success-foreground' : 'text-muted-foreground')}>
      {isToday ? t(($) => $.today) : age}
    </p>
  )
}

/** The newest level, small and pale. */
export function LevelBefore({ before }: Pick<LastEntry, 'before'>) {
  const { t } = useTranslation('teacher.observation')
  if (!before) return null
  return (
    <span className="flex items-center opacity-60" title={t(($) => $.before, { level: before.label })}>
      <span className="sr-only">{t(($) => $.before, { level: before.label })}</span>
      <LevelPictureOf level={before} size={20} decorative />
    </span>
  )
}
