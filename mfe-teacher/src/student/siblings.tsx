import { paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { SiblingLinks } from '../class-work/sibling-links'

interface SiblingsProps {
  classId: string
  students: readonly Student[]
  student: Student
}

/** Links to the previous and next student, in the order of the class list. */
export function Siblings({ classId, students, student }: SiblingsProps) {
  const { t } = useTranslation('teacher.student')
  const { name: nameOf } = useFormat()
  const at = students.indexOf(student)
  const [before, after] = [students[at - 1], students[at + 1]]
  const wayTo = (one: Student) => ({ to: paths.student(classId, one.id), name: nameOf(one) })
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before && { ...wayTo(before), label: t(($) => $.siblings.before, { name: nameOf(before) }) }}
      after={after && { ...wayTo(after), label: t(($) => $.siblings.after, { name: nameOf(after) }) }}
      place={t(($) => $.siblings.place, { place: at + 1, all: students.length })}
    />
  )
}
