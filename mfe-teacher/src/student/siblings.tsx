import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { useMemo } from 'react'
import { SiblingLinks } from '../student-link/sibling-links'

interface SiblingsProps {
  overview: StudentOverview
  /** The page that is shown, of another student. */
  pathOf: (studentId: string) => string
}

/** Links to the previous and next student, in the order of the class list. */
export function Siblings({ overview: { student, classmates }, pathOf }: SiblingsProps) {
  const { t } = useTranslation('teacher.student')
  const { byName } = useFormat()
  const students = useMemo(() => classmates.toSorted(byName), [classmates, byName])
  const at = students.findIndex(({ id }) => id === student.id)
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={students[at - 1]}
      after={students[at + 1]}
      linkTo={({ id }) => pathOf(id)}
      labelOf={(direction, name) => t(($) => $.siblings[direction], { name })}
      subjectId={t(($) => $.siblings.position, { place: at + 1, all: students.length })}
    />
  )
}
