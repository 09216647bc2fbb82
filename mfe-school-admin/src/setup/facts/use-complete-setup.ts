import { updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { refreshWhoAmI, useMutation } from '@lernspur/app-runtime'

/** Marks the user as set up; from then on the guards allow every page (rule profile.2). */
export const useCompleteSetup = () => {
  const { mutateAsync } = useMutation(updateMeMutation())
  return async () => {
    await mutateAsync({ body: { isSetupCompleted: true, schoolDraft: null } })
    await refreshWhoAmI()
  }
}
