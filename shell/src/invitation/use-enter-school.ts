import { changeUserRoleMutation } from '@lernspur/api-client/identity/auth.queries'
import { enterSession, paths, sendWaitingBefore, useMutation, useNavigate } from '@lernspur/app-runtime'

/** Switches to a role; another school is a new page, so that nothing of the previous one is shown. */
export const useEnterSchool = () => {
  const navigate = useNavigate()
  return useMutation({
    ...changeUserRoleMutation({ showsFailure: true }),
    // Afterwards they can be sent only after switching back.
    onMutate: sendWaitingBefore,
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      void navigate(paths.home, { replace: true })
    },
  })
}
