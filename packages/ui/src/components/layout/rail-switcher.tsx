import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'

type RailSwitcherProps = ComponentProps<'button'> & {
  /** Name of the class in its chip, at most four characters. */
  chip?: string | undefined
  /** Name of the school. */
  title: string
  /** Nickname of the class. */
  subtitle?: string | undefined
}

/** Button that opens the choice of school and class; used as the trigger of a DropdownMenu or Popover. */
export function RailSwitcher({ chip, title, subtitle, className, ...props }: RailSwitcherProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        'flex min-h-14 w-full flex-col items-center gap-1 rounded-md px-0.5 py-2 text-center transition-colors hover:bg-secondary',
        'xl:flex-row xl:gap-3 xl:px-2 xl:text-left',
        className,
      )}
    >
      {chip !== undefined && <ClassChip>{chip}</ClassChip>}
      <span className="flex min-w-0 max-w-full flex-col xl:flex-1">
        <span className="line-clamp-2 text-xs text-muted-foreground max-xl:sr-only">{title}</span>
        {subtitle !== undefined && (
          <span className="line-clamp-2 text-xs font-medium wrap-break-word hyphens-auto xl:text-sm">{subtitle}</span>
        )}
      </span>
      <ChevronsUpDown aria-hidden className="hidden size-4 text-muted-foreground xl:block" />
    </button>
  )
}

/** The name of a class in a frame. */
export function ClassChip({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      className={cn(
        'inline-grid h-9 min-w-9 shrink-0 place-items-center rounded-md bg-foreground px-1.5 text-sm font-semibold text-background tabular-nums',
        className,
      )}
    >
      {children}
    </span>
  )
}
