import { sharedDevice, useDeviceSetting, useTranslation } from '@lernspur/app-kit'
import { Checkbox } from '@lernspur/ui/choice/checkbox'

/** Says that others use this device, too; holds for every way of signing in here, until it is taken back. */
export function SharedDevice() {
  const { t } = useTranslation('shell.sign-in')
  const [isShared, turn] = useDeviceSetting(sharedDevice)
  return (
    <Checkbox
      checked={isShared}
      onCheckedChange={turn}
      label={t(($) => $.login.shared)}
      hint={t(($) => $.login.sharedHint)}
    />
  )
}
