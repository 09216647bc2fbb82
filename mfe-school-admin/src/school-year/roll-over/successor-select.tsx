import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { Combobox } from '@lernspur/ui/components/form/combobox'

interface SuccessorSelectProps {
  people: readonly Person[]
  value: string
  onChoose(userId: string): void
}

/** Who takes a class: somebody who works at the school. */
export function SuccessorSelect({ people, value, onChoose }: SuccessorSelectProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  return (
    <Combobox
      items={people.toSorted(format.byName).map((person) => ({ value: person.id, label: format.name(person) }))}
      value={value}
      onValueChange={onChoose}
      searchLabel={t(($) => $.successor.search)}
      placeholder={t(($) => $.successor.none)}
      empty={t(($) => $.successor.noMatch)}
    />
  )
}
