import { observationShortcut, useDeviceSetting, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'

/** Enables or disables the key B on this device. */
export function ObservationShortcutChoice() {
  const { t } = useTranslation('shell.help')
  const [isOn, turn] = useDeviceSetting(observationShortcut)
  return (
    <CheckboxField
      checked={isOn}
      onCheckedChange={turn}
      label={t(($) => $.observeKey.label)}
      hint={t(($) => $.observeKey.hint)}
    />
  )
}
