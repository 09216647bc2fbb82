import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import { enterSession, paths, store, useFormat, useMayLeave, useMutation, useSession } from '@lernspur/app-kit'
import type { WhoAmIRole } from '@lernspur/contracts/user.contract'
import { landingAtom } from './landing'

interface Roles {
  /** The active roles of the signed-in user, by the names of their schools. */
  readonly roles: readonly WhoAmIRole[]
  /** All of them but the present one. */
  readonly others: readonly WhoAmIRole[]
  /** Goes to another role; the page is loaded anew for its school, at `landing` or at home. */
  change(userRoleId: string, landing?: string): Promise<void>
}

/** The schools that the signed-in user works at. */
export const useRoles = (): Roles => {
  const { whoAmI, role } = useSession()
  const { compare } = useFormat()
  const mayLeave = useMayLeave()
  const { mutateAsync } = useMutation(changeUserRoleMutation())
  const roles = whoAmI.userRoles
    .filter(({ status, tenant }) => status === 'active' && !tenant.isDisabled)
    .sort((a, b) => compare(a.tenant.name, b.tenant.name))
  const change = async (userRoleId: string, landing: string = paths.home) => {
    if (!(await mayLeave())) return
    // A failure is told by the call; the page then stays as it is.
    const signedIn = await mutateAsync({ body: { userRoleId } }).catch(() => null)
    if (signedIn === null) return
    store.set(landingAtom, landing)
    enterSession(signedIn)
  }
  return { roles, others: roles.filter(({ id }) => id !== role?.id), change }
}
