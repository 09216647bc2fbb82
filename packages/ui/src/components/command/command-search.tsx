import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from '../ui/command'

export interface SearchItem {
  value: string
  label: string
  /** Second line. */
  detail?: ReactNode | undefined
  /** Further terms that the search matches. */
  keywords?: string | undefined
  /** Heading of the item's group; items of a group must be adjacent. */
  group?: string | undefined
  leading?: ReactNode | undefined
  trailing?: ReactNode | undefined
  disabled?: boolean | undefined
}

export interface CommandSearchProps {
  /** Accessible name of field and list. */
  label: string
  placeholder?: string | undefined
  items: readonly SearchItem[]
  onSelect: (value: string) => void
  /** Values with a tick. */
  selected?: readonly string[] | undefined
  /** Shown when nothing matches. */
  empty: ReactNode
  /** If both are given, the caller filters (for example on the server). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  autoFocus?: boolean | undefined
  /** More items are on their way: Enter waits for them, unless an item other than the first is active. */
  busy?: boolean | undefined
  /** Enter was pressed before the command had loaded. */
  entered?: boolean | undefined
}

/** Adjacent items of the same group; items without a group form one without a heading. */
const groupsOf = (items: readonly SearchItem[]): readonly (readonly [SearchItem, ...SearchItem[]])[] => {
  const groups: [SearchItem, ...SearchItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last[0].group === item.group) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** A command over items that are given as data. */
export function CommandSearch(props: CommandSearchProps) {
  const { label, placeholder, items, onSelect, selected, empty, query, onQueryChange, busy = false } = props
  const list = useRef<HTMLDivElement>(null)
  const [isEnterPending, setIsEnterPending] = useState(props.entered ?? false)
  const firstItem = () => list.current?.querySelector<HTMLElement>('[data-slot=command-item]')
  /** The first one until another becomes active. */
  const activeItem = () =>
    list.current?.querySelector<HTMLElement>('[data-slot=command-item][data-active]') ?? firstItem()
  const chooseActive = useEffectEvent(() => {
    setIsEnterPending(false)
    activeItem()?.click()
  })
  useEffect(() => {
    if (isEnterPending && !busy) chooseActive()
  }, [isEnterPending, busy])
  const waitForItems = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !busy || activeItem() !== firstItem()) return
    event.preventDefault()
    setIsEnterPending(true)
  }
  return (
    <Command label={label} shouldFilter={query === undefined} onKeyDown={waitForItems}>
      <CommandInput
        aria-busy={busy}
        autoFocus={props.autoFocus}
        placeholder={placeholder}
        value={query}
        onValueChange={(next) => {
          setIsEnterPending(false)
          onQueryChange?.(next)
        }}
      />
      <CommandList ref={list}>
        {groupsOf(items).map((group) => (
          <CommandGroup key={group[0].value} heading={group[0].group}>
            {group.map((item) => (
              <CommandItem
                key={item.value}
                value={item.label}
                keywords={item.keywords === undefined ? undefined : [item.keywords]}
                selected={selected?.includes(item.value)}
                disabled={item.disabled}
                onSelect={() => onSelect(item.value)}
              >
                {item.leading}
                <span className="min-w-0 flex-1">
                  <span className="block">{item.label}</span>
                  {item.detail !== undefined && (
                    <span className="block text-xs text-muted-foreground">{item.detail}</span>
                  )}
                </span>
                {item.trailing}
              </CommandItem>
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <CommandEmpty>{empty}</CommandEmpty>
    </Command>
  )
}
