import { cn } from '@lernspur/ui/cn'
import { type ReactNode, useEffect, useRef } from 'react'

interface SideListItemProps {
  isCurrent: boolean
  onChoose: () => void
  leading: ReactNode
  text: string
  detail: string
  mark?: ReactNode
}

/** An entry of a side list: a sign before its name, and its state below, or for screen readers in a row. */
export function SideListItem({ isCurrent, onChoose, leading, text, detail, mark }: SideListItemProps) {
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left transition-colors hover:bg-accent',
          'aria-[current]:bg-selected aria-[current]:text-selected-foreground',
        )}
      >
        <span className="grid size-4 shrink-0 place-items-center">{leading}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium max-lg:truncate lg:hyphens-auto">{text}</span>
          <span className={cn('block text-xs max-lg:sr-only', !isCurrent && 'text-muted-foreground')}>{detail}</span>
        </span>
        {mark}
      </button>
    </li>
  )
}

interface SideListProps {
  /** Accessible name of the navigation. */
  label: string
  /** The chosen entry, which is scrolled into view in a row. */
  current: string
  /** As high as the screen with a scroller of its own, for many entries. */
  isLong?: boolean
  children: ReactNode
}

/** Parts of a page to choose from: a list beside the page, a row above it on small screens. */
export function SideList({ label, current, isLong = false, children }: SideListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = current && list.current?.querySelector('[aria-current]')
    if (list.current && chosen instanceof HTMLElement) {
      const item = chosen.offsetParent instanceof HTMLElement ? chosen.offsetParent : chosen
      list.current.scrollTo({ left: item.offsetLeft - 24, ...(isLong && { top: item.offsetTop - 96 }) })
    }
  }, [current, isLong])
  return (
    <nav aria-label={label} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul
        ref={list}
        className={cn(
          'relative flex gap-1 overflow-x-auto pb-1 [scrollbar-width:thin] max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pr-8 lg:grid lg:grid-cols-1 lg:pr-0',
          isLong ? 'lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto' : 'lg:overflow-visible',
        )}
      >
        {children}
      </ul>
    </nav>
  )
}
