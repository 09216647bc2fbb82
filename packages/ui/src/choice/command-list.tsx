import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { OptionRow } from './option-row'

export interface CommandItem {
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

interface CommandListProps {
  /** Id of the command: the list is `${id}-list`, its items are `${id}-0` and so on. */
  id: string
  label: string
  items: readonly CommandItem[]
  /** Index of the active item. */
  active: number
  selected: readonly string[] | undefined
  onPoint: (index: number) => void
  onChoose: (item: CommandItem) => void
}

/** The results of a command, grouped under headings; the active item is scrolled into view. */
export function CommandList({ id, label, items, active, selected, onPoint, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = useMemo(() => new Set(selected), [selected])

  useEffect(() => {
    list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className="min-h-0 flex-1 overflow-y-auto p-1">
      {items.map((item, index) => (
        <Fragment key={item.value}>
          {item.group !== undefined && item.group !== items[index - 1]?.group && (
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
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(item)}
          />
        </Fragment>
      ))}
    </div>
  )
}
