import { addUsersMutation } from '@lernspur/api-client/school-admin/user-role.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import { MailForm } from '@lernspur/school-editors/people/mail-form'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'

/** Mails invitations to one or many addresses. */
export function ByMail({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const { mutateAsync, isPending } = useKeyedMutation(addUsersMutation())
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.mailText)}</p>
      <MailForm
        roles={useRolesToGive()}
        send={mutateAsync}
        busy={isPending}
        onInvited={(_, __, isDone) => {
          if (isDone) onDone()
        }}
      />
    </div>
  )
}
