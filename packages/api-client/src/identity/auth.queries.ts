import { authRoutes, type Login, type SignedIn } from '@lernspur/contracts/auth.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'

export const authKeys = { all: ['auth'], whoAmI: ['auth', 'who-am-i'] } as const

const meta = { savesNothing: true, tellsFailure: true }

/** The signed-in user with all roles. */
export const whoAmIQuery = () =>
  queryOptions({ queryKey: authKeys.whoAmI, queryFn: ({ signal }) => call(authRoutes.whoAmI, { signal }) })

/** Signs in; the answer carries the token for all later writes. Fails with INVALID_LOGIN or TOO_MANY_REQUESTS. */
export const login = (body: Login): Promise<SignedIn> => call(authRoutes.login, { body })

export const logoutMutation = () =>
  mutationOptions({ mutationKey: ['auth', 'logout'], mutationFn: () => call(authRoutes.logout, {}), meta })

/** Goes to another role of the signed-in user, and with it to another school: a new session token. */
export const changeUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['auth', 'change-user-role'],
    mutationFn: (userRoleId: string) => call(authRoutes.changeUserRole, { body: { userRoleId } }),
    meta: { savesNothing: true },
  })
