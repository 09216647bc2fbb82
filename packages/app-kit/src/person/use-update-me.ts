import { updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { useMutation, useSession, useSetAtom, whoAmIAtom } from '@lernspur/app-runtime'

/** Updates the user's profile; the page shows the change once the server has confirmed. */
export const useUpdateMe = (showsFailure = false) => {
  const { whoAmI } = useSession()
  const setWhoAmI = useSetAtom(whoAmIAtom)
  return useMutation({
    ...updateMeMutation({ showsFailure }),
    onSuccess: (user) => setWhoAmI({ ...whoAmI, ...user }),
  })
}
