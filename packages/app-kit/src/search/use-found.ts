import { searchQuery } from '@lernspur/api-client/teacher/search/search.queries'
import { keepPreviousData, useQuery, useSession } from '@lernspur/app-runtime'
import type { Search } from '@lernspur/contracts/teacher/search/search.contract'
import { useDebounced } from '../table/use-debounced'

/** Maximum number of characters that the service searches for, and milliseconds without a key before it is called. */
const maxLength = 100
const rest = 90

const nothing: Search = { students: [], competences: [] }

/** What the page is about. */
interface AtHand {
  readonly schoolClassId: string | undefined
  readonly studentId: string | undefined
}

/**
 * Children and competences of the school for a query; the previous ones stay until the answer arrives. `isBusy` while
 * more may come, which is never without a network.
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
