import { setNewPasswordMutation } from '@lernspur/api-client/identity/password.queries'
import { useMutation, useNavigate } from '@lernspur/app-runtime'
import type { SetNewPassword } from '@lernspur/contracts/identity/password.contract'
import { signInPath } from '../../session/sign-in-path'
import { useSignIn } from '../login/use-sign-in'

/** Sets the password by a mailed code and signs in with it; if signing in fails, redirects to the sign-in page. */
export const useSetPassword = () => {
  const navigate = useNavigate()
  const signIn = useSignIn()
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...setNewPasswordMutation(),
    onSuccess: (_, { body: { email, password } }) =>
      signIn.mutate(
        { body: { email, password } },
        { onError: () => void navigate(signInPath('/', 'password-set'), { replace: true, state: { email } }) },
      ),
  })
  return { setPassword: (body: SetNewPassword) => mutate({ body }), error, busy: isPending || isSuccess }
}
