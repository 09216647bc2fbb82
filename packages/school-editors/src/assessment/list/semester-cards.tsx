import { type Semester, semesters } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { ReactNode } from 'react'
import { SemesterCard } from './semester-card'

interface SemesterCardsProps {
  /** By name, as the server gives them. */
  assessments: readonly PerformanceAssessment[]
  row: (assessment: PerformanceAssessment) => ReactNode
  onAdd?: (semester: Semester) => void
}

/** Both semesters of a year. */
export function SemesterCards({ assessments, row, onAdd }: SemesterCardsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      {semesters.map((semester) => (
        <SemesterCard
          key={semester}
          semester={semester}
          assessments={assessments.filter(({ schoolTermSemester }) => schoolTermSemester === semester)}
          row={row}
          {...(onAdd && { onAdd: () => onAdd(semester) })}
        />
      ))}
    </div>
  )
}
