import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import { enterSession, useMutation } from '@lernspur/app-kit'

/** Switches to a role at a school: the session token changes, and the page is reloaded without cached data. */
export const useEnterSchool = () => {
  const { mutateAsync } = useMutation(changeUserRoleMutation())
  return async (userRoleId: string) => enterSession(await mutateAsync({ body: { userRoleId } }))
}
