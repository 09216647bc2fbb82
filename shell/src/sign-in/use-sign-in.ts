import { login } from '@lernspur/api-client/auth.queries'
import { csrfTokenAtom, enterSession, isApiError, store, useMutation, useNavigate } from '@lernspur/app-kit'
import type { Login } from '@lernspur/contracts/auth.contract'
import { renewPageToken } from './page-token'

/** Signs in; once more with a new token where the page's own has grown stale. */
const signIn = async (body: Login) => {
  // A token that some earlier session left behind would be sent instead of the page's.
  store.set(csrfTokenAtom, null)
  try {
    return await login(body)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'INVALID_TOKEN') throw error
    await renewPageToken()
    return login(body)
  }
}

/** Signs in and goes on to where the visitor wanted to be. */
export const useSignIn = (target: string) => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: signIn,
    meta: { savesNothing: true, tellsFailure: true },
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      void navigate(target, { replace: true })
    },
  })
}
