import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation } from '@lernspur/app-kit'
import { refreshWhoAmI } from '../../routing/refresh-who-am-i'

/** Notes that somebody is set up; after that the guards open everything (rule profile.2). */
export const useCompleteSetup = () => {
  const { mutateAsync } = useMutation(updateMeMutation())
  return async () => {
    await mutateAsync({ isSetupCompleted: true, schoolDraft: null })
    await refreshWhoAmI()
  }
}
