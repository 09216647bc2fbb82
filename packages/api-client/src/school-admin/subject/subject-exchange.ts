import { subjectCalls } from './subject.queries'
import { subjectChangeCalls } from './subject-change.queries'

/** What the sheets that take over, copy, import and export subjects read and do, wherever they are shown. */
export const subjectExchange = {
  content: subjectCalls.getSubjectContent,
  changes: (list: { limit: number }) => subjectChangeCalls.listSubjectChanges(list),
  undo: subjectChangeCalls.undoSubjectChange,
  save: subjectCalls.exportSubjects,
  saveCurriculum: subjectCalls.exportCurriculum,
}
