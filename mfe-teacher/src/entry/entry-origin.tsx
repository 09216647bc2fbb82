import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'

interface EntryOriginProps {
  entry: Pick<Observation, 'creator' | 'updatedBy' | 'updatedAt'>
  /** What the entry belongs to, before the names. */
  occasion?: string | false | undefined
  className: string
}

/** On what occasion an entry was made, by whom, and who changed it last and when (rule observation.5). */
export function EntryOrigin({ entry: { creator, updatedBy, updatedAt }, occasion, className }: EntryOriginProps) {
  const { t } = useTranslation('teacher.entry')
  const format = useFormat()
  const change = updatedBy && t(($) => $.changedBy, { name: format.name(updatedBy), when: format.instant(updatedAt) })
  return <p className={className}>{[occasion, format.name(creator), change].filter(Boolean).join(' · ')}</p>
}
