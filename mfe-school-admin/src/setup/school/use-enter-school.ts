import { changeUserRoleMutation } from '@lernspur/api-client/identity/auth.queries'
import { enterSession, landingAtom, paths, store, useMutation } from '@lernspur/app-runtime'
import { useClassLanding } from './use-class-landing'

/**
 * Switches to a role at a school: the session token changes, and the page is reloaded without cached data, at the
 * user's class if there is only one.
 */
export const useEnterSchool = () => {
  const { mutateAsync } = useMutation(changeUserRoleMutation())
  const landAtClass = useClassLanding()
  return async (userRoleId: string) => {
    const signedIn = await mutateAsync({ body: { userRoleId } })
    store.set(landingAtom, await landAtClass().catch(() => paths.home))
    enterSession(signedIn)
  }
}
