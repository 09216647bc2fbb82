import { useTranslation } from '@lernspur/app-runtime'
import { type Entry, isLegacy } from './entry'
import type { ClassWork } from './use-class-work'

/** On what occasion an entry was made: its assessment, or the formal check that only legacy entries know. */
export const useOccasion = (entry: Entry, work: ClassWork): string | undefined => {
  const { t } = useTranslation('teacher.entry')
  if (isLegacy(entry)) return entry.isCompetenceCheck ? t(($) => $.competenceCheck) : undefined
  return work.assessments.find(({ id }) => id === entry.performanceAssessmentId)?.name
}
