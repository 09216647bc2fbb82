import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { Combobox } from '@lernspur/ui/components/form/combobox'

interface TakerSelectProps {
  people: readonly Person[]
  value: string
  onChoose(userId: string): void
}

/** Who takes a class: somebody who works at the school. */
export function TakerSelect({ people, value, onChoose }: TakerSelectProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  return (
    <Combobox
      items={people.toSorted(format.byName).map((person) => ({ value: person.id, label: format.name(person) }))}
      value={value}
      onValueChange={onChoose}
      searchLabel={t(($) => $.taker.search)}
      placeholder={t(($) => $.taker.none)}
      empty={t(($) => $.taker.noMatch)}
    />
  )
}
