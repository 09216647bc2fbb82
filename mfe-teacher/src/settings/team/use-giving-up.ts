import { useConfirm, useSession, useTranslation } from '@lernspur/app-runtime'
import type { RightDraft } from '@lernspur/school-editors/right/right-draft'
import type { TeamMember } from '@lernspur/school-editors/right/team-member'

/**
 * `const mayGiveUp = useGivingUp()`: asks before somebody gives up what only others can give back: the right to manage
 * the team, or with null all of it. True at once for everybody else.
 */
export const useGivingUp = () => {
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
