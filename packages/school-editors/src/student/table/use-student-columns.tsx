import { dayOf, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { useMemo } from 'react'
import { useClassesOf } from '../../school-class/use-classes-of'

interface StudentNameProps {
  student: Student
  /** Details for narrow windows, which have no columns for them. */
  details: string
  onOpen: () => void
}

function StudentName({ student, details, onOpen }: StudentNameProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const name = format.name(student)
  return (
    <span className="flex items-center gap-3">
      <PersonAvatar name={name} seed={student.id} src={student.avatar} size={32} />
      <span className="grid min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="inline-flex min-h-8 items-center text-left wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {format.listName(student)}
        </button>
        {details && <span className="text-xs font-normal text-muted-foreground md:hidden">{details}</span>}
        {student.erasesAt && (
          <Badge variant="destructive">{t(($) => $.erased, { day: format.instant(student.erasesAt) })}</Badge>
        )}
      </span>
    </span>
  )
}

/** Columns of a list of students, who may be in any of the classes; `onOpen` edits one of them. */
export const useStudentColumns = (
  classes: readonly SchoolClass[],
  onOpen: (student: Student) => void,
): readonly DataColumn<Student>[] => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const namesOf = useClassesOf(classes)
  // A new function on each render must not renew the columns.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useMemo(() => {
    const classesOf = (student: Student) => namesOf(student).join(', ') || t(($) => $.noClass)
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        cell: (student) => (
          <StudentName student={student} details={classesOf(student)} onOpen={() => onOpen(student)} />
        ),
      },
      {
        id: 'firstName',
        title: t(($) => $.column.firstName),
        shown: 'never',
        isExported: true,
        value: ({ firstName }) => firstName,
      },
      {
        id: 'lastName',
        title: t(($) => $.column.lastName),
        shown: 'never',
        isExported: true,
        value: ({ lastName }) => lastName,
      },
      { id: 'classes', title: t(($) => $.column.classes), from: 'md', shown: 'chosen', value: classesOf },
      {
        id: 'createdAt',
        title: t(($) => $.column.createdAt),
        isSortable: true,
        from: 'md',
        shown: 'unchosen',
        value: ({ createdAt }) => new Date(dayOf(createdAt)),
        cell: ({ createdAt }) => format.day(createdAt),
      },
      {
        id: 'updatedAt',
        title: t(($) => $.column.updatedAt),
        isSortable: true,
        from: 'md',
        shown: 'chosen',
        value: ({ updatedAt }) => new Date(dayOf(updatedAt)),
        cell: ({ updatedAt }) => format.day(updatedAt),
      },
    ]
  }, [t, format, namesOf])
}
