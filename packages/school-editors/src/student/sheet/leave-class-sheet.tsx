import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { useState } from 'react'
import { ClassDay, classDays, isClassDay } from './class-day'
import { StudentsSheet } from './students-sheet'

interface LeaveClassSheetProps {
  students: readonly Student[]
  /** The class that they leave. */
  from: Pick<SchoolClass, 'id' | 'name' | 'schoolYear'>
  /** Takes the students out; `leftOn` is '' for the default. The sheet closes once that is done. */
  onLeave: (leftOn: string) => Promise<void>
  onClose: () => void
}

/** Takes students out of a class, with their last day there (rule student.7). */
export function LeaveClassSheet({ students, from, onLeave, onClose }: LeaveClassSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const [leftOn, setLeftOn] = useState(classDays(from)?.max ?? '')
  return (
    <StudentsSheet
      students={students}
      title={t(($) => $.leave.title, { count: students.length, name: from.name })}
      submitLabel={t(($) => $.leave.submit)}
      isPossible={isClassDay(from, leftOn)}
      onSubmit={() => onLeave(leftOn)}
      onClose={onClose}
    >
      <ClassDay kind="last" schoolClass={from} value={leftOn} onValueChange={setLeftOn} />
      <p className="text-sm text-muted-foreground">{t(($) => $.leave.text)}</p>
    </StudentsSheet>
  )
}
