import { Link, paths } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'

interface ObservationLinkProps {
  classId: string
  children: ReactNode
  /** Whether something else is the main action of the page. */
  isAside?: boolean
}

/** Link from a class page to the observation form of the class. */
export function ObservationLink({ classId, children, isAside = false }: ObservationLinkProps) {
  return (
    <Button asChild variant={isAside ? 'outline' : 'default'}>
      <Link to={paths.capture(classId)}>
        <Eye aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
