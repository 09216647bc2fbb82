import { logoutMutation } from '@lernspur/api-client/identity/auth.queries'
import {
  errorTextOf,
  isApiError,
  paths,
  showToast,
  useLanguage,
  useMayLeave,
  useMutation,
  wipeDevice,
} from '@lernspur/app-runtime'
import { useMayClearDevice } from '@lernspur/app-runtime/offline/list/use-may-clear-device'
import { leaveTo } from './follow-session'
import { signInPath } from './sign-in-path'

/** Goes to `target`, and leaves nothing of the user whose session has ended on the device. */
export const leaveDevice = (target: string): Promise<void> => wipeDevice().then(() => leaveTo(target))

/**
 * Ends the session on the server, then here, with everything that this device keeps of the user (rule browser.6).
 * Entries that wait are sent first; if that does not succeed, the user decides. If the server is unreachable, the user
 * stays signed in. Leads to `target`, by default the sign-in page.
 */
export const useSignOut = (target: string = signInPath(paths.home, 'signed-out')) => {
  const language = useLanguage()
  const mayLeave = useMayLeave()
  const mayClearDevice = useMayClearDevice()
  const { mutate } = useMutation({
    ...logoutMutation(),
    onSuccess: () => leaveDevice(target),
    onError: (error) => {
      if (isApiError(error) && error.code === 'INVALID_TOKEN') void leaveDevice(target)
      else showToast({ text: errorTextOf(error, language), tone: 'error' })
    },
  })
  return async () => {
    if ((await mayLeave()) && (await mayClearDevice())) mutate()
  }
}
