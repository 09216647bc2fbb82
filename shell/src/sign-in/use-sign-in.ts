import { login } from '@lernspur/api-client/auth.queries'
import { enterSession, useMutation, useNavigate } from '@lernspur/app-kit'

/** Signs in and goes on to where the visitor wanted to be. */
export const useSignIn = (target: string) => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: login,
    meta: { savesNothing: true, tellsFailure: true },
    onSuccess: (answer) => {
      if ('authAttempt' in answer) return
      enterSession(answer)
      void navigate(target, { replace: true })
    },
  })
}
