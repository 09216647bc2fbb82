import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { reportsQuery, studentQuery, subjectsQuery, talkSheetsQuery } from './overview.query'
import {
  earlierEntriesQuery,
  levelPositionsQuery,
  newestNotesQuery,
  photoEntriesQuery,
  type StudentScope,
} from './overview-entries'
import { subjectTrend } from './subject-trend'

/**
 * Where a student stands, in one round trip. NOT_FOUND for a class that the caller does not see, and for a student of
 * another class.
 */
export const getStudentOverview = async (call: Call, scope: StudentScope): Promise<StudentOverview> => {
  const [[details], subjects, reports, talkSheets, earlierEntries, levels, notes, photos] = await call.read((tx) => [
    studentQuery(tx, call, scope),
    subjectsQuery(tx, call, scope),
    reportsQuery(tx, call, scope),
    talkSheetsQuery(tx, call, scope),
    earlierEntriesQuery(tx, call, scope),
    levelPositionsQuery(tx, call, scope),
    newestNotesQuery(tx, call, scope),
    photoEntriesQuery(tx, call, scope),
  ])
  if (!details) return refuse('NOT_FOUND')
  const { practisedSince, classmates, ...student } = details
  const levelsOf = Map.groupBy(levels, ({ schoolSubjectId }) => schoolSubjectId)
  const noteOf = new Map(notes.map(({ schoolSubjectId, ...note }) => [schoolSubjectId, note]))
  const photoOf = new Map(photos.map(({ schoolSubjectId, id }) => [schoolSubjectId, id]))
  return {
    student,
    practisedSince,
    subjects: subjects.map((subject) => ({
      ...subject,
      trend: subjectTrend(levelsOf.get(subject.id) ?? []),
      newestNote: noteOf.get(subject.id) ?? null,
      photoEntryId: photoOf.get(subject.id) ?? null,
    })),
    reports: [...reports],
    talkSheets: [...talkSheets],
    earlierEntries: [...earlierEntries],
    classmates,
  }
}
