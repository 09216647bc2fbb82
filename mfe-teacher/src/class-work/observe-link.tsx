import { Link, paths } from '@lernspur/app-kit'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'

/** The link from a page of a class to observing in it. */
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
