import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { OptionRow } from './option-row'

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

interface CommandListProps {
  /** Of the whole command: the list is `${id}-list`, its items are `${id}-0` and so on. */
  id: string
  label: string
  items: readonly CommandItem[]
  /** Index of the item the keys stand on. */
  active: number
  selected: readonly string[] | undefined
  onPoint: (index: number) => void
  onChoose: (item: CommandItem) => void
}

/** What a command found, below the headings of its groups; the active item stays in sight. */
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
