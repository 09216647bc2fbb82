import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { revealTab, tabsListVariants, tabsTriggerVariants } from '../ui/tabs'
import { type LinkElement, LinkSlot } from './link-slot'

/** A row of TabLinks: sections with their own URLs, such as the pages of the settings. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={tabsListVariants()}>{children}</ul>
    </nav>
  )
}

type TabLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  children: ReactNode
  active?: boolean | undefined
  /** The router's link element, without children. */
  link?: LinkElement | undefined
}

export function TabLink({ active = false, className, ...props }: TabLinkProps) {
  return (
    <li ref={active ? revealTab : undefined} className="shrink-0">
      <LinkSlot
        {...props}
        aria-current={active ? 'page' : undefined}
        className={cn(tabsTriggerVariants(), className)}
      />
    </li>
  )
}
