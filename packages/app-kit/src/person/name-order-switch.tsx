import { nameOrderAtom, useAtom, useTranslation } from '@lernspur/app-runtime'
import { nameOrders } from '@lernspur/contracts/identity/user.contract'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'

/** An order of a list that is not by name. */
export interface OtherOrder {
  /** Its name in the switch, such as "Lange nicht gesehen". */
  readonly label: string
  readonly isChosen: boolean
  onChoose(isChosen: boolean): void
}

const otherValue = 'other'

/**
 * Whether lists of people are sorted by first or last name, everywhere and on every device of the user. A list that
 * also has another order offers it in the same switch, so that one control says how the list is sorted.
 */
export function NameOrderSwitch({ other }: { other?: OtherOrder | undefined }) {
  const { t } = useTranslation('app-runtime.editing')
  const [nameOrder, setNameOrder] = useAtom(nameOrderAtom)
  // Three orders stand in one line on a phone only by their short names.
  const names = other
    ? { firstName: t(($) => $.firstName.label), lastName: t(($) => $.lastName.label) }
    : { firstName: t(($) => $.nameOrder.firstName), lastName: t(($) => $.nameOrder.lastName) }
  const choose = (value: string) => {
    other?.onChoose(value === otherValue)
    setNameOrder(nameOrders.find((one) => one === value) ?? nameOrder)
  }
  return (
    <SegmentedControl
      label={other ? t(($) => $.nameOrder.list) : t(($) => $.nameOrder.label)}
      segments={[
        ...nameOrders.map((value) => ({ value, label: names[value] })),
        ...(other ? [{ value: otherValue, label: other.label }] : []),
      ]}
      value={other?.isChosen ? otherValue : nameOrder}
      onValueChange={choose}
    />
  )
}
