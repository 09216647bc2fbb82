import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { refreshWhoAmI, useMutation } from '@lernspur/app-kit'

/** Notes that somebody is set up; after that the guards open everything (specification, section 2). */
export const useCompleteSetup = () => {
  const { mutateAsync } = useMutation(updateMeMutation())
  return async () => {
    await mutateAsync({ isSetupCompleted: true, schoolDraft: null })
    await refreshWhoAmI()
  }
}
