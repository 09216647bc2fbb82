import { useTranslation } from '@lernspur/app-kit'
import { MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'

/** Items of the menu of a subject that move it by one place, for whoever cannot drag it. */
export function OrderItems({ onShift }: { onShift: (by: 1 | -1) => void }) {
  const { t } = useTranslation('school-editors.subject')
  return (
    <>
      <MenuItem onSelect={() => onShift(-1)}>
        <ArrowUp aria-hidden />
        {t(($) => $.order.up)}
      </MenuItem>
      <MenuItem onSelect={() => onShift(1)}>
        <ArrowDown aria-hidden />
        {t(($) => $.order.down)}
      </MenuItem>
    </>
  )
}
