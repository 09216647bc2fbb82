import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '../../cn'
import { matchesQuery } from '../../query/match-query'

interface CommandState {
  readonly label: string | undefined
  readonly listId: string
  /** What is typed, where the command itself filters. */
  readonly filter: string
  /** Id of the item that Enter chooses; not to be confused with the chosen items. */
  readonly active: string | undefined
  readonly isEmpty: boolean
  setActive(id: string | undefined): void
  setFilter(query: string): void
}

const CommandContext = createContext<CommandState | undefined>(undefined)

const useCommand = (): CommandState => {
  const state = useContext(CommandContext)
  if (!state) throw new Error('Parts of a command need a Command around them.')
  return state
}

const itemsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-slot=command-item]') ?? []),
]

/** Items that PageDown and PageUp skip. */
const pageLength = 8

/**
 * A search field over a list, by parts: arrows move, Enter chooses, and there is one Tab stop. Does not use `cmdk`,
 * which marks the active item as selected: here `aria-selected` says what is chosen.
 */
function Command({
  label,
  shouldFilter = true,
  className,
  onKeyDown,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'ref'> & {
  /** Accessible name of field and list. */
  label?: string | undefined
  /** Whether items that do not match what is typed are hidden. */
  shouldFilter?: boolean | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [active, setActive] = useState<string>()
  const [typed, setFilter] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const filter = shouldFilter ? typed : ''
  const first = useRef<string>(undefined)
  // While the first item is the active one, it stays the first, also when the items come in another order. Before the page is painted: the field refers to the active item by its id, and the list may have changed.
  useLayoutEffect(() => {
    const items = itemsIn(root.current)
    setIsEmpty(items.length === 0)
    const wasFirst = active === first.current
    first.current = items[0]?.id
    if (wasFirst || !items.some(({ id }) => id === active)) setActive(items[0]?.id)
  })
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const items = itemsIn(root.current)
    const at = Math.max(
      0,
      items.findIndex(({ id }) => id === active),
    )
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageLength, PageUp: -pageLength }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive(items[Math.max(0, Math.min(at + step, items.length - 1))]?.id)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      items[at]?.click()
    }
  }
  const state = useMemo(
    () => ({ label, listId, filter, active, isEmpty, setActive, setFilter }),
    [label, listId, filter, active, isEmpty],
  )
  return (
    <CommandContext value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the field inside. */}
      <div
        ref={root}
        data-slot="command"
        onKeyDown={press}
        className={cn('flex min-h-0 flex-col', className)}
        {...props}
      >
        {children}
      </div>
    </CommandContext>
  )
}

/** The field; uncontrolled unless it has a value. */
function CommandInput({
  className,
  onValueChange,
  ...props
}: Omit<ComponentProps<'input'>, 'onChange'> & { onValueChange?: ((query: string) => void) | undefined }) {
  const { label, listId, active, setActive, setFilter } = useCommand()
  return (
    <div data-slot="command-input-wrapper" className="flex items-center gap-3 border-b px-4">
      <Search aria-hidden className="size-5 text-muted-foreground" />
      <input
        data-slot="command-input"
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          // More typing finds other items; the first of them becomes active.
          setActive(undefined)
          setFilter(target.value)
          onValueChange?.(target.value)
        }}
        className={cn('h-12 w-full min-w-0 bg-transparent text-base outline-none', className)}
        {...props}
      />
    </div>
  )
}

/** The items; the active one is scrolled into view. */
function CommandList({ className, ...props }: ComponentProps<'div'>) {
  const { label, listId, active } = useCommand()
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div
      id={listId}
      data-slot="command-list"
      role="listbox"
      aria-label={label}
      className={cn('min-h-0 flex-1 overflow-y-auto p-1', className)}
      {...props}
    />
  )
}

/** Shown and announced when nothing matches. */
function CommandEmpty({ className, children, ...props }: ComponentProps<'p'>) {
  const { isEmpty } = useCommand()
  return (
    <>
      {isEmpty && (
        <p
          data-slot="command-empty"
          className={cn('px-4 pt-2 pb-6 text-sm text-muted-foreground', className)}
          {...props}
        >
          {children}
        </p>
      )}
      <span role="status" className="sr-only">
        {isEmpty ? children : ''}
      </span>
    </>
  )
}

/** Items under a heading; hidden while it has none. */
function CommandGroup({
  className,
  heading,
  children,
  ...props
}: ComponentProps<'div'> & { heading?: ReactNode | undefined }) {
  return (
    <div
      data-slot="command-group"
      role="presentation"
      className={cn('not-has-[[role=option]]:hidden', className)}
      {...props}
    >
      {heading !== undefined && (
        <div role="presentation" className="px-3 pt-3 pb-1 text-xs text-muted-foreground">
          {heading}
        </div>
      )}
      {children}
    </div>
  )
}

/** An item; the chosen ones have a tick. It is found by its value and its keywords. */
function CommandItem({
  className,
  value,
  keywords,
  selected = false,
  disabled = false,
  onSelect,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'onSelect'> & {
  value: string
  keywords?: string[] | undefined
  selected?: boolean | undefined
  disabled?: boolean | undefined
  onSelect?: ((value: string) => void) | undefined
}) {
  const id = useId()
  const { filter, active, setActive } = useCommand()
  if (!matchesQuery([value, ...(keywords ?? [])].join(' '), filter)) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names this item as its active one.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays there.
    <div
      id={id}
      data-slot="command-item"
      data-active={id === active || undefined}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      onPointerMove={() => setActive(id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onSelect?.(value)
      }}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-sm data-active:bg-accent',
        'aria-disabled:cursor-not-allowed aria-disabled:text-muted-foreground',
        className,
      )}
      {...props}
    >
      {children}
      {selected && <Check aria-hidden className="size-4.5 text-primary" />}
    </div>
  )
}

export { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList }
