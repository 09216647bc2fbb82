import { useSearchParams } from '@lernspur/app-runtime'
import { type SortOrder, type TableState, tableStateOf } from '@lernspur/ui/components/table/table-state'

/** Search, sorting, page and filters of a table, kept in the URL, so that links and "back" restore them. */
export const useTableState = (initial: SortOrder): TableState => {
  const [params, setParams] = useSearchParams()
  return tableStateOf(params, initial, (update) => setParams(update, { replace: true, preventScrollReset: true }))
}
