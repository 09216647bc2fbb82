import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import { useClassRights, useConfirm, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { UserRow } from '@lernspur/contracts/school-admin/user-role.contract'
import type { RightDraft } from '@lernspur/school-editors/right/right-draft'
import { RightsMatrix } from '@lernspur/school-editors/right/rights-matrix'
import type { TeamMember } from '@lernspur/school-editors/right/team-member'
import { Button } from '@lernspur/ui/components/ui/button'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState } from 'react'
import { InvitationRights } from './invite/invitation-rights'
import { ShareForm } from './share-form'
import { useMembers, useRightChanges, useTeamFacts } from './use-team'

/** Maximum number of names in the sentence. */
const maxNames = 3

const mayInvite = ({ userRoles }: UserRow) =>
  userRoles.some(({ roleType, status }) => roleType !== 'user' && status === 'active')

/** Says whom to ask for people who do not work at the school yet (rule invitation.6). */
function WhoInvites({ users }: { users: readonly UserRow[] }) {
  const { t } = useTranslation('teacher.team')
  const format = useFormat()
  const names = users.filter(mayInvite).slice(0, maxNames).map(format.name)
  return (
    <p className="basis-full text-sm text-muted-foreground">
      {t(($) => $.whoInvites, { names: format.list(names), count: names.length })}
    </p>
  )
}

/**
 * `const confirmGivingUp = useConfirmGivingUp()`: asks before users give up what only others can give back: the right to manage the
 * team, or with null all their rights. True at once in all other cases.
 */
const useConfirmGivingUp = () => {
  const { t } = useTranslation('teacher.team')
  const confirm = useConfirm()
  const { whoAmI } = useSession()
  return async ({ id, right: before }: TeamMember, after: RightDraft | null): Promise<boolean> => {
    const loses = id === whoAmI.id && before?.canManageAccessRights === true && after?.canManageAccessRights !== true
    return (
      !loses ||
      confirm({
        title: t(($) => $.leave.title),
        description: after === null ? t(($) => $.leave.selfAll) : t(($) => $.leave.self),
        confirmLabel: t(($) => $.leave.confirm),
        theme: 'danger',
      })
    )
  }
}

// Loaded when somebody is invited.
const InviteSheet = lazy(() => import('./invite/invite-sheet'))

/** Who works in the class, with which rights; for those who may manage rights. Suspends while loading. */
export function Team({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { t: ofTeam } = useTranslation('teacher.team')
  const { whoAmI, role } = useSession()
  // Only leaders invite people to the school.
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  const held = useClassRights(schoolClass.id)
  const facts = useTeamFacts(schoolClass)
  const { members, others, rightIdOf } = useMembers(schoolClass, facts, whoAmI.id)
  const { drafts, change, extend, leave } = useRightChanges(schoolClass)
  const confirmGivingUp = useConfirmGivingUp()
  const [isInviting, setInviting] = useState(false)
  const joining = others.flatMap((one) => {
    const right = drafts.get(one.id)
    return right ? [{ ...one, right }] : []
  })
  const visible = [...members, ...joining]
    .filter(({ id }) => drafts.get(id) !== null)
    .map((member) => ({ ...member, right: drafts.get(member.id) ?? member.right }))
  return (
    <>
      <FirstHint flag="teamSetupTooltipSeen">{t(($) => $.team.firstHint)}</FirstHint>
      <ShareForm
        others={others.filter(({ id }) => !drafts.has(id))}
        subjects={facts.subjects}
        held={held}
        invite={
          leads ? (
            <Button variant="outline" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden />
              {ofTeam(($) => $.invite.open)}
            </Button>
          ) : (
            <WhoInvites users={facts.users} />
          )
        }
        onShare={({ id }, right) => void change(id, right).catch(() => null)}
      />
      {isInviting && (
        <Suspense>
          <InviteSheet
            schoolClass={schoolClass}
            subjects={facts.subjects}
            teamIds={new Set(members.map(({ id }) => id))}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
      {leads && <InvitationRights schoolClass={schoolClass} subjects={facts.subjects} />}
      <RightsMatrix
        members={visible}
        subjects={facts.subjects}
        held={held}
        onChange={async (member, right) => {
          if (await confirmGivingUp(member, right)) await change(member.id, right).catch(() => null)
        }}
        onEnd={extend}
        onRemove={async (member) => {
          const id = rightIdOf(member.id)
          if (id && (await confirmGivingUp(member, null))) leave(member, id)
        }}
      />
    </>
  )
}
