import { searchQuery } from '@lernspur/api-client/search.queries'
import { keepPreviousData, useLocation, useQuery, useSession } from '@lernspur/app-kit'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import type { Search } from '@lernspur/contracts/search.contract'
import { fillTemplate } from '@lernspur/federation/path-pattern'
import { areas } from '../../area/areas'
import { useFrameClass } from '../use-frame-class'

/** Characters that the service searches for at most, and milliseconds without a key before it is asked. */
const longest = 100
const rest = 90

const nothing: Search = { students: [], competences: [] }
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The child that the page is about. */
const useStudentAtHand = (): string | undefined => {
  const { pathname } = useLocation()
  const pattern = areas.patternOf(pathname)
  const id = pattern && fillTemplate(':studentId', pattern, pathname)
  return id && isId.test(id) ? id : undefined
}

/**
 * Children and competences for a query, from the school; what was found before stays until then. `isBusy` while more may
 * come: not without a network.
 */
export const useFound = (typed: string): { readonly found: Search; readonly isBusy: boolean } => {
  const { tenant, whoAmI } = useSession()
  const { schoolClass } = useFrameClass()
  const studentId = useStudentAtHand()
  const query = typed.trim().slice(0, longest)
  const asked = useDebounced(query, rest)
  const isSchool = tenant?.isProvider === false && whoAmI.isSetupCompleted
  const { data = nothing, isFetching } = useQuery({
    ...searchQuery({ query: asked, schoolClassId: schoolClass?.id, studentId }),
    enabled: isSchool && asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { found: data, isBusy: isSchool && query !== '' && (asked !== query || isFetching) }
}
