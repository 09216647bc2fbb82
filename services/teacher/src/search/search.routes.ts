import { searchRoutes } from '@lernspur/contracts/teacher/search/search.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { search } from './search'

/** Children and competences by some words of them. */
export const searchSlice = slice(searchRoutes, {
  search: ({ call, query }) => search(call, query),
})
