import { redeemAuthAttemptMutation } from '@lernspur/api-client/identity/auth-attempt.queries'
import { useMutation } from '@lernspur/app-runtime'
import { useSignInAnswer } from './use-sign-in-answer'

/** Creates a session from an unlocked attempt. */
export const useRedeem = () => {
  const take = useSignInAnswer()
  return useMutation({ ...redeemAuthAttemptMutation(), onSuccess: take })
}
