import { createInvitationCodeMutation } from '@lernspur/api-client/identity/invitation.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import { CodeForm } from '@lernspur/school-editors/people/code-form'
import { NewCode } from '@lernspur/school-editors/people/new-code'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'

/** Makes a link and a code for whoever gets them. */
export function ByCode() {
  const { t } = useTranslation('school-admin.people')
  const { data, mutate, isPending } = useKeyedMutation(createInvitationCodeMutation())
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.codeText)}</p>
      <CodeForm roles={useRolesToGive()} onCreate={(body) => mutate({ body })} busy={isPending} />
      {data && <NewCode code={data.code} />}
    </div>
  )
}
