import * as z from 'zod/mini'
import { unmailedReasons } from '../identity/invitation.contract'
import { roleTypes } from '../identity/role-types'
import { roleStatuses, userSchema } from '../identity/user.contract'
import { tenantSchema } from '../tenant.contract'
import { day, emailAddress, freeName, id, instant, personSchema, requiredName } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { deleteErrors, updateErrors } from '../wire/route-errors'
import { accessRightSchema } from './access-right.contract'

/** Names at registration and profile (rule role.5); one bulk call takes at most so many addresses. */
export const userLimits = { name: 1000, bulk: 500 } as const

const person = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
})

/** What the provider may ask a school to take from somebody: a higher role type, access, or the whole role. */
export const roleLosses = ['demotion', 'disabling', 'removal'] as const
export type RoleLoss = (typeof roleLosses)[number]

/** What the provider wants to take, until another admin of the school confirms it (rule role.10). */
export const requestedLossSchema = z.object({
  kind: z.enum(roleLosses),
  /** The role type afterwards. */
  roleType: z.enum(roleTypes),
})
export type RequestedLoss = z.infer<typeof requestedLossSchema>

/** A role at a school, with its access rights on classes. */
export const userRoleSchema = z.object({
  id,
  roleType: z.enum(roleTypes),
  status: z.enum(roleStatuses),
  /** The role type that the provider requests, until an admin of the school confirms it. */
  requestedRoleType: z.nullable(z.enum(roleTypes)),
  requestedLoss: z.nullable(requestedLossSchema),
  /** The last day on which it holds; null for no end (rule role.11). */
  endsOn: z.optional(z.nullable(day)),
  /** Since when a person who came by a hub waits to be let in; the status is `disabled` until then (rule external.5). */
  waitingSince: z.optional(z.nullable(instant)),
  /** The hub by which the person came; null for others. */
  identityProviderId: z.optional(z.nullable(z.string())),
  tenantId: id,
  tenant: tenantSchema,
  user: person,
  accessRights: z.array(accessRightSchema),
  /** The person's last inviter; null when there was none. */
  inviter: z.nullable(personSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type UserRole = z.infer<typeof userRoleSchema>

/** The list variant of a user. Members without a class see names only: all else is null, and no roles (rule role.6). */
export const userRowSchema = z.extend(userSchema, {
  email: z.nullable(z.string()),
  isSetupCompleted: z.nullable(z.boolean()),
  classSetupTooltipSeen: z.nullable(z.boolean()),
  teamSetupTooltipSeen: z.nullable(z.boolean()),
  schoolYearSetupTooltipSeen: z.nullable(z.boolean()),
  /** Entries made at the school; for admins, null for others, who can neither filter nor order by it (rule role.6). */
  competenceObservationsCount: z.nullable(z.int()),
  /** A member who sees no class so far (rule class-right.6); null in the provider's list. */
  isWaiting: z.nullable(z.boolean()),
  userRoles: z.array(z.object({ id, roleType: z.enum(roleTypes), status: z.enum(roleStatuses), tenantId: id })),
})
export type UserRow = z.infer<typeof userRowSchema>

/** A person of the school with what depends on them. */
export const staffSchema = z.object({
  /** Id of the role. */
  id,
  role: userRoleSchema,
  /** Entries made at the school; null for all but admins (rule role.6). */
  competenceObservationsCount: z.nullable(z.int()),
  /** Active classes that the person created, which stay when they leave. */
  ownClassCount: z.int(),
  /** Open invitations that the person sent, which end with the right to invite (rule invitation.2). */
  invitationCount: z.int(),
  /** The only active admin, who stays (rule role.1). */
  isLastAdmin: z.boolean(),
  /** Nobody signs in by the account: its owner closed it, or the provider disabled it (rule support.5). */
  isAccountClosed: z.boolean(),
})
export type Staff = z.infer<typeof staffSchema>

/** Number of people of the school by status. */
export const staffCountsSchema = z.object({
  active: z.int(),
  invitationPending: z.int(),
  disabled: z.int(),
  invitationDeclined: z.int(),
  /** People who came by a hub and wait to be let in; none of them counts as disabled. */
  waiting: z.optional(z.int()),
})
export type StaffCounts = z.infer<typeof staffCountsSchema>

export const addUserSchema = z.strictObject({
  email: emailAddress,
  firstName: requiredName(userLimits.name),
  lastName: requiredName(userLimits.name),
  roleType: z.enum(roleTypes),
})
export type AddUser = z.infer<typeof addUserSchema>

export const addUsersSchema = z.strictObject({
  emails: z.array(emailAddress).check(z.minLength(1), z.maxLength(userLimits.bulk)),
  roleType: z.enum(roleTypes),
  /** Names of those of the addresses that have no account yet, as far as they are known. */
  names: z.optional(
    z
      .array(
        z.strictObject({
          email: emailAddress,
          firstName: freeName(userLimits.name),
          lastName: freeName(userLimits.name),
        }),
      )
      .check(z.maxLength(userLimits.bulk)),
  ),
})
export type AddUsers = z.infer<typeof addUsersSchema>

/** The new roles, and the addresses that were not invited because they cannot be mailed now. */
export const addedUsersSchema = z.extend(rowsOf(userRoleSchema), {
  notMailed: z.array(z.object({ email: z.string(), reason: z.enum(unmailedReasons) })),
})
export type AddedUsers = z.infer<typeof addedUsersSchema>

/** `isActive` switches between active and disabled; a pending role is answered by the invited person only. */
export const updateUserRoleSchema = z.strictObject({
  roleType: z.optional(z.enum(roleTypes)),
  isActive: z.optional(z.boolean()),
})
export type UpdateUserRole = z.infer<typeof updateUserRoleSchema>

/** As the school changes a role: it may also set the last day, or none with null. */
export const updateSchoolRoleSchema = z.extend(updateUserRoleSchema, { endsOn: z.optional(z.nullable(day)) })
export type UpdateSchoolRole = z.infer<typeof updateSchoolRoleSchema>

const userRoleParams = z.object({ userRoleId: id })

export const userRoleFields = {
  id: 'uuid',
  roleType: 'text',
  status: 'text',
  userId: 'uuid',
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const

export const userRoleRoutes = defineRoutes({
  addUser: {
    method: 'POST',
    path: '/tenants/current/add-user',
    owner: 'school-admin',
    access: 'manager',
    confirmation: { field: 'roleType', value: 'admin' },
    body: addUserSchema,
    response: userRoleSchema,
    status: 201,
    errors: [
      'CREATE_NOT_ALLOWED',
      'USER_ALREADY_EXISTS',
      'EMAIL_COOLDOWN_ACTIVE',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
  },
  /** Addresses that already have a role at the school keep it; those that cannot be mailed now get none. */
  addUsers: {
    method: 'POST',
    path: '/tenants/current/add-user/bulk',
    owner: 'school-admin',
    access: 'manager',
    confirmation: { field: 'roleType', value: 'admin' },
    body: addUsersSchema,
    response: addedUsersSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
  },
  listUserRoles: {
    method: 'GET',
    path: '/tenants/current/user-roles',
    owner: 'school-admin',
    access: 'manager',
    list: userRoleFields,
    response: userRoleSchema,
    status: 200,
    errors: [],
  },
  /** Roles with what depends on their people; only admins sort and filter by numbers of entries (rule role.6). */
  listStaff: {
    method: 'GET',
    path: '/tenants/current/staff',
    owner: 'school-admin',
    access: 'manager',
    list: {
      ...userRoleFields,
      competenceObservationsCount: 'integer',
      /** The status, or `waiting` for whoever came by a hub and is not let in yet. */
      state: 'text',
      /** Names, address and classes, for a search. */
      words: 'text',
    },
    response: staffSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  countStaff: {
    method: 'GET',
    path: '/tenants/current/staff/counts',
    owner: 'school-admin',
    access: 'manager',
    program: 'counts:read',
    response: staffCountsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  listUsers: {
    method: 'GET',
    path: '/tenants/current/users',
    owner: 'school-admin',
    access: 'member',
    list: {
      id: 'uuid',
      email: 'text',
      firstName: 'text',
      lastName: 'text',
      competenceObservationsCount: 'integer',
    },
    response: userRowSchema,
    status: 200,
    errors: [],
  },
  updateUserRole: {
    method: 'PUT',
    path: '/tenants/current/user-roles/{userRoleId}',
    owner: 'school-admin',
    access: 'manager',
    confirmation: { field: 'roleType', value: 'admin' },
    params: userRoleParams,
    body: updateSchoolRoleSchema,
    response: userRoleSchema,
    status: 200,
    errors: updateErrors,
  },
  /** Mails a pending invitation again; the caller becomes its inviter. UPDATE_NOT_ALLOWED for any other role. */
  resendUserInvitation: {
    method: 'POST',
    path: '/tenants/current/user-roles/{userRoleId}/resend',
    owner: 'school-admin',
    access: 'manager',
    params: userRoleParams,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
  deleteUserRole: {
    method: 'DELETE',
    path: '/tenants/current/user-roles/{userRoleId}',
    owner: 'school-admin',
    access: 'manager',
    params: userRoleParams,
    status: 200,
    errors: deleteErrors,
  },
})
