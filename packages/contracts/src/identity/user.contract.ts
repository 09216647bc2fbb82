import * as z from 'zod/mini'
import { tenantSchema } from '../school-admin/tenant.contract'
import { id } from '../wire/fields'

/** admin is shown as Owner, manager as Admin, user as Member (specification, section 1). */
export const roleTypes = ['admin', 'manager', 'user'] as const
export type RoleType = (typeof roleTypes)[number]

export const roleStatuses = ['active', 'disabled', 'invitationDeclined', 'invitationPending'] as const
export type RoleStatus = (typeof roleStatuses)[number]

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
  tenantId: id,
  tenant: tenantSchema,
})
export type WhoAmIRole = z.infer<typeof whoAmIRoleSchema>

/** The signed-in user with all roles (specification, section 3). */
export const whoAmISchema = z.extend(userSchema, {
  currentTenantId: z.nullable(id),
  userRoles: z.array(whoAmIRoleSchema),
})
export type WhoAmI = z.infer<typeof whoAmISchema>
