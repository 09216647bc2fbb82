import { type SortOrder, type TableState, tableStateOf } from '@lernspur/ui/table/table-state'
import { useSearchParams } from 'react-router'

/** Search, order, page and choices of a table, kept in the address, so that a link and "back" bring them again. */
export const useTableState = (initial: SortOrder): TableState => {
  const [params, setParams] = useSearchParams()
  return tableStateOf(params, initial, (update) => setParams(update, { replace: true, preventScrollReset: true }))
}
