import { useTranslation } from '@lernspur/app-runtime'
import type { ClassData } from '../class-data/use-class-data'
import { type Entry, isLegacy } from './entry'

/** On what occasion an entry was made: its assessment, or the formal check that only legacy entries know. */
export const useOccasion = (entry: Entry, work: ClassData): string | undefined => {
  const { t } = useTranslation('teacher.entry')
  if (isLegacy(entry)) return entry.isCompetenceCheck ? t(($) => $.competenceCheck) : undefined
  return work.assessments.find(({ id }) => id === entry.performanceAssessmentId)?.name
}
