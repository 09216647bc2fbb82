import { useFormat, useTranslation } from '@lernspur/app-kit'
import type { RoleType } from '@lernspur/contracts/user.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { readAddresses } from './read-addresses'
import { RoleSelect } from './role-select'

/** The addresses as typed, and the role for all of them. */
export interface InviteDraft {
  readonly text: string
  readonly roleType: RoleType
}

interface AddressFieldProps {
  draft: InviteDraft
  change: (draft: InviteDraft) => void
  /** Roles that the user may give. */
  roles: readonly RoleType[]
  onInvite: () => void
  busy: boolean
}

/** Invites several people by e-mail. */
export function AddressField({ draft, change, roles, onInvite, busy }: AddressFieldProps) {
  const { t } = useTranslation('school-editors.people')
  const format = useFormat()
  const { addresses, faulty } = readAddresses(draft.text)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={t(($) => $.addresses)}
        hint={t(($) => $.hint)}
        error={faulty.length > 0 ? t(($) => $.faulty, { list: format.list(faulty) }) : undefined}
      >
        <Textarea
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          inputMode="email"
          placeholder={t(($) => $.example)}
          value={draft.text}
          onValueChange={(text) => change({ ...draft, text })}
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-56">
          <RoleSelect
            roles={roles}
            value={draft.roleType}
            onValueChange={(roleType) => change({ ...draft, roleType })}
          />
        </div>
        <Button
          variant="secondary"
          busy={busy}
          disabled={addresses.length === 0 || faulty.length > 0}
          onClick={onInvite}
        >
          {t(($) => $.invite, { count: addresses.length })}
        </Button>
      </div>
    </div>
  )
}
