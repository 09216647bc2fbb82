import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { ClassDay, classDays, isClassDay } from './class-day'

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
  const format = useFormat()
  const [leftOn, setLeftOn] = useState(classDays(from)?.max ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    await onLeave(leftOn).catch(() => null)
    setIsBusy(false)
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.leave.title, { count: students.length, name: from.name })}
      description={students.length <= 3 ? format.list(students.map(format.name)) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button disabled={!isClassDay(from, leftOn)} busy={isBusy} onClick={() => void submit()}>
            {t(($) => $.leave.submit)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ClassDay kind="last" schoolClass={from} value={leftOn} onValueChange={setLeftOn} />
        <p className="text-sm text-muted-foreground">{t(($) => $.leave.text)}</p>
      </div>
    </SideSheet>
  )
}
