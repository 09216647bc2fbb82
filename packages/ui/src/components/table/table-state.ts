export type SortDirection = 'asc' | 'desc'

export interface SortOrder {
  readonly field: string
  readonly dir: SortDirection
}

/** The search, filters, sorting, page and columns of a table; it is stored as strings. */
export interface TableState {
  /** The search text. */
  readonly search: string
  readonly order: SortOrder
  /** The first is 1. */
  readonly page: number
  /** Ids of the chosen columns; undefined for the default columns. */
  readonly columns: readonly string[] | undefined
  /** Search and filters as one text: other conditions match other rows. */
  readonly conditions: string
  sortBy(field: string, dir: SortDirection): void
  /** Any further filter of the table; '' is none. */
  choice(name: string): string
  /** Changes `search`, `page` and filters together; '' removes one. Changed filters return to the first page. */
  change(changes: Readonly<Record<string, string>>): void
}

/** Changes that do not affect the rows. */
const isViewSetting = (name: string): boolean => name === 'page' || name === 'columns'

const changed = (before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(before)
  if (!Object.keys(changes).every(isViewSetting)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

const arrangement = ['page', 'columns', 'sort', 'dir']

const conditionsOf = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name]) => !arrangement.includes(name)).toSorted()))

/** Reads a table's state from URL parameters, and writes changes back to them. */
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
    conditions: conditionsOf(params),
    sortBy: (field, next) => change({ sort: field, dir: next }),
    choice: (name) => params.get(name) ?? '',
    change,
  }
}
