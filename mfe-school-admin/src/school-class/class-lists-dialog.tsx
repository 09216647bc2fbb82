import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { classListsFileMutation } from '@lernspur/api-client/teacher/class-print.queries'
import {
  isApiError,
  nameOrderAtom,
  saveFile,
  useAtomValue,
  useErrorText,
  useMutation,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { type ClassListForm, classListForms } from '@lernspur/contracts/teacher/report-print/class-print.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { currentYear } from '../school-year/current-year'

/** Saves the lists of all classes of a school year as one file (rule print.13). */
export default function ClassListsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.school-classes')
  const textOf = useErrorText()
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const [yearId, setYearId] = useState(currentYear(years)?.id ?? '')
  const [form, setForm] = useState<ClassListForm>('pdf')
  const order = useAtomValue(nameOrderAtom)
  const file = useMutation(classListsFileMutation({ showsFailure: true }))
  const save = () =>
    file.mutate(
      { query: { schoolYearId: yearId, form, order } },
      {
        onSuccess: (bytes) => {
          saveFile(bytes, `${t(($) => $.lists.title)}.${form}`)
          onClose()
        },
      },
    )
  const isEmpty = isApiError(file.error) && file.error.code === 'NOT_FOUND'
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.lists.title)}
      description={t(($) => $.lists.description)}
      closeLabel={t(($) => $.lists.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.lists.cancel)}
          </Button>
          <Button busy={file.isPending} disabled={yearId === ''} onClick={save}>
            {t(($) => $.lists.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {years.length === 0 && <Banner tone="neutral">{t(($) => $.lists.noYear)}</Banner>}
        {years.length > 1 && (
          <LabelledField label={t(($) => $.column.year)}>
            <SelectInput
              value={yearId}
              onValueChange={setYearId}
              options={years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </LabelledField>
        )}
        <RadioGroupField
          label={t(($) => $.lists.form)}
          value={form}
          onValueChange={(value) => setForm(value === 'xlsx' ? 'xlsx' : 'pdf')}
          options={classListForms.map((value) => ({
            value,
            label: t(($) => $.lists[value]),
            hint: t(($) => $.lists.hint[value]),
          }))}
        />
        {file.error && (
          <Banner live tone="danger">
            {isEmpty ? t(($) => $.lists.empty) : textOf(file.error)}
          </Banner>
        )}
      </div>
    </ModalDialog>
  )
}
