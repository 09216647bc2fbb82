import { cva } from 'class-variance-authority'
import { Tabs as TabsPrimitive } from 'radix-ui'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cn } from '../../cn'

/** The row of tabs, also for a row of links that looks the same. */
const tabsListVariants = cva(
  'flex gap-1 overflow-x-auto border-b px-px md:flex-wrap max-md:mask-r-from-[calc(100%-2rem)] max-md:pr-8 [scrollbar-width:none]',
)

/** One tab. Styled by Radix's state, and by the attribute of a link to the current page. */
const tabsTriggerVariants = cva([
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground',
  'transition-colors -outline-offset-4 hover:text-foreground',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
  'data-[state=active]:text-foreground data-[state=active]:after:bg-primary',
  'aria-[current=page]:text-foreground aria-[current=page]:after:bg-primary',
])

/** Width of the faded end of the row, in px. */
const fade = 32

/**
 * Scrolls the row sideways until a tab is visible beside its faded end: in the next frame, before it is painted. To
 * measure at once would have the browser lay the page out within React's work, and keep it busy for twice as long.
 */
function revealTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  requestAnimationFrame(() => {
    const hidden = tab.getBoundingClientRect().right + fade - row.getBoundingClientRect().right
    if (hidden > 0) row.scrollLeft += hidden
  })
}

/** Sections of one page, shown one at a time, by parts. */
function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />
}

/** The row of triggers; needs an accessible name. */
function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  const list = useRef<HTMLDivElement>(null)
  const active = useRef<Element>(null)
  useLayoutEffect(() => {
    const next = list.current?.querySelector<HTMLElement>('[data-state=active]') ?? null
    if (next !== active.current) revealTab(next)
    active.current = next
  })
  return (
    <TabsPrimitive.List ref={list} data-slot="tabs-list" className={cn(tabsListVariants(), className)} {...props} />
  )
}

function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger data-slot="tabs-trigger" className={cn(tabsTriggerVariants(), className)} {...props} />
}

function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content data-slot="tabs-content" className={cn('pt-5 outline-offset-4', className)} {...props} />
  )
}

export { revealTab, Tabs, TabsContent, TabsList, TabsTrigger, tabsListVariants, tabsTriggerVariants }
