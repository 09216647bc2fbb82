import { isObserveKeyOn, setObserveKeyOn, useTranslation } from '@lernspur/app-kit'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { useState } from 'react'

/** Turns the key B on and off, for this device. */
export function ObserveKeyChoice() {
  const { t } = useTranslation('help')
  const [isOn, setOn] = useState(isObserveKeyOn)
  const change = (next: boolean) => {
    setOn(next)
    setObserveKeyOn(next)
  }
  return (
    <Checkbox
      checked={isOn}
      onCheckedChange={change}
      label={t(($) => $.observeKey.label)}
      hint={t(($) => $.observeKey.hint)}
    />
  )
}
