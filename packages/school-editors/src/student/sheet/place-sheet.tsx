import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { useState } from 'react'
import { useClassesOf } from '../../school-class/use-classes-of'
import { inSeveralClasses, type Placing } from '../pairs'
import { useClassItems } from './use-class-items'

interface PlaceSheetProps {
  students: readonly Student[]
  /** Classes that the user may put students into. */
  classes: readonly SchoolClass[]
  /** The class that the list is of, which is left by moving. */
  from: SchoolClass | undefined
  /** Places them, and closes the sheet once that is done. */
  onPlace: (placing: Placing, target: SchoolClass) => Promise<void>
  onClose: () => void
}

const placings = ['move', 'add'] as const

/** Moves students to another class, or adds a class to theirs, after saying who would be in two (rule student.4). */
export function PlaceSheet({ students, classes, from, onPlace, onClose }: PlaceSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const classesOf = useClassesOf(classes)
  const [classId, setClassId] = useState('')
  // A class that is no longer active is only read, so that nobody leaves it (rule class.3).
  const offeredPlacings = placings.filter((one) => one === 'add' || from?.isActive !== false)
  const [placing, setPlacing] = useState<Placing>(offeredPlacings[0] ?? 'add')
  const [isBusy, setIsBusy] = useState(false)
  const offered = classes.filter(({ id, isActive }) => isActive && id !== from?.id)
  const target = offered.find(({ id }) => id === classId)
  const doubled = target && placing === 'add' ? inSeveralClasses(students, target, classes) : []
  const names = {
    move: from ? t(($) => $.placing.move, { name: from.name }) : t(($) => $.placing.moveAll),
    add: t(($) => $.placing.add),
  }
  const submit = async () => {
    if (!target) return
    setIsBusy(true)
    await onPlace(placing, target).catch(() => null)
    setIsBusy(false)
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.placing.title, { count: students.length })}
      description={students.length <= 3 ? format.list(students.map(format.name)) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button disabled={!target} busy={isBusy} onClick={() => void submit()}>
            {placing === 'move' ? t(($) => $.placing.submitMove) : t(($) => $.placing.submitAdd)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {offered.length === 0 && <Banner>{t(($) => $.placing.noOther)}</Banner>}
        <LabelledField label={t(($) => $.placing.target)}>
          <Combobox
            items={useClassItems(offered)}
            value={classId}
            onValueChange={setClassId}
            searchLabel={t(($) => $.filter.search)}
            placeholder={t(($) => $.placing.choose)}
            empty={t(($) => $.filter.nothing)}
          />
        </LabelledField>
        <RadioGroupField
          look="cards"
          label={t(($) => $.placing.how)}
          options={offeredPlacings.map((value) => ({
            value,
            label: names[value],
            hint: t(($) => $.placing.hint[value]),
          }))}
          value={placing}
          onValueChange={(value) => setPlacing(placings.find((one) => one === value) ?? 'move')}
        />
        {target && doubled.length > 0 && (
          <Banner tone="warning" icon={<CopyPlus />} live>
            {t(($) => $.placing.doubled, {
              count: doubled.length,
              who: doubled[0] ? format.name(doubled[0]) : '',
              classes: format.list(
                [...new Set([...doubled, { schoolClasses: [target] }].flatMap(classesOf))].slice(0, 6),
              ),
            })}
          </Banner>
        )}
      </div>
    </SideSheet>
  )
}
