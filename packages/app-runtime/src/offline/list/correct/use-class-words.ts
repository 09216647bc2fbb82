import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../format/use-format'
import type { CallRow } from './call-rows'

/** Names of what a call's rows are about; null for what the class no longer has, or what was never read. */
interface ClassWords {
  readonly isLoading: boolean
  /** Neither the server nor the device knows the class's current contents. */
  readonly isUnknown: boolean
  readonly isReading: boolean
  readonly readAgain: () => void
  readonly studentOf: (row: CallRow) => string | null
  readonly competenceOf: (row: CallRow) => string | null
  /** Levels that the row may have; none if they are not known. */
  readonly levelsOf: (row: CallRow) => readonly PerformanceLevel[]
}

/**
 * The names in a class, read like on the page for writing entries; without an answer, from what the device has kept.
 */
export const useClassWords = (schoolClassId: string): ClassWords => {
  const { name } = useFormat()
  const { data, isLoading, isFetching, refetch } = useQuery(observationFormQuery({ schoolClassId }))
  return {
    isLoading,
    isUnknown: data === undefined,
    isReading: isFetching,
    readAgain: () => void refetch(),
    studentOf: ({ studentId }) => {
      const student = data?.students.find(({ id }) => id === studentId)
      return student ? name(student) : null
    },
    competenceOf: ({ competenceId }) =>
      data?.domains.flatMap(({ competences }) => competences).find(({ id }) => id === competenceId)?.description ??
      null,
    levelsOf: ({ performanceLevelV2Id, performanceAssessmentId }) => {
      const { scales = [], assessments = [] } = data ?? {}
      const visualId = assessments.find(({ id }) => id === performanceAssessmentId)?.performanceVisualId
      const scale =
        scales.find(({ id }) => id === visualId) ??
        scales.find(({ performanceLevelsV2 }) => performanceLevelsV2.some(({ id }) => id === performanceLevelV2Id)) ??
        scales.find((one) => one.schoolClassId === schoolClassId) ??
        scales[0]
      return scale?.performanceLevelsV2 ?? []
    },
  }
}
