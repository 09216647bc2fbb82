import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { type LinkElement, LinkSlot } from './link-slot'

interface BottomBarProps {
  /** Accessible name: "Hauptnavigation". */
  label: string
  /** Three to five BottomBarLinks or BottomBarButtons. */
  children: ReactNode
}

/**
 * Navigation at the bottom on phones; at high zoom, where little of the page is visible, it is at the end of the page.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      data-frame=""
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden [@media(height<32rem)]:static"
    >
      <ul className="flex">{children}</ul>
    </nav>
  )
}

const itemStyle = (active: boolean) =>
  cn(
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-center text-xs text-muted-foreground',
    '[&_svg]:size-5.5',
    active && 'font-medium text-primary',
  )

type BottomBarLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  icon: ReactNode
  /** One short word. */
  children: ReactNode
  active?: boolean | undefined
  /** The router's link element, without children. */
  link?: LinkElement | undefined
}

export function BottomBarLink({ icon, children, active = false, className, ...props }: BottomBarLinkProps) {
  return (
    <li className="min-w-[44px] flex-auto">
      <LinkSlot {...props} aria-current={active ? 'page' : undefined} className={cn(itemStyle(active), className)}>
        {icon}
        <span className="max-w-full truncate">{children}</span>
      </LinkSlot>
    </li>
  )
}

type BottomBarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  children: ReactNode
  /** The link leads to the current page. */
  active?: boolean | undefined
}

/** For actions on the current page: "Mehr", "Beobachten". */
export function BottomBarButton({ icon, children, active = false, className, ...props }: BottomBarButtonProps) {
  return (
    <li className="min-w-[44px] flex-auto">
      <button
        type="button"
        {...props}
        aria-current={active ? 'true' : undefined}
        className={cn(itemStyle(active), className)}
      >
        {icon}
        <span className="max-w-full truncate">{children}</span>
      </button>
    </li>
  )
}
