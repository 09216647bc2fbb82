import { subjectCalls } from './subject.queries'
import { subjectChangeCalls } from './subject-change.queries'

/** Reads and writes of the sheets that take over, copy, import and export subjects, wherever they are shown. */
export const subjectExchange = {
  content: subjectCalls.getSubjectContent,
  changes: (list: { limit: number }) => subjectChangeCalls.listSubjectChanges(list),
  undo: subjectChangeCalls.undoSubjectChange,
  save: subjectCalls.exportSubjects,
  saveCurriculum: subjectCalls.exportCurriculum,
}
