import { updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { useMutation } from '@lernspur/app-runtime'
import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { useEnterSchool } from './use-enter-school'

/** Joins a school that others administer, which ends the onboarding. An owner may have to set the school up. */
export const useJoin = () => {
  const { mutateAsync: updateMe } = useMutation(updateMeMutation())
  const enter = useEnterSchool()
  return async ({ id, roleType }: WhoAmIRole) => {
    if (roleType !== 'admin') await updateMe({ body: { isSetupCompleted: true, schoolDraft: null } })
    await enter(id)
  }
}
