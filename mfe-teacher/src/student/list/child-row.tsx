import { Link, paths, useFormat } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { ChildName } from '../../student-link/child-name'

interface ChildRowProps {
  classId: string
  student: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly avatar: string | null
  }
  /** Greyed: the child has left the class. */
  isFormer?: boolean
  /** What is said of the child below its name. */
  children: ReactNode
}

/** A child in a list of the class; all of it leads to the child's page. */
export function ChildRow({ classId, student, isFormer = false, children }: ChildRowProps) {
  const format = useFormat()
  const name = format.name(student)
  return (
    <li
      className={cn(
        'relative flex min-h-16 items-center gap-3.5 rounded-lg border px-4 py-3 transition-colors hover:border-input hover:bg-muted/40',
        isFormer ? 'border-dashed bg-muted/30 text-muted-foreground' : 'bg-card',
      )}
    >
      <span className={cn(isFormer && 'grayscale')}>
        <PersonAvatar name={name} seed={student.id} src={student.avatar} size={40} />
      </span>
      <div className="min-w-0 flex-1">
        <Link to={paths.student(classId, student.id)} title={name} className="block after:absolute after:inset-0">
          <ChildName student={student} />
        </Link>
        {children}
      </div>
      <ChevronRight aria-hidden className="size-4.5 text-muted-foreground" />
    </li>
  )
}
