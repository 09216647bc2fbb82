import { createInvitationCodeMutation } from '@lernspur/api-client/identity/invitation.queries'
import { addUsersMutation } from '@lernspur/api-client/school-admin/user-role.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import { CodeForm } from '@lernspur/school-editors/people/code-form'
import { MailForm } from '@lernspur/school-editors/people/mail-form'
import { NewCode } from '@lernspur/school-editors/people/new-code'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import { useState } from 'react'

/** Mails invitations to one or many addresses. */
function ByMail({ onDone }: { onDone: () => void }) {
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

/** Makes a link and a code to pass on. */
function ByCode() {
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

/** Invites people to the school: by mail, or by a link and code to pass on. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const [way, setWay] = useState('mail')
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.invite.title)}
      description={t(($) => $.invite.description)}
      closeLabel={t(($) => $.invite.close)}
    >
      <Tabs value={way} onValueChange={setWay}>
        <TabsList aria-label={t(($) => $.invite.ways)}>
          <TabsTrigger value="mail">{t(($) => $.invite.mail)}</TabsTrigger>
          <TabsTrigger value="code">{t(($) => $.invite.code)}</TabsTrigger>
        </TabsList>
        <TabsContent value="mail">
          <ByMail onDone={onClose} />
        </TabsContent>
        <TabsContent value="code">
          <ByCode />
        </TabsContent>
      </Tabs>
    </SideSheet>
  )
}
