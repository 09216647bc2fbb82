export type SortDirection = 'asc' | 'desc'

export interface SortOrder {
  readonly field: string
  readonly dir: SortDirection
}

/** How a table is searched, filtered, sorted and paged, and which columns it shows; whoever holds it keeps texts only. */
export interface TableState {
  /** What was typed into the search field. */
  readonly search: string
  readonly order: SortOrder
  /** The first is 1. */
  readonly page: number
  /** Ids of the columns that somebody chose to see; undefined where nobody chose. */
  readonly columns: readonly string[] | undefined
  sortBy(field: string, dir: SortDirection): void
  /** Any further choice of the table; '' is none. */
  choice(name: string): string
  /** Changes `search`, `page` and choices together; '' takes one away. Other rows than before begin at the first page. */
  change(changes: Readonly<Record<string, string>>): void
}

/** Changes that leave the rows as they are. */
const keepsRows = (name: string): boolean => name === 'page' || name === 'columns'

const changed = (before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(before)
  if (!Object.keys(changes).every(keepsRows)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Reads a table's state from parameters as they stand in an address, and writes changes of it back into them. */
export const tableStateOf = (
  params: URLSearchParams,
  initial: SortOrder,
  write: (update: (before: URLSearchParams) => URLSearchParams) => void,
): TableState => {
  const dir = params.get('dir')
  const change = (changes: Readonly<Record<string, string>>) => write((before) => changed(before, changes))
  return {
    search: params.get('search') ?? '',
    order: {
      field: params.get('sort') ?? initial.field,
      dir: dir === 'asc' || dir === 'desc' ? dir : initial.dir,
    },
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    columns: params.get('columns')?.split(','),
    sortBy: (field, next) => change({ sort: field, dir: next }),
    choice: (name) => params.get(name) ?? '',
    change,
  }
}
