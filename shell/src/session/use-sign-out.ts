import { logoutMutation } from '@lernspur/api-client/auth.queries'
import {
  errorTextOf,
  isApiError,
  paths,
  showToast,
  useLanguage,
  useMayLeave,
  useMutation,
  wipeDevice,
} from '@lernspur/app-kit'
import { useMayForget } from '@lernspur/app-kit/offline/use-may-forget'
import { leaveTo } from './follow-session'
import { type SignInReason, signInPath } from './sign-in-path'

/** Leaves to the sign-in, which returns to `back`, with nothing on the device of the user whose session has ended. */
export const leaveDevice = (back: string, reason: SignInReason = 'signed-out'): Promise<void> =>
  wipeDevice().then(() => leaveTo(signInPath(back, reason)))

/**
 * Ends the session on the server, then here, with everything that this device keeps of the user (rule browser.6).
 * Entries that wait are sent first; if that does not succeed, the user decides. If the server is unreachable, the user
 * stays signed in. The next sign-in returns to `back`.
 */
export const useSignOut = (back: string = paths.home) => {
  const language = useLanguage()
  const mayLeave = useMayLeave()
  const mayForget = useMayForget()
  const { mutate } = useMutation({
    ...logoutMutation(),
    onSuccess: () => leaveDevice(back),
    onError: (error) => {
      if (isApiError(error) && error.code === 'INVALID_TOKEN') void leaveDevice(back)
      else showToast({ text: errorTextOf(error, language), tone: 'error' })
    },
  })
  return async () => {
    if ((await mayLeave()) && (await mayForget())) mutate()
  }
}
