import { performanceAssessmentRoutes } from '@lernspur/contracts/performance-assessment.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>

export const performanceAssessmentKeys = {
  all: ['performance-assessment'],
  list: (list: List) => ['performance-assessment', 'list', list],
  one: (id: string) => ['performance-assessment', 'one', id],
  currentSemester: (schoolClassId: string) => ['performance-assessment', 'current-semester', schoolClassId],
} as const

/** Assessments with their scale; filter by `schoolClassId`. */
export const performanceAssessmentListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.list(list),
    queryFn: ({ signal }) => call(performanceAssessmentRoutes.listPerformanceAssessments, { list, signal }),
  })

export const performanceAssessmentQuery = (id: string) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.one(id),
    queryFn: ({ signal }) => call(performanceAssessmentRoutes.getPerformanceAssessment, { params: { id }, signal }),
  })

/** Assessments of a class in the semester that holds today. */
export const currentSemesterAssessmentsQuery = (schoolClassId: string) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.currentSemester(schoolClassId),
    queryFn: ({ signal }) =>
      call(performanceAssessmentRoutes.listCurrentSemesterAssessments, { params: { schoolClassId }, signal }),
  })
