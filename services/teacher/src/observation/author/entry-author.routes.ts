import { entryAuthorRoutes } from '@lernspur/contracts/teacher/student/entry-author.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listEntryAuthors } from './list-entry-authors'

/** Who wrote the entries of a class. */
export const entryAuthorSlice = slice(entryAuthorRoutes, {
  listEntryAuthors: ({ call, params, query }) =>
    listEntryAuthors(call, { schoolClassId: params.schoolClassId, studentId: query.studentId }),
})
