import { logoutMutation } from '@lernspur/api-client/auth.queries'
import { errorTextOf, isApiError, paths, showToast, useLanguage, useMayLeave, useMutation } from '@lernspur/app-kit'
import { leaveTo } from './follow-session'
import { signInPath } from './sign-in-path'

/**
 * Ends the session on the server, then here. If the server is unreachable, the user stays signed in. The next sign-in
 * returns to `back`.
 */
export const useSignOut = (back: string = paths.home) => {
  const language = useLanguage()
  const mayLeave = useMayLeave()
  const leave = () => leaveTo(signInPath(back, 'signed-out'))
  const { mutate } = useMutation({
    ...logoutMutation(),
    onSuccess: leave,
    onError: (error) => {
      if (isApiError(error) && error.code === 'INVALID_TOKEN') leave()
      else showToast({ text: errorTextOf(error, language), tone: 'error' })
    },
  })
  return async () => {
    if (await mayLeave()) mutate()
  }
}
