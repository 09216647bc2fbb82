import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation } from '@lernspur/app-kit'
import type { WhoAmIRole } from '@lernspur/contracts/user.contract'
import { useEnterSchool } from './use-enter-school'

/** Goes to a school that others lead; then there is nothing more to ask. An owner may have to set the school up. */
export const useJoin = () => {
  const { mutateAsync: updateMe } = useMutation(updateMeMutation())
  const enter = useEnterSchool()
  return async ({ id, roleType }: WhoAmIRole) => {
    if (roleType !== 'admin') await updateMe({ isSetupCompleted: true, schoolDraft: null })
    await enter(id)
  }
}
