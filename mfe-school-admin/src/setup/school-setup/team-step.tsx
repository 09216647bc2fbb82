import { activeInvitationListQuery, createInvitationCodeMutation } from '@lernspur/api-client/invitation.queries'
import { addUsersMutation } from '@lernspur/api-client/user-role.queries'
import { useKeyedMutation, useSession, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { RoleType } from '@lernspur/contracts/user.contract'
import { AddressField } from '@lernspur/school-editors/people/address-field'
import { InvitationLink } from '@lernspur/school-editors/people/invitation-link'
import { readAddresses } from '@lernspur/school-editors/people/read-addresses'
import { TeamList } from '@lernspur/school-editors/people/team-list'
import { useState } from 'react'
import type { SchoolFacts } from './school-facts'

/** Sends the mails; `text` is cleared only once the server has accepted the addresses. */
const useInvite = (text: string, clear: () => void, roleType: RoleType) => {
  const { t } = useTranslation('school-admin.school-setup')
  const toast = useToast()
  const { mutateAsync, isPending } = useKeyedMutation(addUsersMutation())
  const { addresses, faulty } = readAddresses(text)
  const invite = async () => {
    const { count } = await mutateAsync({ body: { emails: [...addresses], roleType } })
    clear()
    toast({ text: count > 0 ? t(($) => $.team.invited, { count }) : t(($) => $.team.nobodyNew) })
  }
  return { addresses, faulty, invite, isPending }
}

function Link({ roleType }: { roleType: RoleType }) {
  const { data } = useSuspenseQuery(activeInvitationListQuery())
  const { mutate, isPending } = useKeyedMutation(createInvitationCodeMutation())
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
  const { role } = useSession()
  // Only an owner may invite owners.
  const roles: readonly RoleType[] = role?.roleType === 'admin' ? ['user', 'manager', 'admin'] : ['user', 'manager']
  const { draft: text, change: setText } = useTyped('addresses', '')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const { addresses, faulty, invite, isPending } = useInvite(text, () => setText(''), roleType)
  const next = async () => {
    if (faulty.length > 0) return false
    if (addresses.length > 0) await invite()
    return true
  }
  return (
    <StepPage
      title={t(($) => $.team.title)}
      description={t(($) => $.team.description)}
      onNext={next}
      {...(people.length < 2 && text.trim() === '' ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <AddressField
        draft={{ text, roleType }}
        change={(draft) => {
          setText(draft.text)
          setRoleType(draft.roleType)
        }}
        roles={roles}
        onInvite={() => void invite().catch(() => null)}
        busy={isPending}
      />
      <Link roleType={roleType} />
      <TeamList people={people} />
    </StepPage>
  )
}
