import * as z from 'zod/mini'
import { emailAddress, id, idParams, instant, personSchema, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { sentMailSchema } from './mail.contract'
import { roleTypes } from './role-types'

/** Characters of a reason, and mails that a case shows. */
export const supportCaseLimits = { reason: 200, mails: 30 } as const

/** Why somebody cannot get in, or that nothing prevents it; a case lists them in this order (rule support.1). */
export const signInProblemKinds = [
  'accountClosed',
  'accountDisabled',
  'locked',
  'mailRefused',
  'secondFactorResetWaiting',
  'secondFactorMissed',
  'schoolDisabled',
  'roleDisabled',
  'roleUnconfirmed',
  'invitationPending',
  'passwordMissing',
  'invitationOpen',
  'invitationExpired',
  'noRole',
  'mailWaiting',
  'mayRegister',
  'mayNotRegister',
  'maySignIn',
] as const
export type SignInProblemKind = (typeof signInProblemKinds)[number]

export const signInProblemSchema = z.object({
  kind: z.enum(signInProblemKinds),
  /** When it happened or ends; for a mail, the next attempt. */
  at: z.nullable(instant),
  /** Names of schools, words of the mail server, the reason, or the entry of the whitelist. */
  detail: z.nullable(z.string()),
})
export type SignInProblem = z.infer<typeof signInProblemSchema>

/** What the caller may do for the person now (rule support.3). */
export const supportActs = [
  'sendPasswordMail',
  'liftLock',
  'endSessions',
  'resetSecondFactor',
  'disable',
  'enable',
] as const
export type SupportAct = (typeof supportActs)[number]

/** A `role` waits for an account's answer, a `code` was mailed to the address. */
export const invitationSorts = ['role', 'code'] as const
export type InvitationSort = (typeof invitationSorts)[number]

export const supportInvitationSchema = z.object({
  id,
  sort: z.enum(invitationSorts),
  tenantId: id,
  tenantName: z.string(),
  roleType: z.enum(roleTypes),
  createdAt: instant,
  /** Null for a role, which never expires. */
  activeUntil: z.nullable(instant),
  /** It can still be accepted, and so be mailed again. */
  isOpen: z.boolean(),
})
export type SupportInvitation = z.infer<typeof supportInvitationSchema>

export const supportPersonSchema = z.extend(personSchema, {
  createdAt: instant,
  lastSignedInAt: z.nullable(instant),
  /** Where the person is signed in now. */
  sessionCount: z.int(),
  hasPassword: z.boolean(),
  /** Identity providers that the account is linked to. */
  identityCount: z.int(),
  secondFactorSince: z.nullable(instant),
  recoveryCodesLeft: z.int(),
  /** Schools that have to confirm that the person is disabled there, before the account can be (rule role.10). */
  guardedAt: z.array(z.object({ tenantName: z.string(), isRequested: z.boolean() })),
  /** A request to remove the second factor that waits; null without one. */
  waitingReset: z.nullable(z.object({ id, dueAt: instant, mayConfirm: z.boolean() })),
})

/** What the provider sees of one address (rule support.1). */
export const supportCaseSchema = z.object({
  email: z.string(),
  /** Null when the address has no account. */
  person: z.nullable(supportPersonSchema),
  /** At least one, the most important first. */
  verdicts: z.array(signInProblemSchema),
  acts: z.array(z.enum(supportActs)),
  invitations: z.array(supportInvitationSchema),
  /** The newest first. */
  mails: z.array(sentMailSchema),
})
export type SupportCase = z.infer<typeof supportCaseSchema>

export const supportReasonSchema = z.strictObject({ reason: requiredText(supportCaseLimits.reason) })
export type SupportReason = z.infer<typeof supportReasonSchema>

const invitationParams = z.object({ sort: z.enum(invitationSorts), id })
const actErrors = ['NOT_FOUND', 'NO_PERMISSION', 'UPDATE_NOT_ALLOWED'] as const

/** The provider's support desk (rules support.1 to support.6). */
export const supportCaseRoutes = defineRoutes({
  getSupportCase: {
    method: 'GET',
    path: '/provider/users/{id}/support-case',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    response: supportCaseSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** The same for any address, with or without an account. */
  findSupportCase: {
    method: 'GET',
    path: '/provider/support-case',
    owner: 'identity',
    access: 'provider',
    query: z.object({ email: emailAddress }),
    response: supportCaseSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
    extension: true,
  },
  sendPasswordMail: {
    method: 'POST',
    path: '/provider/users/{id}/password-mail',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    status: 200,
    errors: [...actErrors, 'PASSWORD_RESET_MAIL_ALREADY_SENT'],
    extension: true,
  },
  /** Mails an open invitation again, as its inviter's. */
  resendSupportInvitation: {
    method: 'POST',
    path: '/provider/invitations/{sort}/{id}/resend',
    owner: 'identity',
    access: 'provider',
    params: invitationParams,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS'],
    extension: true,
  },
  /** Forgets failed attempts to sign in. */
  liftLock: {
    method: 'POST',
    path: '/provider/users/{id}/lift-lock',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    status: 200,
    errors: actErrors,
    extension: true,
  },
  endUserSessions: {
    method: 'POST',
    path: '/provider/users/{id}/end-sessions',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    status: 200,
    errors: actErrors,
    extension: true,
  },
  /**
   * UPDATE_NOT_ALLOWED for the last admin of a school, whom the details name. While schools have to confirm, they are
   * told, the person is signed out everywhere, and the account stays (rule role.10).
   */
  disableUser: {
    method: 'POST',
    path: '/provider/users/{id}/disable',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    body: supportReasonSchema,
    status: 200,
    errors: [...actErrors, 'VALIDATION_FAILED'],
    extension: true,
  },
  enableUser: {
    method: 'POST',
    path: '/provider/users/{id}/enable',
    owner: 'identity',
    access: 'provider',
    params: idParams,
    body: supportReasonSchema,
    status: 200,
    errors: [...actErrors, 'VALIDATION_FAILED'],
    extension: true,
  },
})
