import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation, useSession, useSetAtom, whoAmIAtom } from '@lernspur/app-kit'

/** Updates the user's profile; the page shows the change once the server has confirmed. */
export const useUpdateMe = (tellsFailure = false) => {
  const { whoAmI } = useSession()
  const setWhoAmI = useSetAtom(whoAmIAtom)
  return useMutation({
    ...updateMeMutation({ tellsFailure }),
    onSuccess: (user) => setWhoAmI({ ...whoAmI, ...user }),
  })
}
