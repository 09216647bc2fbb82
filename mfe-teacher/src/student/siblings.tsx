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
  const linkTo = (one: (typeof students)[number], direction: 'before' | 'after') => ({
    to: pathOf(one.id),
    name: nameOf(one),
    label: t(($) => $.siblings[direction], { name: nameOf(one) }),
  })
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before && linkTo(before, 'before')}
      after={after && linkTo(after, 'after')}
      place={t(($) => $.siblings.place, { place: at + 1, all: students.length })}
    />
  )
}
