import { activeInvitationListQuery, createInvitationCodeMutation } from '@lernspur/api-client/invitation.queries'
import { addUsersMutation } from '@lernspur/api-client/user-role.queries'
import { useKeyedMutation, useSession, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-kit'
import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { RoleType } from '@lernspur/contracts/user.contract'
import type { AddedUsers } from '@lernspur/contracts/user-role.contract'
import { AddressField } from '@lernspur/school-editors/people/address-field'
import { InvitationLink } from '@lernspur/school-editors/people/invitation-link'
import { readAddresses } from '@lernspur/school-editors/people/read-addresses'
import { TeamList } from '@lernspur/school-editors/people/team-list'
import { Banner } from '@lernspur/ui/layout/banner'
import { useState } from 'react'
import type { SchoolFacts } from './school-facts'

type NotMailed = AddedUsers['notMailed']

/** Sends the mails; `text` keeps the addresses that the server has not accepted. */
const useInvite = (text: string, setText: (text: string) => void, roleType: RoleType) => {
  const { t } = useTranslation('school-admin.school-setup')
  const toast = useToast()
  const { mutateAsync, isPending } = useKeyedMutation(addUsersMutation())
  const { addresses, faulty } = readAddresses(text)
  const [left, setLeft] = useState<NotMailed>([])
  /** True when all were mailed. */
  const invite = async () => {
    const { count, notMailed } = await mutateAsync({ body: { emails: [...addresses], roleType } })
    setText(notMailed.map(({ email }) => email).join(', '))
    setLeft(notMailed)
    if (count > 0) toast({ text: t(($) => $.team.invited, { count }) })
    else if (notMailed.length === 0) toast({ text: t(($) => $.team.nobodyNew) })
    return notMailed.length === 0
  }
  return { addresses, faulty, invite, isPending, left }
}

/** Says why addresses are still in the field. */
function Left({ left }: { left: NotMailed }) {
  const { t } = useTranslation('school-admin.school-setup')
  const cooling = left.filter(({ reason }) => reason === 'cooldown').length
  const beyond = left.length - cooling
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3 empty:hidden">
      {cooling > 0 && <Banner tone="warning">{t(($) => $.team.left.cooldown, { count: cooling })}</Banner>}
      {beyond > 0 && <Banner tone="warning">{t(($) => $.team.left.dailyLimit, { count: beyond })}</Banner>}
    </div>
  )
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
  const { addresses, faulty, invite, isPending, left } = useInvite(text, setText, roleType)
  const next = async () => {
    if (faulty.length > 0) return false
    return addresses.length === 0 || invite()
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
        draft={{ text, roleType }}
        change={(draft) => {
          setText(draft.text)
          setRoleType(draft.roleType)
        }}
        roles={roles}
        onInvite={() => void invite().catch(() => null)}
        busy={isPending}
      />
      <Left left={left} />
      <Link roleType={roleType} />
      <TeamList people={people} />
    </StepPage>
  )
}
