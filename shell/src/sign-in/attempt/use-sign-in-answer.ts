import { enterSession, paths, useLocation, useNavigate } from '@lernspur/app-runtime'
import type { SignInAnswer } from '@lernspur/contracts/identity/auth.contract'
import { safeBack, signInPath } from '../../session/sign-in-path'
import { attemptOf, type OwnAttempt } from './attempt-state'

/** Stores the session, or goes on to the second factor; the layout redirects once there is a session. */
export const useSignInAnswer = () => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (answer: SignInAnswer) => {
    if (!('authAttempt' in answer)) return enterSession(answer)
    const { id, verificationCode } = answer.authAttempt
    const attempt: OwnAttempt = { kind: 'two-factor', id, verificationCode, startedAt: Date.now() }
    const back = safeBack(new URLSearchParams(search).get('back'))
    // A form stays in the history; a used link or attempt is replaced.
    const isUsedUp = attemptOf(state) !== null || new URLSearchParams(search).has('code')
    const replace = pathname !== paths.login || isUsedUp
    void navigate(signInPath(back), { replace, state: { attempt } })
  }
}
