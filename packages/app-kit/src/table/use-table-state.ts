import type { OrderItem } from '@lernspur/contracts/list'
import { useSearchParams } from 'react-router'

export interface TableState {
  /** What was typed into the search field. */
  readonly search: string
  readonly order: OrderItem
  /** For a SortableHead: how the table is sorted by this field now, if it is. */
  directionOf(field: string): OrderItem['dir'] | undefined
  sortBy(field: string, dir: OrderItem['dir']): void
  /** Any further choice of the table, kept in the address too; '' is none. */
  choice(name: string): string
  /** Changes `search` and choices together; '' takes one away. */
  change(changes: Readonly<Record<string, string>>): void
}

/** Search, order and choices of a table, kept in the address, so that a link and "back" bring them again. */
export const useTableState = (initial: OrderItem): TableState => {
  const [params, setParams] = useSearchParams()
  const dir = params.get('dir')
  const order: OrderItem = {
    field: params.get('sort') ?? initial.field,
    dir: dir === 'asc' || dir === 'desc' ? dir : initial.dir,
  }
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    search: params.get('search') ?? '',
    order,
    directionOf: (field) => (field === order.field ? order.dir : undefined),
    sortBy: (field, next) => change({ sort: field, dir: next }),
    choice: (name) => params.get(name) ?? '',
    change,
  }
}
