import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { type ReactNode, useState } from 'react'

interface StudentsSheetProps {
  /** Named in the sheet where there are few. */
  students: readonly Student[]
  title: string
  submitLabel: string
  isPossible: boolean
  /** A failure has its own message; the sheet then stays as it is. */
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A sheet that does something with some students at once. */
export function StudentsSheet({
  students,
  title,
  submitLabel,
  isPossible,
  onSubmit,
  onClose,
  children,
}: StudentsSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    await onSubmit().catch(() => null)
    setIsBusy(false)
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={students.length <= 3 ? format.list(students.map(format.name)) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button disabled={!isPossible} busy={isBusy} onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </SideSheet>
  )
}
