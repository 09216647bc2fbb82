import { nameOrderAtom, useAtom, useTranslation } from '@lernspur/app-runtime'
import { nameOrders } from '@lernspur/contracts/identity/user.contract'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'

/** Whether lists of people are sorted by first or last name, everywhere and on every device of the user. */
export function NameOrderSwitch() {
  const { t } = useTranslation('app-runtime.editing')
  const [nameOrder, setNameOrder] = useAtom(nameOrderAtom)
  const names = { firstName: t(($) => $.nameOrder.firstName), lastName: t(($) => $.nameOrder.lastName) }
  return (
    <SegmentedControl
      label={t(($) => $.nameOrder.label)}
      segments={nameOrders.map((value) => ({ value, label: names[value] }))}
      value={nameOrder}
      onValueChange={(value) => setNameOrder(nameOrders.find((one) => one === value) ?? nameOrder)}
    />
  )
}
