import { Link, paths } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'

/** Name of the search parameter with the child that comes first. */
export const requestedStudent = 'student'

/** Name of the search parameter with the subject that is chosen. */
export const requestedSubject = 'subject'

interface ObservationLinkProps {
  classId: string
  /** The child that comes first in the form. */
  studentId?: string | undefined
  children: ReactNode
  /** Whether something else is the main action of the page. */
  isAside?: boolean
}

/** Link from a class page to the observation form of the class. */
export function ObservationLink({ classId, studentId, children, isAside = false }: ObservationLinkProps) {
  return (
    <Button asChild variant={isAside ? 'outline' : 'default'}>
      <Link
        to={{
          pathname: paths.capture(classId),
          search: studentId === undefined ? '' : new URLSearchParams({ [requestedStudent]: studentId }).toString(),
        }}
      >
        <Eye aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
