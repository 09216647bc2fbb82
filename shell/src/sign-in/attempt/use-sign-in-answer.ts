import { enterSession, paths, useLocation, useNavigate } from '@lernspur/app-kit'
import type { SignInAnswer } from '@lernspur/contracts/auth.contract'
import { safeBack, signInPath } from '../../routing/sign-in-path'
import type { OwnAttempt } from './attempt-state'

/** Takes over a session, or goes on to the second factor; the page around leads on once there is a session. */
export const useSignInAnswer = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (answer: SignInAnswer) => {
    if (!('authAttempt' in answer)) return enterSession(answer)
    const { id, verificationCode } = answer.authAttempt
    const attempt: OwnAttempt = { kind: 'two-factor', id, verificationCode, startedAt: Date.now() }
    const back = safeBack(new URLSearchParams(search).get('back'))
    // The form stays behind a step back; a link that was used up does not.
    const replace = pathname !== paths.login || new URLSearchParams(search).has('code')
    void navigate(signInPath(back), { replace, state: { attempt } })
  }
}
