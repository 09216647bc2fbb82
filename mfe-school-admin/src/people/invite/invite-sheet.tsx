import { createInvitationCodeMutation } from '@lernspur/api-client/identity/invitation.queries'
import { addUsersMutation } from '@lernspur/api-client/school-admin/user-role.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import { AllowedAddressesBanner } from '@lernspur/school-editors/people/allowed-addresses-banner'
import { type CodeDraft, CodeForm } from '@lernspur/school-editors/people/code-form'
import { MailForm } from '@lernspur/school-editors/people/mail-form'
import { NewCode } from '@lernspur/school-editors/people/new-code'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import { useState } from 'react'
import { InvitedRights } from './invited-rights'
import { type InvitedRightChoice, useInvitedRights } from './use-invited-rights'

/** Mails invitations to one or many addresses. */
function ByMail({ rights, onDone }: { rights: InvitedRightChoice; onDone: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const { mutateAsync, isPending } = useKeyedMutation(withConfirmation(addUsersMutation()))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.mailText)}</p>
      <MailForm
        roles={useRolesToGive()}
        send={mutateAsync}
        busy={isPending || rights.isBusy}
        isReady={rights.isReady}
        onInvited={async (invited, addresses, isDone) => {
          await rights.giveTo(invited, addresses)
          if (isDone) onDone()
        }}
      />
    </div>
  )
}

/** Makes a link and a code to pass on. */
function ByCode({ rights, onInvite }: { rights: InvitedRightChoice; onInvite: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const { mutateAsync, isPending } = useKeyedMutation(withConfirmation(createInvitationCodeMutation()))
  const [code, setCode] = useState<string | null>(null)
  const make = async (body: CodeDraft) => {
    const made = await mutateAsync({ body })
    if (body.userRoleType === 'user') await rights.giveWith(made.id)
    // Shown only once it brings the rights: nobody joins without them.
    setCode(made.code)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.codeText)}</p>
      <AllowedAddressesBanner onInvite={onInvite} />
      <CodeForm roles={useRolesToGive()} onCreate={make} busy={isPending || rights.isBusy} isReady={rights.isReady} />
      {code !== null && <NewCode code={code} />}
    </div>
  )
}

/** Invites people to the school: by mail, or by a link and code to pass on. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const [way, setWay] = useState('mail')
  const rights = useInvitedRights()
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.invite.title)}
      description={t(($) => $.invite.description)}
      closeLabel={t(($) => $.invite.close)}
    >
      <Tabs value={way} onValueChange={setWay} className="mb-6">
        <TabsList aria-label={t(($) => $.invite.ways)}>
          <TabsTrigger value="mail">{t(($) => $.invite.mail)}</TabsTrigger>
          <TabsTrigger value="code">{t(($) => $.invite.code)}</TabsTrigger>
        </TabsList>
        <TabsContent value="mail">
          <ByMail rights={rights} onDone={onClose} />
        </TabsContent>
        <TabsContent value="code">
          <ByCode rights={rights} onInvite={() => setWay('mail')} />
        </TabsContent>
      </Tabs>
      <InvitedRights choice={rights} />
    </SideSheet>
  )
}
