import { nameOrderAtom, useAtomValue } from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { cn } from '@lernspur/ui/cn'

interface ChildNameProps {
  student: Pick<Person, 'firstName' | 'lastName'>
  className?: string
  /** Style of the last name. */
  lastNameStyle?: string
}

/**
 * A child's name on one line, the last one first where names are sorted by it. If it is too long, first and last name
 * each get half of the room, or what the other leaves: cut only at the end, the names of all children with one long
 * first name would look the same.
 */
export function ChildName({ student, className, lastNameStyle }: ChildNameProps) {
  const isByLastName = useAtomValue(nameOrderAtom) === 'lastName'
  const { firstName, lastName } = student
  const first = <span className="truncate font-medium">{isByLastName ? firstName : `${firstName} `}</span>
  const last = (
    <span className={cn('truncate text-muted-foreground', lastNameStyle)}>
      {isByLastName && firstName !== '' ? `${lastName}, ` : lastName}
    </span>
  )
  return (
    <span
      className={cn('grid min-w-0 grid-cols-[minmax(0,max-content)_minmax(0,max-content)] gap-[0.25em]', className)}
    >
      {isByLastName ? last : first}
      {isByLastName ? first : last}
    </span>
  )
}
