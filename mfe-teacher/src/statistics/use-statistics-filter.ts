import { keepPreviousData, useSearchParams } from '@lernspur/app-runtime'
import { filterOf, type StatisticsView, withFilter } from './statistics-filter'

/** The filter of a view, stored in the URL so that it can be shared and restored. */
export const useStatisticsFilter = (view: StatisticsView) => {
  const [search, setSearch] = useSearchParams()
  const set = (name: Parameters<typeof withFilter>[1], value: string) =>
    setSearch((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true })
  return { filter: filterOf(search, view), search, set }
}

/**
 * How views are read: while another filter loads, the previous figures stay, so that nothing jumps under the pointer.
 */
export const withPreviousData = { placeholderData: keepPreviousData, throwOnError: true } as const
