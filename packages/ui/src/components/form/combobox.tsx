import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type ReactNode, useState } from 'react'
import { cn } from '../../cn'
import { CommandSearch, type SearchItem } from '../command/command-search'
import { useFieldControl } from '../ui/field'
import { inputVariants } from '../ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover'

interface ComboboxProps {
  items: readonly SearchItem[]
  /** Chosen value, or '' for none. */
  value: string
  onValueChange: (value: string) => void
  /** Accessible name of the search field in the panel. */
  searchLabel: string
  placeholder: string
  searchPlaceholder?: string | undefined
  empty: ReactNode
  /** In the panel above the search, such as what narrows the options; `close` closes the panel. */
  above?: ((close: () => void) => ReactNode) | undefined
  /** A small line above the chosen option, such as what it belongs to; then both are one line each. */
  caption?: ReactNode | undefined
  /** Before the chosen option, instead of the option's own. */
  leading?: ReactNode | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  /** If both are given, the caller searches (for instance on the server). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
}

/** Chooses one of many options by search, for instance a competence. */
export function Combobox(props: ComboboxProps) {
  const { items, value, onValueChange, searchLabel, placeholder, searchPlaceholder, empty, above, caption, className } =
    props
  const [open, setOpen] = useState(false)
  const chosen = items.find((item) => item.value === value)
  const field = useFieldControl({ disabled: props.disabled })
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        {...field}
        aria-label={props['aria-label']}
        className={cn(inputVariants(), 'flex min-h-11 items-center gap-2 py-2 text-left', className)}
      >
        {props.leading ?? chosen?.leading}
        <span className="min-w-0 flex-1">
          {caption !== undefined && <span className="block truncate text-xs text-muted-foreground">{caption}</span>}
          <span
            className={cn(
              'block',
              chosen === undefined && 'text-muted-foreground',
              caption !== undefined && 'truncate leading-5',
            )}
          >
            {chosen?.label ?? placeholder}
          </span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4.5 text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent
        aria-label={searchLabel}
        sideOffset={4}
        className={cn(
          'flex w-(--radix-popover-trigger-width) flex-col overflow-visible p-0',
          above === undefined
            ? 'min-w-72 max-h-[min(24rem,var(--radix-popover-content-available-height))]'
            : 'min-w-[min(28rem,calc(100vw-2rem))] max-h-[min(36rem,var(--radix-popover-content-available-height))] [@media(height<26rem)]:block [@media(height<26rem)]:overflow-y-auto',
        )}
      >
        {above?.(() => setOpen(false))}
        <CommandSearch
          autoFocus
          label={searchLabel}
          placeholder={searchPlaceholder}
          items={items}
          selected={chosen === undefined ? [] : [value]}
          empty={empty}
          query={props.query}
          onQueryChange={props.onQueryChange}
          onSelect={(next) => {
            setOpen(false)
            onValueChange(next)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
