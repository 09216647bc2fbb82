import Search from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { Kbd } from '../ui/kbd'

interface TopBarProps {
  /** On phones: the class chip or the school's name. */
  leading?: ReactNode | undefined
  search?: ReactNode | undefined
  /** StatusLine. */
  status?: ReactNode | undefined
  /** Notifications, account. */
  actions?: ReactNode | undefined
}

/** Search, save status and account, fixed at the top. */
export function TopBar({ leading, search, status, actions }: TopBarProps) {
  return (
    <header
      data-frame=""
      className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b bg-background px-4 md:gap-4 md:px-8 [@media(height<26rem)]:static"
    >
      {leading !== undefined && <div className="flex min-w-0 items-center md:hidden">{leading}</div>}
      <div className="hidden min-w-0 md:block">{search}</div>
      {/* Even beside a long school name, there is room for every word of the status line. */}
      <div className="@container flex min-w-0 flex-1 items-center justify-end has-[[role=status]:not(:empty)]:min-w-22">
        {status}
      </div>
      <div className="md:hidden">{search}</div>
      <div className="-mr-2 flex items-center">{actions}</div>
    </header>
  )
}

type SearchButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** "Suchen". */
  label: string
  /** Keyboard shortcut: "Strg K". */
  keys: string
}

/** Looks like a field and opens the CommandDialog; an icon on phones. */
export function SearchButton({ label, keys, className, ...props }: SearchButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm text-muted-foreground hover:text-foreground',
        'md:w-64 md:justify-start md:border md:bg-card md:px-3 md:transition-colors md:hover:border-input',
        className,
      )}
    >
      <Search aria-hidden className="size-5 md:size-4.5" />
      <span className="max-md:sr-only md:flex-1 md:text-left">{label}</span>
      <span aria-hidden className="hidden md:block">
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  )
}
