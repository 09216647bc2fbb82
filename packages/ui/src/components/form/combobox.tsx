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
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  /** If both are given, the caller searches (for instance on the server). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
}

/** Chooses one of many options by search, for instance a competence. */
export function Combobox(props: ComboboxProps) {
  const { items, value, onValueChange, searchLabel, placeholder, searchPlaceholder, empty, className } = props
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
        {chosen?.leading}
        <span className={cn('min-w-0 flex-1', chosen === undefined && 'text-muted-foreground')}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDown aria-hidden className="size-4.5 text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent
        aria-label={searchLabel}
        sideOffset={4}
        className={cn(
          'flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width)',
          'min-w-72 flex-col overflow-visible p-0',
        )}
      >
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
