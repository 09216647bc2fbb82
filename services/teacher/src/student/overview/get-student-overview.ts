import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { reportsQuery, studentQuery, subjectsQuery, talkSheetsQuery } from './overview.query'
import { earlierEntriesQuery, type StudentScope } from './overview-entries'

/**
 * Where a student stands, in one round trip. NOT_FOUND for a class that the caller does not see, and for a student of
 * another class.
 */
export const getStudentOverview = async (call: Call, scope: StudentScope): Promise<StudentOverview> => {
  const [[details], subjects, reports, talkSheets, earlierEntries] = await call.read((tx) => [
    studentQuery(tx, call, scope),
    subjectsQuery(tx, call, scope),
    reportsQuery(tx, call, scope),
    talkSheetsQuery(tx, call, scope),
    earlierEntriesQuery(tx, call, scope),
  ])
  if (!details) return refuse('NOT_FOUND')
  const { practisedSince, classmates, ...student } = details
  return {
    student,
    practisedSince,
    subjects: [...subjects],
    reports: [...reports],
    talkSheets: [...talkSheets],
    earlierEntries: [...earlierEntries],
    classmates,
  }
}
