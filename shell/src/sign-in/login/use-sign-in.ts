import { loginMutation } from '@lernspur/api-client/identity/auth.queries'
import { useMutation } from '@lernspur/app-runtime'
import { useSignInAnswer } from '../attempt/use-sign-in-answer'

/** Signs in with address and password. */
export const useSignIn = () => {
  const take = useSignInAnswer()
  return useMutation({ ...loginMutation(), onSuccess: take })
}
