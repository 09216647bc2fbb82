import { isSharedDevice, setSharedDevice, useTranslation } from '@lernspur/app-kit'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { useState } from 'react'

/** Says that others use this device, too; holds for every way of signing in here, until it is taken back. */
export function SharedDevice() {
  const { t } = useTranslation('sign-in')
  const [isShared, setShared] = useState(isSharedDevice)
  const change = (next: boolean) => {
    setShared(next)
    setSharedDevice(next)
  }
  return (
    <Checkbox
      checked={isShared}
      onCheckedChange={change}
      label={t(($) => $.login.shared)}
      hint={t(($) => $.login.sharedHint)}
    />
  )
}
