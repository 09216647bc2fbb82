import { schoolClassKeys } from '@lernspur/api-client/school-admin/school-class.queries'
import { schoolYearKeys } from '@lernspur/api-client/school-admin/school-year.queries'
import { subjectKeys, subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectTemplateKeys } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import {
  performanceAssessmentKeys,
  performanceAssessmentListQuery,
} from '@lernspur/api-client/teacher/performance-assessment.queries'
import { performanceVisualKeys } from '@lernspur/api-client/teacher/performance-visual.queries'
import { useSuspenseQueries } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'

/** What the server knows about a class that is being set up. */
export interface ClassFacts {
  /** Undefined until the class exists. */
  readonly schoolClass: SchoolClass | undefined
  readonly subjects: readonly Subject[]
  readonly assessments: readonly PerformanceAssessment[]
}

/** Query keys of these facts and of the choices in the steps. */
export const classFactKeys = [
  schoolClassKeys.all,
  performanceAssessmentKeys.all,
  performanceVisualKeys.all,
  schoolYearKeys.all,
  subjectKeys.all,
  subjectTemplateKeys.all,
]

const ofClass = (schoolClassId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: schoolClassId }],
})

/** Subjects of a class, by name. */
export const classSubjectsQuery = (schoolClassId: string) => subjectListQuery(ofClass(schoolClassId))

/** Assessments of a class in all semesters. */
export const classAssessmentsQuery = (schoolClassId: string) => performanceAssessmentListQuery(ofClass(schoolClassId))

/** Suspends while loading. */
export const useClassFacts = (schoolClass: SchoolClass | undefined): ClassFacts => {
  const ids = schoolClass ? [schoolClass.id] : []
  const subjects = useSuspenseQueries({ queries: ids.map(classSubjectsQuery) })
  const assessments = useSuspenseQueries({ queries: ids.map(classAssessmentsQuery) })
  return {
    schoolClass,
    subjects: subjects.flatMap(({ data }) => data.rows),
    assessments: assessments.flatMap(({ data }) => data.rows),
  }
}
