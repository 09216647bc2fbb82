import { createInvitationCodeMutation } from '@lernspur/api-client/identity/invitation.queries'
import { accessRightCalls } from '@lernspur/api-client/school-admin/access-right.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { AllowedAddressesBanner } from '@lernspur/school-editors/people/allowed-addresses-banner'
import { type CodeDraft, CodeForm } from '@lernspur/school-editors/people/code-form'
import { NewCode } from '@lernspur/school-editors/people/new-code'
import type { RightDraft } from '@lernspur/school-editors/right/right-draft'
import { useState } from 'react'

interface ByCodeProps {
  schoolClass: SchoolClass
  right: RightDraft
  /** The rights are complete. */
  isReady: boolean
  /** Leads to the invitation of addresses. */
  onInvite: () => void
}

/** Creates a link and a code that bring the rights. */
export function ByCode({ schoolClass, right, isReady, onInvite }: ByCodeProps) {
  const { t } = useTranslation('teacher.team')
  const create = useKeyedMutation(withConfirmation(createInvitationCodeMutation()))
  const createRight = useKeyedMutation(accessRightCalls.createInvitationAccessRight())
  const [code, setCode] = useState<string | null>(null)
  const make = async (body: CodeDraft) => {
    const made = await create.mutateAsync({ body })
    await createRight.mutateAsync({
      params: { schoolClassId: schoolClass.id },
      body: { invitationId: made.id, ...right, schoolSubjectIds: [...right.schoolSubjectIds] },
    })
    // Shown only once they bring the rights: nobody joins without them.
    setCode(made.code)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted-foreground">{t(($) => $.invite.codeText)}</p>
      <AllowedAddressesBanner onInvite={onInvite} />
      <CodeForm roles={['user']} onCreate={make} busy={create.isPending || createRight.isPending} isReady={isReady} />
      {code !== null && <NewCode code={code} />}
    </div>
  )
}
