import {
  activeInvitationListQuery,
  createInvitationCodeMutation,
} from '@lernspur/api-client/identity/invitation.queries'
import { addUsersMutation } from '@lernspur/api-client/school-admin/user-role.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useKeyedMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { AddressField } from '@lernspur/school-editors/people/address-field'
import { InvitationLink } from '@lernspur/school-editors/people/invitation-link'
import { NotMailedBanner } from '@lernspur/school-editors/people/not-mailed-banner'
import { RoleSelect } from '@lernspur/school-editors/people/role-select'
import { TeamList } from '@lernspur/school-editors/people/team-list'
import { useInvite, useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { useState } from 'react'
import type { SchoolFacts } from './school-facts'

function Link({ roleType }: { roleType: RoleType }) {
  const { data } = useSuspenseQuery(activeInvitationListQuery())
  const { mutate, isPending } = useKeyedMutation(withConfirmation(createInvitationCodeMutation()))
  return (
    <InvitationLink
      roleType={roleType}
      link={data.rows.find((one) => one.userRoleType === roleType && one.email === null)?.acceptUrl}
      onCreate={() => mutate({ body: { userRoleType: roleType } })}
      busy={isPending}
    />
  )
}

/** Invites colleagues by e-mail or by a link. */
export function TeamStep({ facts: { people } }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const roles = useRolesToGive()
  const { draft: text, change: setText } = useTyped('addresses', '')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const { mutateAsync, isPending } = useKeyedMutation(withConfirmation(addUsersMutation()))
  const { addresses, faulty, invite, left } = useInvite(text, setText, roleType, mutateAsync)
  const next = async () => {
    if (faulty.length > 0) return false
    return addresses.length === 0 || (await invite()).isDone
  }
  return (
    <StepPage
      title={t(($) => $.team.title)}
      description={t(($) => $.team.description)}
      onNext={next}
      {...(people.length < 2 && text.trim() === '' ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <FirstHint flag="teamSetupTooltipSeen">{t(($) => $.team.hint)}</FirstHint>
      <AddressField
        text={text}
        onTextChange={setText}
        role={<RoleSelect roles={roles} value={roleType} onValueChange={setRoleType} />}
        onInvite={() => void invite().catch(() => null)}
        busy={isPending}
      />
      <NotMailedBanner left={left} />
      <Link roleType={roleType} />
      <TeamList people={people} />
    </StepPage>
  )
}
