import { sharedDevice, useDeviceSetting, useTranslation } from '@lernspur/app-runtime'
import { Checkbox } from '@lernspur/ui/choice/checkbox'

/** Marks the device as shared; applies to every sign-in method here until it is unset. */
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
