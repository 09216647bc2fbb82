import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { reportsQuery, studentQuery, subjectsQuery, talkSheetsQuery } from './overview.query'
import type { Place } from './overview-entries'

/**
 * Where a student stands, in one round trip. NOT_FOUND for a class that the caller does not see, and for a student of
 * another class.
 */
export const getStudentOverview = async (call: Call, place: Place): Promise<StudentOverview> => {
  const [[whole], subjects, reports, talkSheets] = await call.read((tx) => [
    studentQuery(tx, call, place),
    subjectsQuery(tx, call, place),
    reportsQuery(tx, call, place),
    talkSheetsQuery(tx, call, place),
  ])
  if (!whole) return refuse('NOT_FOUND')
  const { practisedSince, classmates, ...student } = whole
  return {
    student,
    practisedSince,
    subjects: [...subjects],
    reports: [...reports],
    talkSheets: [...talkSheets],
    classmates,
  }
}
