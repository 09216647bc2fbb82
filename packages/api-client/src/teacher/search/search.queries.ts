import { searchRoutes } from '@lernspur/contracts/teacher/search/search.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const searchCalls = callsOf('search', searchRoutes)

/** Children and competences that match some words. */
export const searchQuery = searchCalls.search
