import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import { enterSession, paths, sendWaitingCalls, useMutation, useNavigate } from '@lernspur/app-kit'

/** Switches to a role; another school is a new page, so that nothing of the previous one is shown. */
export const useEnterSchool = () => {
  const navigate = useNavigate()
  return useMutation({
    ...changeUserRoleMutation({ showsFailure: true }),
    // Later they can be sent only after switching back.
    onMutate: () => sendWaitingCalls(5000).catch(() => 0),
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      void navigate(paths.home, { replace: true })
    },
  })
}
