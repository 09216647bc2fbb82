import { searchRoutes } from '@lernspur/contracts/search.contract'
import { slice } from '@lernspur/service-kit/slice'
import { search } from './search'

/** Children and competences by some words of them. */
export const searchSlice = slice(searchRoutes, {
  search: ({ call, query }) => search(call, query),
})
