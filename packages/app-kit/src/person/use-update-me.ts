import { updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation, useSession, useSetAtom, whoAmIAtom } from '@lernspur/app-kit'

/** Changes the own profile; the page shows it as soon as the server said yes. */
export const useUpdateMe = (tellsFailure = false) => {
  const { whoAmI } = useSession()
  const setWhoAmI = useSetAtom(whoAmIAtom)
  const options = updateMeMutation()
  return useMutation({
    ...options,
    meta: { ...options.meta, tellsFailure },
    onSuccess: (user) => setWhoAmI({ ...whoAmI, ...user }),
  })
}
