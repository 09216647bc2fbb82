import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { SortableItem } from '@lernspur/ui/components/sortable/sortable-item'
import { SortableList } from '@lernspur/ui/components/sortable/sortable-list'
import { useState } from 'react'
import { useSortableTexts } from '../../competence/editor/use-sortable-texts'
import { type OrderCalls, useSubjectOrder } from './use-subject-order'

interface LevelProps extends Pick<OrderSheetProps, 'calls'> {
  /** Templates of one level in their order. */
  templates: readonly Subject[]
  level: string
}

function LevelOrder({ templates, level, calls }: LevelProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const texts = useSortableTexts()
  const { subjects, move } = useSubjectOrder(templates, calls)
  return (
    <SortableList
      ids={subjects.map(({ id }) => id)}
      nameOf={(id) => subjects.find((subject) => subject.id === id)?.name ?? ''}
      texts={texts}
      onMove={move}
    >
      <ul aria-label={level} className="rounded-lg border">
        {subjects.map(({ id, name, color }) => (
          <SortableItem
            key={id}
            id={id}
            handleLabel={t(($) => $.order.handle, { name })}
            className="flex min-h-13 items-center gap-2 border-t bg-card px-2 first:border-t-0"
          >
            {(handle) => (
              <>
                {handle}
                <SubjectMark color={color} />
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              </>
            )}
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  )
}

interface OrderSheetProps {
  templates: readonly Subject[]
  calls: OrderCalls
  onClose: () => void
}

/** The order of templates within their level, by mouse, touch and keyboard. */
export default function OrderSheet({ templates, calls, onClose }: OrderSheetProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const levelText = useSchoolLevelText()
  const levels = [...new Set(templates.map(({ schoolLevel }) => schoolLevel))].toSorted((a, b) => a - b)
  const [chosen, setChosen] = useState(levels[0] ?? 1)
  const ofLevel = templates.filter(({ schoolLevel }) => schoolLevel === chosen)
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.order.title)}
      description={t(($) => $.order.description)}
      closeLabel={t(($) => $.close)}
    >
      <div className="grid grid-cols-1 gap-5">
        <LabelledField label={t(($) => $.level)}>
          <SelectInput
            options={levels.map((level) => ({ value: String(level), label: levelText(level) }))}
            value={String(chosen)}
            onValueChange={(value) => setChosen(Number(value))}
          />
        </LabelledField>
        <LevelOrder key={chosen} templates={ofLevel} level={levelText(chosen)} calls={calls} />
      </div>
    </SideSheet>
  )
}
