import { Link, paths, useFormat } from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'

interface StudentLineProps {
  classId: string
  student: Person
  /** Shown below the name. */
  detail: string
}

/** An item of a list that leads to a child's page. */
export function StudentLine({ classId, student, detail }: StudentLineProps) {
  const format = useFormat()
  const name = format.name(student)
  return (
    <li>
      <Link
        to={paths.student(classId, student.id)}
        className="flex min-h-12 items-center gap-3 rounded-md px-1.5 hover:bg-accent"
      >
        <PersonAvatar name={name} seed={student.id} src={student.avatar} size={32} />
        <span className="grid min-w-0">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="text-xs text-muted-foreground">{detail}</span>
        </span>
      </Link>
    </li>
  )
}
