import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { type LinkElement, LinkSlot } from './link-slot'

const rowStyle =
  'flex gap-1 overflow-x-auto border-b px-px md:flex-wrap max-md:mask-r-from-[calc(100%-2rem)] max-md:pr-8 [scrollbar-width:none]'
const tabStyle = cn(
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground',
  'transition-colors -outline-offset-4 hover:text-foreground',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
)
const tabOn = 'text-foreground after:bg-primary'

/** Width of the faded end of the row, in px. */
const fade = 32

/** Scrolls the row sideways until a tab is visible beside its faded end. */
const reveal = (tab: HTMLElement | null) => {
  const row = tab?.parentElement
  if (!tab || !row) return
  const hidden = tab.getBoundingClientRect().right + fade - row.getBoundingClientRect().right
  if (hidden > 0) row.scrollLeft += hidden
}

export interface Tab {
  value: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  value: string
  onValueChange: (value: string) => void
  className?: string | undefined
}

/** Sections of one page, shown one at a time. */
export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} className={className}>
      <Primitive.List aria-label={label} className={rowStyle}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            ref={tab.value === value ? reveal : undefined}
            value={tab.value}
            className={cn(tabStyle, tab.value === value && tabOn)}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

/** A row of TabLinks: sections with their own URLs, such as the pages of the settings. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={rowStyle}>{children}</ul>
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
    <li ref={active ? reveal : undefined} className="shrink-0">
      <LinkSlot
        {...props}
        aria-current={active ? 'page' : undefined}
        className={cn(tabStyle, active && tabOn, className)}
      />
    </li>
  )
}
