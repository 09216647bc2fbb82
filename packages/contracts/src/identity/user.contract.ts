import * as z from 'zod/mini'
import { legalDocuments } from '../legal-documents'
import { tenantLimits, tenantSchema } from '../tenant.contract'
import { freeText, id, instant, pictureData, pictureDataMax, requiredName } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { roleTypes } from './role-types'

export type RoleType = (typeof roleTypes)[number]

export const roleStatuses = ['active', 'disabled', 'invitationDeclined', 'invitationPending'] as const
export type RoleStatus = (typeof roleStatuses)[number]

/** The name that lists of people are sorted by. */
export const nameOrders = ['firstName', 'lastName'] as const
export type NameOrder = (typeof nameOrders)[number]

/** Where the focus goes after a digit in the matrix: to the child below, or to the next competence. */
export const matrixDirections = ['down', 'right'] as const
export type MatrixDirection = (typeof matrixDirections)[number]

export const userSchema = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  isSetupCompleted: z.boolean(),
  classSetupTooltipSeen: z.boolean(),
  teamSetupTooltipSeen: z.boolean(),
  schoolYearSetupTooltipSeen: z.boolean(),
})
export type User = z.infer<typeof userSchema>

export const whoAmIRoleSchema = z.object({
  id,
  roleType: z.enum(roleTypes),
  status: z.enum(roleStatuses),
  /** The person came by a hub, and waits until the school lets him or her in (rule external.5); an extension. */
  isWaiting: z.optional(z.boolean()),
  tenantId: id,
  tenant: tenantSchema,
})
export type WhoAmIRole = z.infer<typeof whoAmIRoleSchema>

/** Steps of the tour. */
export const tourSteps = 6
/** 0: not offered yet; 1 to 6: the step to go on with; 7: ended or declined. */
const tourStepSchema = z.int().check(z.minimum(0), z.maximum(tourSteps + 1))

/** The signed-in user with all roles (rule role.7). */
export const whoAmISchema = z.extend(userSchema, {
  language: z.enum(['de', 'en']),
  /** Null follows the device. */
  theme: z.nullable(z.enum(['light', 'dark'])),
  /** An extension. */
  nameOrder: z.optional(z.enum(nameOrders)),
  /** An extension. */
  matrixDirection: z.optional(z.enum(matrixDirections)),
  /** When the user last read what is new (rule profile.5); an extension. */
  releaseNotesSeenAt: z.optional(instant),
  /** Where the user is in the tour (rule profile.6); an extension. */
  tourStep: z.optional(tourStepSchema),
  currentTenantId: z.nullable(id),
  userRoles: z.array(whoAmIRoleSchema),
  /** Documents whose version in force the user has not agreed to (rule consent.2); an extension. */
  openConsents: z.optional(z.array(z.enum(legalDocuments))),
  /** Banners to be shown at the current school (rule announcement.3), which a call of their own reads; an extension. */
  bannerCount: z.optional(z.int()),
  /** Pending roles that the user can answer, which a call of their own lists; an extension. */
  invitationCount: z.optional(z.int()),
  /**
   * What the provider requests from an admin of the current school (rules role.8, role.10), empty for everybody else; an
   * extension.
   */
  roleRequestCount: z.optional(z.int()),
})
export type WhoAmI = z.infer<typeof whoAmISchema>

/** Limits of a profile (rule profile.1). An avatar is a small picture as data URL, in characters. */
export const profileLimits = { name: 1000, avatar: pictureDataMax } as const

/** The draft of a school to be created (rule school.4); null is not chosen yet. */
export const schoolDraftSchema = z.strictObject({
  name: freeText(tenantLimits.name),
  stateId: z.nullable(id),
  schoolTypeId: z.nullable(id),
})
export type SchoolDraft = z.infer<typeof schoolDraftSchema>

export const updateMeSchema = z.strictObject({
  firstName: z.optional(requiredName(profileLimits.name)),
  lastName: z.optional(requiredName(profileLimits.name)),
  /** Users belong to no school, nor do their pictures: the response also contains a small data URL. */
  avatar: z.optional(z.nullable(pictureData)),
  isSetupCompleted: z.optional(z.boolean()),
  classSetupTooltipSeen: z.optional(z.boolean()),
  teamSetupTooltipSeen: z.optional(z.boolean()),
  schoolYearSetupTooltipSeen: z.optional(z.boolean()),
  /** Language of mails, notifications and of a browser without a chosen one. */
  language: z.optional(z.enum(['de', 'en'])),
  /** Null follows the device. */
  theme: z.optional(z.nullable(z.enum(['light', 'dark']))),
  nameOrder: z.optional(z.enum(nameOrders)),
  matrixDirection: z.optional(z.enum(matrixDirections)),
  releaseNotesSeenAt: z.optional(instant),
  tourStep: z.optional(tourStepSchema),
  /** Null when there is no draft; read by a call of its own. */
  schoolDraft: z.optional(z.nullable(schoolDraftSchema)),
})
export type UpdateMe = z.infer<typeof updateMeSchema>

/** A pending role, with its school. */
export const userInvitationSchema = z.extend(whoAmIRoleSchema, { createdAt: instant })
export type UserInvitation = z.infer<typeof userInvitationSchema>

export const answerUserInvitationSchema = z.strictObject({ accept: z.boolean() })

export const userRoutes = defineRoutes({
  updateMe: {
    method: 'PUT',
    path: '/users/me',
    owner: 'identity',
    access: 'session',
    body: updateMeSchema,
    response: userSchema,
    status: 200,
    errors: ['EMPTY_DTO', 'VALIDATION_FAILED', 'FILE_VALIDATION_FAILED'],
  },
  /** Null deletes the draft. */
  getSchoolDraft: {
    method: 'GET',
    path: '/users/me/school-draft',
    owner: 'identity',
    access: 'session',
    response: z.nullable(schoolDraftSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  listUserInvitations: {
    method: 'GET',
    path: '/users/invitations',
    owner: 'identity',
    access: 'session',
    list: { id: 'uuid', roleType: 'text', tenantId: 'uuid', createdAt: 'instant' },
    response: userInvitationSchema,
    status: 200,
    errors: [],
  },
  answerUserInvitation: {
    method: 'PUT',
    path: '/users/invitations/{userRoleId}',
    owner: 'identity',
    access: 'session',
    params: z.object({ userRoleId: id }),
    body: answerUserInvitationSchema,
    response: whoAmIRoleSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_USER_INVITATION', 'EMPTY_DTO', 'VALIDATION_FAILED'],
  },
})
