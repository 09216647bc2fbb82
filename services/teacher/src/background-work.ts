import type { Database } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { hour, type Job } from '@lernspur/service-kit/process/background-work'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { sweepFiles } from './file/sweep-files'
import { sweepReportSets } from './report/set/sweep-report-sets'
import { moveReportFiles } from './report-file/move-report-files'

/** What the service does without being called. */
export const teacherJobs = (db: Database, files: FileStore): Readonly<Record<string, Job>> => ({
  purgeUndoEntries: { every: hour, work: (stop) => purgeUndoEntries(db, stop) },
  sweepFiles: { every: hour, work: (stop) => sweepFiles(db, files, stop) },
  moveReportFiles: { every: hour, work: (stop) => moveReportFiles(db, files, stop) },
  sweepReportSets: { every: hour, work: (stop) => sweepReportSets(db, stop) },
})
