import { changeUserRoleMutation } from '@lernspur/api-client/identity/auth.queries'
import { enterSession, landingAtom, paths, store, useFormat, useMutation, useSession } from '@lernspur/app-runtime'
import { useMaySwitch } from '@lernspur/app-runtime/offline/list/use-may-switch'
import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'

interface Roles {
  /** The active roles of the signed-in user, sorted by school name. */
  readonly roles: readonly WhoAmIRole[]
  /** All except the current one. */
  readonly others: readonly WhoAmIRole[]
  /** Switches to another role; reloads the page for its school, at `landing` or the start page. */
  change(userRoleId: string, landing?: string): Promise<void>
}

/** The schools of the signed-in user. */
export const useRoles = (): Roles => {
  const { whoAmI, role } = useSession()
  const { compare } = useFormat()
  const maySwitch = useMaySwitch()
  const { mutateAsync } = useMutation(changeUserRoleMutation())
  const roles = whoAmI.userRoles
    .filter(({ status, tenant }) => status === 'active' && !tenant.isDisabled)
    .sort((a, b) => compare(a.tenant.name, b.tenant.name))
  const change = async (userRoleId: string, landing: string = paths.home) => {
    if (!(await maySwitch())) return
    // The call shows errors; the page then stays unchanged.
    const signedIn = await mutateAsync({ body: { userRoleId } }).catch(() => null)
    if (signedIn === null) return
    store.set(landingAtom, landing)
    enterSession(signedIn)
  }
  return { roles, others: roles.filter(({ id }) => id !== role?.id), change }
}
