import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { type LinkElement, LinkSlot } from './link-slot'

/** Navigation on the left: icons with labels below on tablets, lines of text on wide screens. */
export function Rail({ label, header, children, footer }: RailProps) {
  return (
    <div data-frame="" className="sticky top-0 hidden h-dvh w-26 shrink-0 flex-col border-r bg-muted md:flex xl:w-58">
      <div className="p-2 xl:p-3">{header}</div>
      <nav aria-label={label} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-1.5 pb-4 xl:px-3">
        {children}
      </nav>
      {footer !== undefined && <div className="border-t p-2 xl:p-3">{footer}</div>}
    </div>
  )
}

interface RailProps {
  /** Accessible name: "Hauptnavigation". */
  label: string
  /** RailSwitcher. */
  header: ReactNode
  /** RailSections. */
  children: ReactNode
  footer?: ReactNode | undefined
}

interface RailSectionProps {
  /** Heading: "Klasse 3a", "Schule". Always announced, visible on wide screens. */
  heading?: string | undefined
  children: ReactNode
}

/** A group of pages. */
export function RailSection({ heading, children }: RailSectionProps) {
  return (
    <div className="border-t pt-3 first:border-t-0 first:pt-0 xl:border-t-0 xl:pt-2">
      {heading !== undefined && (
        <p className="sr-only xl:not-sr-only xl:block xl:px-3 xl:pb-1 xl:text-xs xl:text-muted-foreground">{heading}</p>
      )}
      <ul className="flex flex-col gap-0.5">{children}</ul>
    </div>
  )
}

type RailLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** One lucide icon. */
  icon: ReactNode
  active?: boolean | undefined
  /** A counter, such as unread messages. */
  count?: number | undefined
  children: ReactNode
  /** The element that becomes the link, for instance <Link to="/classes" />; without it a plain <a href>. */
  link?: LinkElement | undefined
}

/** Scrolls a rail longer than the window to the open page, in the next frame, which lays it out anyway. */
const reveal = (item: HTMLElement | null) => {
  if (item) requestAnimationFrame(() => item.scrollIntoView({ block: 'nearest' }))
}

/** A link to a page. Give a router's Link as `link`; its children are filled in. */
export function RailLink({ icon, active = false, count, children, link, className, ...props }: RailLinkProps) {
  return (
    // A new function at each render: if entries are added above it, the item is scrolled into view again.
    <li ref={active ? (item) => reveal(item) : undefined}>
      <LinkSlot
        {...props}
        link={link}
        aria-current={active ? 'page' : undefined}
        className={cn(
          'relative flex min-h-14 flex-col items-center justify-center gap-1 rounded-md px-0.5 py-1.5 text-center text-xs',
          'text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground',
          'xl:min-h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-left xl:text-sm',
          active && 'bg-selected font-medium text-selected-foreground hover:bg-selected hover:text-selected-foreground',
          className,
        )}
      >
        <span aria-hidden className="[&_svg]:size-5">
          {icon}
        </span>
        <span className="max-w-full min-w-0 wrap-anywhere hyphens-auto xl:flex-1">{children}</span>
        {count !== undefined && count > 0 && (
          <span className="absolute top-1 right-2 rounded-full bg-primary px-1.5 text-xs text-primary-foreground tabular-nums xl:static">
            {count}
          </span>
        )}
      </LinkSlot>
    </li>
  )
}
