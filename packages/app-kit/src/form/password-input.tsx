import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Input, type InputProps } from '@lernspur/ui/components/ui/input'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'

/** A password input that can be revealed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'className'>) {
  const { t } = useTranslation('app-runtime.editing')
  const [visible, setVisible] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={visible ? 'text' : 'password'}
        className="pr-12"
        spellCheck={false}
        autoCapitalize="none"
      />
      <IconButton
        quiet
        label={visible ? t(($) => $.password.hide) : t(($) => $.password.show)}
        aria-pressed={visible}
        className="absolute top-0 right-0"
        onClick={() => setVisible(!visible)}
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}
