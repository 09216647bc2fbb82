import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import { enterSession, useMutation } from '@lernspur/app-kit'

/** Goes to work for a school: a new session token, and with it a page that knows nothing of before. */
export const useEnterSchool = () => {
  const { mutateAsync } = useMutation(changeUserRoleMutation())
  return async (userRoleId: string) => enterSession(await mutateAsync(userRoleId))
}
