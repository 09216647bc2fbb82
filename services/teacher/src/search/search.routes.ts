import { searchRoutes } from '@lernspur/contracts/teacher/search/search.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { search } from './search'

/** Finds children and competences by some of their words. */
export const searchSlice = slice(searchRoutes, {
  search: ({ call, query }) => search(call, query),
})
