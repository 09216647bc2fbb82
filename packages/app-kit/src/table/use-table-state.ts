import { useSearchParams } from '@lernspur/app-kit'
import { type SortOrder, type TableState, tableStateOf } from '@lernspur/ui/table/table-state'

/** Search, order, page and choices of a table, kept in the address, so that a link and "back" bring them again. */
export const useTableState = (initial: SortOrder): TableState => {
  const [params, setParams] = useSearchParams()
  return tableStateOf(params, initial, (update) => setParams(update, { replace: true, preventScrollReset: true }))
}
