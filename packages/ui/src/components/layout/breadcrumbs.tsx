import type { ReactNode } from 'react'
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '../ui/breadcrumb'
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
    <Breadcrumb aria-label={label}>
      <BreadcrumbList>{children}</BreadcrumbList>
    </Breadcrumb>
  )
}

interface CrumbProps {
  children: ReactNode
  /** The router's link element, without children; omitted for the current page, which comes last. */
  link?: LinkElement | undefined
}

export function Crumb({ children, link }: CrumbProps) {
  return (
    <BreadcrumbItem>
      {link === undefined ? (
        <BreadcrumbPage>{children}</BreadcrumbPage>
      ) : (
        <BreadcrumbLink asChild>
          <LinkSlot link={link}>{children}</LinkSlot>
        </BreadcrumbLink>
      )}
      <BreadcrumbSeparator />
    </BreadcrumbItem>
  )
}
