import Search from 'lucide-react/icons/search'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { OptionRow } from './option-row'
import { matchesQuery } from './query/match-query'

export interface CommandItem {
  value: string
  label: string
  /** Second line. */
  detail?: ReactNode | undefined
  /** More words that find it. */
  keywords?: string | undefined
  /** Heading it stands under; items of one group follow each other. */
  group?: string | undefined
  leading?: ReactNode | undefined
  trailing?: ReactNode | undefined
  disabled?: boolean | undefined
}

export interface CommandProps {
  /** Accessible name of field and list. */
  label: string
  placeholder?: string | undefined
  items: readonly CommandItem[]
  onSelect: (value: string) => void
  /** Values that carry a tick. */
  selected?: readonly string[] | undefined
  /** Shown when nothing is found. */
  empty: ReactNode
  /** Given both, the caller filters (for instance on the server). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  autoFocus?: boolean | undefined
}

/** A search field over a list: arrows move, Enter chooses, everything stays one Tab stop. */
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
}: CommandProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const text = query ?? typed
  const shown = useMemo(
    () =>
      query === undefined ? items.filter((item) => matchesQuery(`${item.label} ${item.keywords ?? ''}`, typed)) : items,
    [items, query, typed],
  )
  const active = Math.min(at, shown.length - 1)
  const chosen = useMemo(() => new Set(selected), [selected])

  useEffect(() => {
    list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const type = (next: string) => {
    setAt(0)
    setTyped(next)
    onQueryChange?.(next)
  }
  const choose = (item: CommandItem | undefined) => {
    if (item !== undefined && item.disabled !== true) onSelect(item.value)
  }
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
      choose(shown[active])
    }
  }

  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-5 text-muted-foreground" />
        <input
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
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto p-1"
      >
        {shown.map((item, index) => (
          <Fragment key={item.value}>
            {item.group !== undefined && item.group !== shown[index - 1]?.group && (
              <div role="presentation" className="px-3 pt-3 pb-1 text-xs text-muted-foreground">
                {item.group}
              </div>
            )}
            <OptionRow
              {...item}
              id={`${id}-${index}`}
              index={index}
              active={index === active}
              selected={chosen.has(item.value)}
              onPoint={() => setAt(index)}
              onChoose={() => choose(item)}
            />
          </Fragment>
        ))}
      </div>
      {shown.length === 0 && <p className="px-4 pt-2 pb-6 text-sm text-muted-foreground">{empty}</p>}
      <span role="status" className="sr-only">
        {shown.length === 0 ? empty : ''}
      </span>
    </div>
  )
}
