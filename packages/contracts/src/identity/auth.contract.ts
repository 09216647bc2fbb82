import * as z from 'zod/mini'
import { emailAddress, id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { whoAmISchema } from './user.contract'

/** Limits of passwords (specification, section 5). A sign-in only bounds the length. */
export const passwordLimits = { min: 6, max: 1000 } as const

export const loginSchema = z.strictObject({
  email: emailAddress,
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
})
export type Login = z.infer<typeof loginSchema>

/** A session was started or changed: the token that every later write carries as x-csrf-token. */
export const signedInSchema = z.object({ csrfToken: z.string(), whoAmI: whoAmISchema })
export type SignedIn = z.infer<typeof signedInSchema>

export const authRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/auth/local/login',
    owner: 'identity',
    access: 'public',
    body: loginSchema,
    response: signedInSchema,
    status: 200,
    errors: ['INVALID_LOGIN', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    owner: 'identity',
    access: 'session',
    status: 200,
    errors: [],
  },
  whoAmI: {
    method: 'GET',
    path: '/auth/whoami',
    owner: 'identity',
    access: 'session',
    response: whoAmISchema,
    status: 200,
    errors: [],
  },
  changeUserRole: {
    method: 'POST',
    path: '/auth/change-user-role',
    owner: 'identity',
    access: 'session',
    body: z.strictObject({ userRoleId: id }),
    response: signedInSchema,
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
})
