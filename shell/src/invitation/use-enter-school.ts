import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import { enterSession, paths, useMutation, useNavigate } from '@lernspur/app-kit'

/** Goes on working in a role; another school is a new page, so that nothing of the one before is shown. */
export const useEnterSchool = () => {
  const navigate = useNavigate()
  return useMutation({
    ...changeUserRoleMutation({ tellsFailure: true }),
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      void navigate(paths.home, { replace: true })
    },
  })
}
