import { subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import {
  mayAccessSubject,
  nameOrderAtom,
  useAtomValue,
  useClassRights,
  useQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { nameOrders } from '@lernspur/contracts/identity/user.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { LostLetters } from './lost-letters'
import { useClassPrint } from './use-class-print'
import { usePrintedTexts } from './use-printed-texts'

const kinds = ['list', 'sheet'] as const
export type ClassPrintKind = (typeof kinds)[number]

export interface ClassPrintDialogProps {
  classId: string
  /** What is chosen at first. */
  kind: ClassPrintKind
  subjectId?: string | undefined
  onClose: () => void
}

const ofClass = (classId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: classId }],
})

/** Asks which list of a class to print, and in which order of names (rule print.7). */
export default function ClassPrintDialog({ classId, kind: first, subjectId, onClose }: ClassPrintDialogProps) {
  const { t } = useTranslation('teacher.class-print')
  const rights = useClassRights(classId)
  const { data } = useQuery(subjectListQuery(ofClass(classId)))
  const subjects = data?.rows.filter(({ id }) => mayAccessSubject(rights, id)) ?? []
  const hasSheet = data === undefined || subjects.length > 0
  const [chosenKind, setKind] = useState<ClassPrintKind>(first)
  const kind = hasSheet ? chosenKind : 'list'
  const [chosen, setChosen] = useState(subjectId)
  const [order, setOrder] = useState(useAtomValue(nameOrderAtom))
  const { saveList, saveSheet, isPending } = useClassPrint(classId)
  const subject = subjects.find(({ id }) => id === chosen) ?? subjects[0]
  const texts = usePrintedTexts(classId, kind === 'sheet' ? (subject ?? null) : null)
  const save = () => {
    if (kind === 'list') saveList(order, onClose)
    else if (subject) saveSheet(subject, order, onClose)
  }
  const hints = { list: t(($) => $.kind.listHint), sheet: t(($) => $.kind.sheetHint) }
  const names = { firstName: t(($) => $.firstName), lastName: t(($) => $.lastName) }
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.title)}
      closeLabel={t(($) => $.close)}
      footer={
        <Button busy={isPending} disabled={kind === 'sheet' && !subject} onClick={save}>
          {t(($) => $.save)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioGroupField
          label={t(($) => $.kind.label)}
          value={kind}
          onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? 'list')}
          options={kinds.map((value) => ({
            value,
            label: t(($) => $.kind[value]),
            hint: hints[value],
            disabled: value === 'sheet' && !hasSheet,
          }))}
        />
        {kind === 'sheet' && (
          <LabelledField label={t(($) => $.subject)}>
            <SelectInput
              value={subject?.id ?? ''}
              onValueChange={setChosen}
              options={subjects.map(({ id, name, color }) => ({
                value: id,
                label: name,
                leading: <SubjectMark color={color} />,
              }))}
            />
          </LabelledField>
        )}
        <SegmentedControl
          label={t(($) => $.order)}
          value={order}
          onValueChange={(value) => setOrder(nameOrders.find((one) => one === value) ?? order)}
          segments={nameOrders.map((value) => ({ value, label: names[value] }))}
        />
        <LostLetters texts={texts} />
      </div>
    </ModalDialog>
  )
}
