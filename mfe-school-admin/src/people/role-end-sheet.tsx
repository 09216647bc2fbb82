import { today, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import type { Person } from './person'

interface RoleEndSheetProps {
  person: Person
  /** Sets the last day, or none with null. */
  onEnd: (endsOn: string | null) => void
  onClose: () => void
}

/** The last day on which a person has access to the school. */
export default function RoleEndSheet({ person: { name, role }, onEnd, onClose }: RoleEndSheetProps) {
  const { t } = useTranslation('school-admin.people')
  const stored = role.endsOn ?? ''
  const [day, setDay] = useState(stored)
  const isPast = day !== '' && day < today()
  const save = (endsOn: string) => {
    onEnd(endsOn || null)
    onClose()
  }
  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(($) => $.end.title, { name })}
      description={t(($) => $.end.text)}
      closeLabel={t(($) => $.end.close)}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button disabled={isPast || day === stored} onClick={() => save(day)}>
            {t(($) => $.end.save)}
          </Button>
          {stored !== '' && (
            <Button variant="outline" onClick={() => save('')}>
              {t(($) => $.end.remove)}
            </Button>
          )}
        </div>
      }
    >
      <LabelledField label={t(($) => $.end.day)} error={isPast && t(($) => $.end.past)}>
        <DateInput min={today()} value={day} onValueChange={setDay} className="w-44" />
      </LabelledField>
    </SideSheet>
  )
}
