import { addUsersMutation } from '@lernspur/api-client/user-role.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-kit'
import type { RoleType } from '@lernspur/contracts/user.contract'
import { AddressField } from '@lernspur/school-editors/people/address-field'
import { NotMailedBanner } from '@lernspur/school-editors/people/not-mailed-banner'
import { useInvite, useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { useState } from 'react'

/** Mails invitations to one or many addresses, however they were pasted. */
export function ByMail({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const [text, setText] = useState('')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const { mutateAsync, isPending } = useKeyedMutation(addUsersMutation())
  const { invite, left } = useInvite(text, setText, roleType, mutateAsync)
  const send = async () => {
    if ((await invite()).isDone) onDone()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.mailText)}</p>
      <AddressField
        draft={{ text, roleType }}
        change={(draft) => {
          setText(draft.text)
          setRoleType(draft.roleType)
        }}
        roles={useRolesToGive()}
        onInvite={() => void send().catch(() => null)}
        busy={isPending}
      />
      <NotMailedBanner left={left} />
    </div>
  )
}
