import { Link, paths } from '@lernspur/app-kit'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'

/** Link from a class page to capturing observations in the class. */
export function ObserveLink({ classId, children }: { classId: string; children: ReactNode }) {
  return (
    <LinkButton asChild>
      <Link to={paths.capture(classId)}>
        <Eye aria-hidden />
        {children}
      </Link>
    </LinkButton>
  )
}
