import { Link, paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { buttonStyle } from '@lernspur/ui/form/button-style'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

interface SiblingsProps {
  classId: string
  students: readonly Student[]
  student: Student
}

/** The way to the children before and after, in the order of the class list. */
export function Siblings({ classId, students, student }: SiblingsProps) {
  const { t } = useTranslation('student')
  const format = useFormat()
  const at = students.indexOf(student)
  const before = students[at - 1]
  const after = students[at + 1]
  const look = buttonStyle({ variant: 'ghost', size: 'icon' })
  return (
    <nav aria-label={t(($) => $.siblings.label)} className="flex shrink-0 items-center">
      {before && (
        <Link
          to={paths.student(classId, before.id)}
          aria-label={t(($) => $.siblings.before, { name: format.name(before) })}
          title={format.name(before)}
          className={look}
        >
          <ChevronLeft aria-hidden />
        </Link>
      )}
      <span className="px-1 text-sm text-muted-foreground tabular-nums">
        {t(($) => $.siblings.place, { place: at + 1, all: students.length })}
      </span>
      {after && (
        <Link
          to={paths.student(classId, after.id)}
          aria-label={t(($) => $.siblings.after, { name: format.name(after) })}
          title={format.name(after)}
          className={look}
        >
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
