import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import type { ReactNode } from 'react'
import { readAddresses } from './read-addresses'

interface AddressFieldProps {
  /** The addresses as typed. */
  text: string
  onTextChange: (text: string) => void
  /** The choice of a role for all of them, if any. */
  role?: ReactNode
  onInvite: () => void
  busy: boolean
  /** Nothing is missing that the invitations are to bring. */
  isReady?: boolean
  /** Whether inviting is the purpose of the view, not one step of several. */
  isMain?: boolean
}

/** Invites several people by e-mail. */
export function AddressField({
  text,
  onTextChange,
  role,
  onInvite,
  busy,
  isReady = true,
  isMain = false,
}: AddressFieldProps) {
  const { t } = useTranslation('school-editors.people')
  const format = useFormat()
  const { addresses, faulty } = readAddresses(text)
  return (
    <div className="grid grid-cols-1 gap-4">
      <LabelledField
        label={t(($) => $.addresses)}
        hint={t(($) => $.hint)}
        error={faulty.length > 0 ? t(($) => $.faulty, { list: format.list(faulty) }) : undefined}
      >
        <MultilineInput
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          inputMode="email"
          placeholder={t(($) => $.example)}
          value={text}
          onValueChange={onTextChange}
        />
      </LabelledField>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {role && <div className="w-56">{role}</div>}
        <Button
          variant={isMain ? 'default' : 'secondary'}
          busy={busy}
          disabled={addresses.length === 0 || faulty.length > 0 || !isReady}
          onClick={onInvite}
        >
          {t(($) => $.invite, { count: addresses.length })}
        </Button>
      </div>
    </div>
  )
}
