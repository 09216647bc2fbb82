import {
  authRoutes,
  type Login,
  type LoginTfa,
  type LoginTwoFactor,
  type SignedIn,
  type SignInAnswer,
} from '@lernspur/contracts/auth.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'

export const authKeys = { all: ['auth'], whoAmI: ['auth', 'who-am-i'] } as const

const meta = { savesNothing: true, tellsFailure: true }

/** The signed-in user with all roles. */
export const whoAmIQuery = () =>
  queryOptions({ queryKey: authKeys.whoAmI, queryFn: ({ signal }) => call(authRoutes.whoAmI, { signal }) })

/**
 * Signs in; the answer carries the token for all later writes, or the attempt that asks for the second factor. Fails
 * with INVALID_LOGIN or TOO_MANY_REQUESTS.
 */
export const login = (body: Login): Promise<SignInAnswer> => call(authRoutes.login, { body })

/** Signs in with both factors at once. Fails with INVALID_LOGIN whichever is wrong. */
export const loginTfa = (body: LoginTfa): Promise<SignedIn> => call(authRoutes.loginTfa, { body })

/** Gives the second factor. Fails with INVALID_TFA_CODE, and with INVALID_PARAMETERS once the attempt is over. */
export const loginTwoFactor = (body: LoginTwoFactor): Promise<SignedIn> => call(authRoutes.loginTwoFactor, { body })

export const logoutMutation = () =>
  mutationOptions({ mutationKey: ['auth', 'logout'], mutationFn: () => call(authRoutes.logout, {}), meta })

/** Goes to another role of the signed-in user, and with it to another school: a new session token. */
export const changeUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['auth', 'change-user-role'],
    mutationFn: (userRoleId: string) => call(authRoutes.changeUserRole, { body: { userRoleId } }),
    meta: { savesNothing: true },
  })
