import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { competenceDomainListQuery } from '@lernspur/api-client/school-admin/subject/competence.queries'
import { subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { performanceAssessmentListQuery } from '@lernspur/api-client/teacher/performance-assessment.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/teacher/performance-visual.queries'
import { useFormat, useSuspenseQueries } from '@lernspur/app-runtime'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { useMemo } from 'react'

const ofClass = (classId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: classId }],
})

/** Students, subjects in their order, assessments and terms of a class, loaded in parallel. Suspends while loading. */
export const useClassData = (classId: string) => {
  const { byName } = useFormat()
  const [students, subjects, domains, assessments, visuals, years] = useSuspenseQueries({
    queries: [
      classStudentsQuery({ schoolClassId: classId }),
      subjectListQuery(ofClass(classId)),
      competenceDomainListQuery(ofClass(classId)),
      performanceAssessmentListQuery(ofClass(classId)),
      performanceVisualListQuery(),
      schoolYearListQuery(),
    ],
  })
  return useMemo(
    () => ({
      students: students.data.rows.toSorted(byName),
      subjects: subjects.data.rows,
      domains: domains.data.rows,
      assessments: assessments.data.rows,
      visuals: visuals.data.rows,
      years: years.data.rows,
      levels: new Map<string, PerformanceLevel>(
        visuals.data.rows.flatMap((visual) => visual.performanceLevelsV2.map((level) => [level.id, level])),
      ),
    }),
    [students.data, subjects.data, domains.data, assessments.data, visuals.data, years.data, byName],
  )
}

export type ClassData = ReturnType<typeof useClassData>
