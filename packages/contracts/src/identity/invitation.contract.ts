import * as z from 'zod/mini'
import { day, emailAddress, id, idParams, instant, personSchema, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { deleteErrors } from '../wire/route-errors'
import { roleTypes } from './role-types'
import { whoAmIRoleSchema } from './user.contract'

/**
 * Limits of an invitation (rules invitation.1, invitation.4); by default it is open for `days`. A person, and a school,
 * may have only so many mailed a day (rule invitation.5).
 */
export const invitationLimits = {
  code: 100,
  usesMin: 1,
  usesMax: 1_000_000,
  usesDefault: 1000,
  days: 30,
  daysMax: 365,
  mailsOfPerson: 200,
  mailsOfSchool: 400,
} as const

/**
 * Why an address was not mailed: each gets one mail a minute, and a person and a school may send a limited number a
 * day.
 */
export const unmailedReasons = ['cooldown', 'dailyLimit'] as const
export type UnmailedReason = (typeof unmailedReasons)[number]

export const invitationSchema = z.object({
  id,
  userRoleType: z.enum(roleTypes),
  createdAt: instant,
  activeUntil: instant,
  used: z.int(),
  maximumUses: z.int(),
  /** The address that the invitation was sent to; nobody else may use it. */
  email: z.nullable(z.string()),
  /** Null for invitations of admins unless the viewer is one. */
  acceptUrl: z.nullable(z.string()),
  inviter: personSchema,
  /** The last day of the role that it makes; null for no end (rule role.11). */
  roleEndsOn: z.optional(z.nullable(day)),
})
export type Invitation = z.infer<typeof invitationSchema>

export const createInvitationCodeSchema = z.strictObject({
  userRoleType: z.enum(roleTypes),
  maximumUses: z._default(
    z.int().check(z.minimum(invitationLimits.usesMin), z.maximum(invitationLimits.usesMax)),
    invitationLimits.usesDefault,
  ),
  /** How many days it is open. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(invitationLimits.daysMax)), invitationLimits.days),
  /** Sends the invitation to this address, valid for it only. */
  email: z.optional(emailAddress),
  /** The last day of the role that it makes, after which it is no longer open (rule role.11). */
  roleEndsOn: z.optional(z.nullable(day)),
})
export type CreateInvitationCode = z.input<typeof createInvitationCodeSchema>
export type ParsedCreateInvitationCode = z.output<typeof createInvitationCodeSchema>

/** The code that is typed, or opened as a link, to accept. */
export const invitationCodeSchema = z.object({ id, code: z.string() })

export const acceptInvitationSchema = z.strictObject({ code: requiredText(invitationLimits.code) })
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>

export const verifiedInvitationSchema = z.object({
  valid: z.boolean(),
  /** The school of a valid invitation; its members need not accept. */
  tenantId: z.optional(id),
  tenantName: z.nullable(z.string()),
  /** A sentence for the person who opened the link. */
  message: z.string(),
})
export type VerifiedInvitation = z.infer<typeof verifiedInvitationSchema>

export const invitationRoutes = defineRoutes({
  verifyInvitation: {
    method: 'GET',
    path: '/invitations/verify/{code}',
    owner: 'identity',
    access: 'public',
    params: z.object({ code: requiredText(invitationLimits.code) }),
    response: verifiedInvitationSchema,
    status: 200,
    errors: [],
  },
  /** The caller's role at the school; `changeUserRole` switches to it. */
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    owner: 'identity',
    access: 'session',
    body: acceptInvitationSchema,
    response: whoAmIRoleSchema,
    status: 200,
    errors: ['INVALID_INVITATION_CODE', 'VALIDATION_FAILED'],
  },
  createInvitationCode: {
    method: 'POST',
    path: '/invitations/create-code',
    owner: 'identity',
    access: 'manager',
    confirmation: { field: 'userRoleType', value: 'admin' },
    body: createInvitationCodeSchema,
    response: invitationCodeSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
  },
  /** Open invitations. */
  listActiveInvitations: {
    method: 'GET',
    path: '/invitations/active',
    owner: 'identity',
    access: 'manager',
    list: {
      id: 'uuid',
      userRoleType: 'text',
      createdAt: 'instant',
      activeUntil: 'instant',
      used: 'integer',
      maximumUses: 'integer',
      email: 'text',
    },
    response: invitationSchema,
    status: 200,
    errors: [],
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/invitations/{id}',
    owner: 'identity',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: deleteErrors,
  },
})
