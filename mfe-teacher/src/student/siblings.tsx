import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { useMemo } from 'react'
import { SiblingLinks } from '../class-work/sibling-links'

interface SiblingsProps {
  overview: StudentOverview
  /** The page that is shown, of another student. */
  pathOf: (studentId: string) => string
}

/** Links to the previous and next student, in the order of the class list. */
export function Siblings({ overview: { student, classmates }, pathOf }: SiblingsProps) {
  const { t } = useTranslation('teacher.student')
  const { name: nameOf, byName } = useFormat()
  const students = useMemo(() => classmates.toSorted(byName), [classmates, byName])
  const at = students.findIndex(({ id }) => id === student.id)
  const [before, after] = [students[at - 1], students[at + 1]]
  const wayTo = (one: (typeof students)[number]) => ({ to: pathOf(one.id), name: nameOf(one) })
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before && { ...wayTo(before), label: t(($) => $.siblings.before, { name: nameOf(before) }) }}
      after={after && { ...wayTo(after), label: t(($) => $.siblings.after, { name: nameOf(after) }) }}
      place={t(($) => $.siblings.place, { place: at + 1, all: students.length })}
    />
  )
}
