import { observeKey, useDeviceSetting, useTranslation } from '@lernspur/app-runtime'
import { Checkbox } from '@lernspur/ui/choice/checkbox'

/** Enables or disables the key B on this device. */
export function ObserveKeyChoice() {
  const { t } = useTranslation('shell.help')
  const [isOn, turn] = useDeviceSetting(observeKey)
  return (
    <Checkbox
      checked={isOn}
      onCheckedChange={turn}
      label={t(($) => $.observeKey.label)}
      hint={t(($) => $.observeKey.hint)}
    />
  )
}
