import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { lazy, Suspense } from 'react'
import type { SubjectSheetName } from './subject-actions'

const ClassTakeOver = lazy(() => import('./exchange/class-take-over'))
const ClassImport = lazy(() => import('./exchange/class-import'))
const CopyFromClass = lazy(() => import('./exchange/copy-from-class'))
const ExportSheet = lazy(() => import('@lernspur/school-editors/subject/exchange/export-sheet'))
const RecentChanges = lazy(() => import('@lernspur/school-editors/subject/exchange/recent-changes'))

export interface SubjectSheetsProps {
  schoolClass: SchoolClass
  /** Subjects of the class, in their order. */
  subjects: readonly Subject[]
  /** The sheet that is open, if any. */
  sheet: SubjectSheetName | null
  onClose: () => void
}

/**
 * The sheets that bring subjects into a class or out of it. They are outside the list and its empty state, so that a
 * colleague's change, which swaps the two, does not close one that somebody is filling in.
 */
export function SubjectSheets({ schoolClass, subjects, sheet, onClose }: SubjectSheetsProps) {
  const { t } = useTranslation('teacher.subjects')
  return (
    <Suspense fallback={null}>
      {sheet === 'takeOver' && <ClassTakeOver schoolClass={schoolClass} subjects={subjects} onClose={onClose} />}
      {sheet === 'copy' && <CopyFromClass schoolClassId={schoolClass.id} subjects={subjects} onClose={onClose} />}
      {sheet === 'import' && <ClassImport schoolClassId={schoolClass.id} onClose={onClose} />}
      {sheet === 'recent' && <RecentChanges exchange={subjectExchange} onClose={onClose} />}
      {sheet === 'export' && (
        <ExportSheet
          subjects={subjects}
          exchange={subjectExchange}
          fileName={t(($) => $.more.file, { name: schoolClass.name })}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
