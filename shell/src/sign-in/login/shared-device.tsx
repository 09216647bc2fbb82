import { sharedDevice, useDeviceSetting, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'

/** Marks the device as shared; applies to every sign-in method here until it is unset. */
export function SharedDevice() {
  const { t } = useTranslation('shell.sign-in')
  const [isShared, turn] = useDeviceSetting(sharedDevice)
  return (
    <CheckboxField
      checked={isShared}
      onCheckedChange={turn}
      label={t(($) => $.login.shared)}
      hint={t(($) => $.login.sharedHint)}
    />
  )
}
