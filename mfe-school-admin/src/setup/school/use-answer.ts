import { answerUserInvitationMutation } from '@lernspur/api-client/identity/user.queries'
import { refreshWhoAmI, useMutation } from '@lernspur/app-runtime'
import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { useJoin } from './use-join'

/** Answers an invitation: joins its school, which ends the onboarding, or declines it. */
export const useAnswer = () => {
  const { mutateAsync, isPending, variables } = useMutation(answerUserInvitationMutation())
  const enter = useJoin()
  return {
    isPending,
    isDeclining: isPending && variables?.body.accept === false,
    /** A role that is already active only has to be entered. */
    join: async (role: WhoAmIRole) => {
      if (role.status === 'invitationPending')
        await mutateAsync({ params: { userRoleId: role.id }, body: { accept: true } })
      await enter(role)
    },
    decline: async ({ id }: WhoAmIRole) => {
      await mutateAsync({ params: { userRoleId: id }, body: { accept: false } })
      await refreshWhoAmI()
    },
  }
}
