import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import X from 'lucide-react/icons/x'

interface ClassChildrenProps {
  students: readonly Student[]
  onRemove: (student: Student) => void
}

/** Students who are already in the class. */
export function ClassChildren({ students, onRemove }: ClassChildrenProps) {
  const { t } = useTranslation('school-editors.student')
  const format = useFormat()
  const list = useRestoredFocus<HTMLUListElement>()
  if (students.length === 0) return null
  const heading = t(($) => $.inClass, { count: students.length })
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{heading}</h2>
      <ul {...list} aria-label={heading} className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {students.toSorted(format.byName).map((student) => (
          <li
            key={student.id}
            className="flex min-h-11 items-center gap-3 rounded-md border bg-card py-0.5 pr-0.5 pl-3"
          >
            <PersonAvatar name={format.name(student)} seed={student.id} src={student.avatar} size={24} />
            <span className="min-w-0 flex-1 py-1 wrap-anywhere">{format.listName(student)}</span>
            <IconButton
              quiet
              size="icon-sm"
              label={t(($) => $.remove, { name: format.name(student) })}
              onClick={() => onRemove(student)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
