import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { type CommandItem, CommandList } from './command-list'
import { matchesQuery } from './query/match-query'

export interface CommandProps {
  /** Accessible name of field and list. */
  label: string
  placeholder?: string | undefined
  items: readonly CommandItem[]
  onSelect: (value: string) => void
  /** Values with a tick. */
  selected?: readonly string[] | undefined
  /** Shown when nothing matches. */
  empty: ReactNode
  /** If both are given, the caller filters (for instance on the server). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  autoFocus?: boolean | undefined
  /** More items are on their way: Enter waits for them, unless another item than the first is active. */
  busy?: boolean | undefined
  /** Enter was pressed before the command was there. */
  entered?: boolean | undefined
}

/** A search field over a list: arrows move, Enter chooses, and there is one Tab stop. */
export function Command({
  label,
  placeholder,
  items,
  onSelect,
  selected,
  empty,
  query,
  onQueryChange,
  autoFocus,
  busy = false,
  entered = false,
}: CommandProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [waits, setWaits] = useState(entered)
  const text = query ?? typed
  const shown = useMemo(
    () =>
      query === undefined ? items.filter((item) => matchesQuery(`${item.label} ${item.keywords ?? ''}`, typed)) : items,
    [items, query, typed],
  )
  const active = Math.min(at, shown.length - 1)

  const type = (next: string) => {
    setAt(0)
    setWaits(false)
    setTyped(next)
    onQueryChange?.(next)
  }
  const choose = (item: CommandItem | undefined) => {
    if (item !== undefined && item.disabled !== true) onSelect(item.value)
  }
  const chooseLate = useEffectEvent(() => {
    setWaits(false)
    choose(shown[active])
  })
  useEffect(() => {
    if (waits && !busy) chooseLate()
  }, [waits, busy])
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(target, shown.length - 1)))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (busy && active <= 0) setWaits(true)
      else choose(shown[active])
    }
  }

  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-5 text-muted-foreground" />
        <input
          aria-busy={busy}
          // biome-ignore lint/a11y/noAutofocus: the field appears because the user asked for it.
          autoFocus={autoFocus}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          className="h-12 w-full min-w-0 bg-transparent text-base outline-none"
        />
      </div>
      <CommandList
        id={id}
        label={label}
        items={shown}
        active={active}
        selected={selected}
        onPoint={setAt}
        onChoose={choose}
      />
      {shown.length === 0 && <p className="px-4 pt-2 pb-6 text-sm text-muted-foreground">{empty}</p>}
      <span role="status" className="sr-only">
        {shown.length === 0 ? empty : ''}
      </span>
    </div>
  )
}
