import { isApiError, useErrorText, useTranslation } from '@lernspur/app-runtime'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogClose } from '@lernspur/ui/components/ui/dialog'
import { Input } from '@lernspur/ui/components/ui/input'
import { useId, useState } from 'react'

interface GroupDialogProps {
  title: string
  submit: string
  /** The name so far. */
  name?: string | undefined
  isPending: boolean
  error: unknown
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a group; a refusal of the server is shown at the field. */
export function GroupDialog({
  title,
  submit,
  name: before = '',
  isPending,
  error,
  onSubmit,
  onClose,
}: GroupDialogProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const formId = useId()
  const [name, setName] = useState(before)
  const [refused, ...others] = isApiError(error) ? error.details : []
  const isOnlyName = refused?.path === 'name' && others.length === 0
  const fault = isOnlyName ? refused.message : error ? textOf(error) : undefined
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t(($) => $.group.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t(($) => $.cancel)}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isPending} disabled={name.trim() === ''}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        data-about={name}
        onSubmit={(event) => {
          event.preventDefault()
          if (isPending || name.trim() === '') return
          if (name.trim() === before) onClose()
          else onSubmit(name.trim())
        }}
      >
        <LabelledField label={t(($) => $.group.name)} error={fault} required>
          <Input
            value={name}
            maxLength={reportLimits.name}
            placeholder={t(($) => $.group.example)}
            onChange={(event) => setName(event.target.value)}
          />
        </LabelledField>
      </form>
    </ModalDialog>
  )
}
