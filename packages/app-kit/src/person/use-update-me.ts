import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation, useSession, useSetAtom, whoAmIAtom } from '@lernspur/app-kit'

/** Changes the own profile; the page shows it as soon as the server said yes. */
export const useUpdateMe = (tellsFailure = false) => {
  const { whoAmI } = useSession()
  const setWhoAmI = useSetAtom(whoAmIAtom)
  return useMutation({
    ...updateMeMutation({ tellsFailure }),
    onSuccess: (user) => setWhoAmI({ ...whoAmI, ...user }),
  })
}
