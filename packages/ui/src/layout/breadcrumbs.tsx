import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { type LinkElement, LinkSlot } from './link-slot'

interface BreadcrumbsProps {
  /** Accessible name: "Sie sind hier". */
  label: string
  /** Crumbs, outermost first. */
  children: ReactNode
}

/** The path from the top level to this page. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="-my-2 flex items-center text-sm text-muted-foreground">{children}</ol>
    </nav>
  )
}

interface CrumbProps {
  children: ReactNode
  /** The router's link element, without children; omitted for the current page, which comes last. */
  link?: LinkElement | undefined
}

export function Crumb({ children, link }: CrumbProps) {
  return (
    <li className="group inline-flex max-w-36 shrink-0 items-center last:max-w-none last:min-w-0 last:shrink md:max-w-64">
      {link === undefined ? (
        <span aria-current="page" className="truncate py-3 text-foreground">
          {children}
        </span>
      ) : (
        <LinkSlot
          link={link}
          className="-mx-1 block truncate rounded-sm px-1 py-3 hover:text-foreground hover:underline"
        >
          {children}
        </LinkSlot>
      )}
      <ChevronRight aria-hidden className="mx-1 size-4 opacity-60 group-last:hidden" />
    </li>
  )
}
