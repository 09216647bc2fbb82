import * as z from 'zod/mini'
import { roleTypes } from '../identity/role-types'
import { roleStatuses } from '../identity/user.contract'
import {
  addUserSchema,
  updateUserRoleSchema,
  userRoleFields,
  userRoleSchema,
  userRowSchema,
} from '../school-admin/user-role.contract'
import { id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { tenantParams } from './tenant-params'

/** A person of any school, or of none; closed accounts are left out. */
export const providerUserRowSchema = z.extend(userRowSchema, {
  /** Disabled by the provider (rule support.5). */
  isDisabled: z.boolean(),
  lastSignedInAt: z.nullable(instant),
  userRoles: z.array(
    z.object({
      id,
      roleType: z.enum(roleTypes),
      status: z.enum(roleStatuses),
      tenantId: id,
      tenantName: z.string(),
      isTenantDisabled: z.boolean(),
    }),
  ),
})
export type ProviderUserRow = z.infer<typeof providerUserRowSchema>

const roleParams = z.extend(tenantParams, { userRoleId: id })

/** People of all schools. The provider sees who works where, but no rights on single classes. */
export const providerUserRoutes = defineRoutes({
  /** Not for the provider's own people, whom only schools may invite. */
  addTenantUser: {
    method: 'POST',
    path: '/provider/tenants/{tenantId}/add-user',
    owner: 'provider',
    access: 'provider',
    confirmation: { field: 'roleType', value: 'admin' },
    params: tenantParams,
    body: addUserSchema,
    response: userRoleSchema,
    status: 201,
    errors: [...createErrors, 'USER_ALREADY_EXISTS', 'EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS'],
  },
  listTenantUserRoles: {
    method: 'GET',
    path: '/provider/tenants/user-roles',
    owner: 'provider',
    access: 'provider',
    list: { ...userRoleFields, tenantId: 'uuid', tenantName: 'text' },
    response: userRoleSchema,
    status: 200,
    errors: [],
  },
  /**
   * What takes something from a person of a school that others lead waits for one of them, and shows as
   * `requestedLoss` until then (rule role.10). The current role type withdraws what was requested.
   */
  updateTenantUserRole: {
    method: 'PUT',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}',
    owner: 'provider',
    access: 'provider',
    confirmation: { field: 'roleType', value: 'admin' },
    params: roleParams,
    body: updateUserRoleSchema,
    response: userRoleSchema,
    status: 200,
    errors: updateErrors,
  },
  /** Succeeds at once; in a school that others lead, the role stays until one of them confirms (rule role.10). */
  deleteTenantUserRole: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}',
    owner: 'provider',
    access: 'provider',
    params: roleParams,
    status: 200,
    errors: deleteErrors,
  },
  listProviderUsers: {
    method: 'GET',
    path: '/provider/users',
    owner: 'provider',
    access: 'provider',
    list: {
      id: 'uuid',
      email: 'text',
      firstName: 'text',
      lastName: 'text',
      /** First name, last name and address, to search by. */
      person: 'text',
      isDisabled: 'boolean',
      /** Some school's invitation is not answered yet. */
      isInvited: 'boolean',
      lastSignedInAt: 'instant',
      isSetupCompleted: 'boolean',
      competenceObservationsCount: 'integer',
      /** Schools where the user has a role, in any status. */
      tenantIds: 'uuids',
    },
    response: providerUserRowSchema,
    status: 200,
    errors: [],
  },
})
