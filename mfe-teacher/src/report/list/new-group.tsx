import { createReportGroupMutation } from '@lernspur/api-client/report-group.queries'
import { useErrorText, useKeyedMutation, useTranslation } from '@lernspur/app-kit'
import { reportLimits } from '@lernspur/contracts/report.contract'
import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { Dialog } from '@lernspur/ui/overlay/dialog'
import { useId, useState } from 'react'

interface NewGroupProps {
  classId: string
  onCreated: (group: ReportGroup) => void
  onClose: () => void
}

/** Creates a new report group. */
export function NewGroup({ classId, onCreated, onClose }: NewGroupProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const formId = useId()
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useKeyedMutation(createReportGroupMutation({ showsFailure: true }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.group.new)}
      description={t(($) => $.group.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={name.trim() === ''}>
            {t(($) => $.group.create)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { name: name.trim() }
          if (!isPending && body.name) mutate({ params: { schoolClassId: classId }, body }, { onSuccess: onCreated })
        }}
      >
        <Field label={t(($) => $.group.name)} error={error ? textOf(error) : undefined} required>
          <Input
            value={name}
            maxLength={reportLimits.name}
            placeholder={t(($) => $.group.example)}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
