import {
  requestErasureMutation,
  undoErasureMutation,
} from '@lernspur/api-client/school-admin/data-protection/student-erasure.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useFormat, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import {
  completedReportsChoices,
  erasureLimits,
  erasureReasons,
  requestStudentErasureSchema,
} from '@lernspur/contracts/school-admin/student-erasure.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogClose } from '@lernspur/ui/components/ui/dialog'
import { useId } from 'react'
import { ErasurePreview } from './erasure-preview'

interface ErasureSheetProps {
  child: Student
  onClose: () => void
}

/** Requests the erasure and offers to undo it. */
const useRequest = ({ child, onClose }: ErasureSheetProps) => {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const toast = useToast()
  const undo = useMutation(undoErasureMutation())
  return useKeyedMutation({
    ...requestErasureMutation(),
    onSuccess: ({ id, dueAt }) => {
      onClose()
      toast({
        text: t(($) => $.request.done, { child: format.name(child), day: format.instant(dueAt) }),
        undo: async () => {
          await undo.mutateAsync({ params: { erasureId: id } })
        },
      })
    },
  })
}

/** Shows what is deleted with a child, and requests the erasure. */
export default function ErasureSheet({ child, onClose }: ErasureSheetProps) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const formId = useId()
  const { mutate, isPending, error } = useRequest({ child, onClose })
  const form = useForm({
    initial: { completedReports: 'keep', reason: 'request', note: '' },
    schema: requestStudentErasureSchema,
    onSubmit: (body) => mutate({ params: { studentId: child.id }, body }),
    busy: isPending,
    error,
  })
  const [reports, reason, note] = [form.field('completedReports'), form.field('reason'), form.field('note')]
  const choice = completedReportsChoices.find((one) => one === reports.value) ?? 'keep'
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.request.title, { child: format.name(child) })}
      description={t(($) => $.request.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t(($) => $.request.cancel)}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="destructive" busy={isPending}>
            {t(($) => $.request.submit)}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} data-about={child.id} className="grid grid-cols-1 gap-6">
        <section className="grid gap-2">
          <h3 className="font-semibold">{t(($) => $.request.reports)}</h3>
          <RadioGroupField
            look="cards"
            label={t(($) => $.request.reports)}
            options={completedReportsChoices.map((value) => ({
              value,
              label: t(($) => $.request[value]),
              hint: t(($) => $.request[value === 'keep' ? 'keepHint' : 'eraseHint']),
            }))}
            value={choice}
            onValueChange={reports.onValueChange}
          />
        </section>
        <ErasurePreview studentId={child.id} completedReports={choice} />
        <p className="text-sm text-muted-foreground">{t(($) => $.request.other)}</p>
        <LabelledField id={reason.id} label={t(($) => $.reason.label)} required>
          <SelectInput
            options={erasureReasons.map((value) => ({ value, label: t(($) => $.reason[value]) }))}
            value={reason.value}
            onValueChange={reason.onValueChange}
          />
        </LabelledField>
        <LabelledField
          id={note.id}
          label={t(($) => $.request.note)}
          optional={t(($) => $.request.optional)}
          hint={t(($) => $.request.noteHint)}
          error={note.problem ? t(($) => $.request.noteTooLong) : note.detail}
        >
          <MultilineInput value={note.value} onValueChange={note.onValueChange} max={erasureLimits.note} />
        </LabelledField>
        <FailureBanner error={isPending ? null : error} />
      </form>
    </SideSheet>
  )
}
