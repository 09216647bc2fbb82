import { entryAuthorRoutes } from '@lernspur/contracts/teacher/student/entry-author.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** @public */
export const entryAuthorCalls = callsOf('observation', entryAuthorRoutes)

/** Who wrote the entries of a class, or about one child in it. */
export const entryAuthorsQuery = entryAuthorCalls.listEntryAuthors
