import { searchQuery } from '@lernspur/api-client/teacher/search/search.queries'
import { keepPreviousData, useQuery, useSession } from '@lernspur/app-runtime'
import type { Search } from '@lernspur/contracts/teacher/search/search.contract'
import { useDebounced } from '../table/use-debounced'

/** Characters that the service searches for at most, and milliseconds without a key before it is asked. */
const maxLength = 100
const rest = 90

const nothing: Search = { students: [], competences: [] }

/** What the page is about. */
interface AtHand {
  readonly schoolClassId: string | undefined
  readonly studentId: string | undefined
}

/**
 * Children and competences for a query, from the school; what was found before stays until then. `isBusy` while more may
 * come: not without a network.
 */
export const useFound = (
  typed: string,
  { schoolClassId, studentId }: AtHand,
): { readonly found: Search; readonly isBusy: boolean } => {
  const { tenant, whoAmI } = useSession()
  const query = typed.trim().slice(0, maxLength)
  const debouncedQuery = useDebounced(query, rest)
  const isSchool = tenant?.isProvider === false && whoAmI.isSetupCompleted
  const { data = nothing, isFetching } = useQuery({
    ...searchQuery({ query: debouncedQuery, schoolClassId, studentId }),
    enabled: isSchool && debouncedQuery !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { found: data, isBusy: isSchool && query !== '' && (debouncedQuery !== query || isFetching) }
}
