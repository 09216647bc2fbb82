import * as z from 'zod/mini'
import { addUserSchema } from '../school-admin/user-role.contract'
import { onboardTenantSchema, tenantInput, tenantSchema } from '../tenant.contract'
import { id, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import { roleInvitationSchema } from './role-invitation'
import { tenantParams } from './tenant-params'

/** Status of a school, as the provider sees it. */
export const tenantStatuses = ['provider', 'active', 'inSetup', 'disabled', 'closing'] as const
export type TenantStatus = (typeof tenantStatuses)[number]

/** A school with counts only; a provider never reads more of it. */
export const tenantRowSchema = z.extend(tenantSchema, {
  status: z.enum(tenantStatuses),
  /** The provider has confirmed name, town and number (rule signature.10); null for itself. */
  isConfirmed: z.nullable(z.boolean()),
  userCount: z.int(),
  studentCount: z.int(),
  schoolClassCount: z.int(),
  /** Whether the provider has ordered its closing, and so may undo that. */
  isClosedByProvider: z.boolean(),
  /** Whether it moves to another installation or from one: until then it is read-only (rule move.2). */
  isMoving: z.optional(z.boolean()),
  /** Who was last invited to be the owner of a school that has none; null for other schools. */
  invitedOwner: z.nullable(
    z.object({
      userRoleId: id,
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** Null after a refusal. */
      invitation: z.nullable(roleInvitationSchema),
    }),
  ),
})
export type TenantRow = z.infer<typeof tenantRowSchema>

/** A new school, and the first owner, who is invited in the same step. */
export const createTenantSchema = z.extend(onboardTenantSchema, {
  owner: z.optional(z.omit(addUserSchema, { roleType: true })),
})
export type CreateTenant = z.infer<typeof createTenantSchema>

/** Characters of the reason why a school is disabled. */
export const disabledReasonMax = 1000

/** Nobody can work at a disabled school, and its data is kept; only the provider may disable one (rule school.7). */
export const updateProviderTenantSchema = z.partial(
  z.strictObject({
    ...tenantInput,
    isDisabled: z.boolean(),
    /** Sent to those who lead the school; only for a disabled one. */
    disabledReason: requiredText(disabledReasonMax),
  }),
)
export type UpdateProviderTenant = z.infer<typeof updateProviderTenantSchema>

export const providerTenantRoutes = defineRoutes({
  /** A new school, with its first owner if one is named: both or none. */
  createTenant: {
    method: 'POST',
    path: '/provider/tenants',
    owner: 'provider',
    access: 'provider',
    confirmation: { field: 'owner' },
    body: createTenantSchema,
    response: tenantSchema,
    status: 201,
    errors: [
      'CREATE_NOT_ALLOWED',
      'TENANT_ALREADY_EXISTS',
      'EMAIL_COOLDOWN_ACTIVE',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
  },
  /** One school with its counts. */
  getTenant: {
    method: 'GET',
    path: '/provider/tenants/{tenantId}',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    response: tenantRowSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  updateTenant: {
    method: 'PUT',
    path: '/provider/tenants/{tenantId}',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    body: updateProviderTenantSchema,
    response: tenantSchema,
    status: 200,
    errors: [...updateErrors, 'TENANT_ALREADY_EXISTS', 'EDIT_CONFLICT'],
  },
  /** Deletes an unused school at once, a disabled one after 30 days; others can be disabled, not deleted. */
  deleteTenant: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}',
    owner: 'provider',
    access: 'provider',
    whileClosing: true,
    confirmation: 'always',
    params: tenantParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** Cancels the provider's deletion of a school within its 30 days. */
  undoDeleteTenant: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/closing',
    owner: 'provider',
    access: 'provider',
    whileClosing: true,
    params: tenantParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  listTenants: {
    method: 'GET',
    path: '/provider/tenants',
    owner: 'provider',
    access: 'provider',
    program: 'schools:read',
    list: {
      id: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
      name: 'text',
      slogan: 'text',
      isDisabled: 'boolean',
      isProvider: 'boolean',
      isWizardFinalized: 'boolean',
      countryId: 'uuid',
      stateId: 'uuid',
      schoolTypeId: 'uuid',
      status: 'text',
      isConfirmed: 'boolean',
      userCount: 'integer',
      studentCount: 'integer',
      schoolClassCount: 'integer',
    },
    response: tenantRowSchema,
    status: 200,
    errors: [],
  },
})
