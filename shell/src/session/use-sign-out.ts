import { call } from '@lernspur/api-client/call'
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
import { externalIdentityRoutes } from '@lernspur/contracts/identity/external-identity.contract'
import { useRef } from 'react'
import { leaveTo } from './follow-session'
import { signInPath } from './sign-in-path'

/** The page that ends the session of the hub that began this one; null for others. */
const providerLogout = async (): Promise<string | null> =>
  (await call(externalIdentityRoutes.getProviderLogout, {})).url

/** Goes to `target`, and leaves nothing of the user whose session has ended on the device. */
export const leaveDevice = (target: string): Promise<void> => wipeDevice().then(() => leaveTo(target))

/**
 * Ends the session on the server, then here, with everything that this device keeps of the user (rule browser.6).
 * Entries that wait are sent first; if that does not succeed, the user decides. If the server is unreachable, the user
 * stays signed in. Leads to `target`, by default the sign-in page; a session that a hub began ends there as well, which
 * leads back to the sign-in page (rule external.8).
 */
export const useSignOut = (target: string = signInPath(paths.home, 'signed-out')) => {
  const language = useLanguage()
  const mayLeave = useMayLeave()
  const mayClearDevice = useMayClearDevice()
  const hubPage = useRef<string | null>(null)
  const { mutate } = useMutation({
    ...logoutMutation(),
    onSuccess: () => leaveDevice(hubPage.current ?? target),
    onError: (error) => {
      if (isApiError(error) && error.code === 'INVALID_TOKEN') void leaveDevice(target)
      else showToast({ text: errorTextOf(error, language), tone: 'error' })
    },
  })
  return async () => {
    if (!((await mayLeave()) && (await mayClearDevice()))) return
    // Known to the session that ends now. Signing out here never fails because of a hub.
    hubPage.current = await providerLogout().catch(() => null)
    mutate()
  }
}
