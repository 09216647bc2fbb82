import { logoutMutation } from '@lernspur/api-client/auth.queries'
import {
  errorTextOf,
  isApiError,
  paths,
  sendWaitingCalls,
  showToast,
  useConfirm,
  useLanguage,
  useMayLeave,
  useMutation,
  useTranslation,
  wipeDevice,
} from '@lernspur/app-kit'
import { leaveTo } from './follow-session'
import { signInPath } from './sign-in-path'

/** Milliseconds that waiting entries get to be sent before the user is asked about them. */
const longestSending = 5000

/**
 * Ends the session on the server, then here, with everything that this device keeps of the user (rule browser.6).
 * Entries that wait are sent first; if that does not succeed, the user decides. If the server is unreachable, the user
 * stays signed in. The next sign-in returns to `back`.
 */
export const useSignOut = (back: string = paths.home) => {
  const language = useLanguage()
  const mayLeave = useMayLeave()
  const confirm = useConfirm()
  const { t } = useTranslation('shell.waiting')
  const leave = async () => {
    await wipeDevice().catch(() => null)
    leaveTo(signInPath(back, 'signed-out'))
  }
  const mayForget = async () => {
    const count = await sendWaitingCalls(longestSending).catch(() => 0)
    if (count === 0) return true
    return confirm({
      title: t(($) => $.signOut.title, { count }),
      description: t(($) => $.signOut.text),
      confirmLabel: t(($) => $.signOut.confirm),
      declineLabel: t(($) => $.signOut.stay),
      theme: 'danger',
    })
  }
  const { mutate } = useMutation({
    ...logoutMutation(),
    onSuccess: leave,
    onError: (error) => {
      if (isApiError(error) && error.code === 'INVALID_TOKEN') void leave()
      else showToast({ text: errorTextOf(error, language), tone: 'error' })
    },
  })
  return async () => {
    if ((await mayLeave()) && (await mayForget())) mutate()
  }
}
